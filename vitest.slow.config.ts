/** Tests that take a minute or more: power cuts, and the laws of the games whose tables are being set up. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{bots,games,server}/**/*.slow.test.ts'],
    pool: 'threads',
    fileParallelism: false,
    testTimeout: 400_000,
  },
})
