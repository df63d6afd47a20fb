/** Unit and property tests, beside the code they test. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{engine,games,bots,cli,bench,scripts}/**/*.test.ts'],
    pool: 'threads',
    testTimeout: 30_000,
  },
})
