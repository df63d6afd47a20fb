/** Unit and property tests, beside the code they test. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{engine,games,bots,protocol,server,cli,bench,scripts,web}/**/*.test.ts'],
    exclude: ['**/*.slow.test.ts', '**/node_modules/**'],
    pool: 'threads',
    testTimeout: 30_000,
  },
})
