/** Tests that take their time: power cuts, whole games under the eyes of every law, in words, and against good bots. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{bots,cli,games,scripts,server}/**/*.slow.test.ts'],
    pool: 'threads',
    fileParallelism: false,
    testTimeout: 400_000,
    hookTimeout: 400_000,
  },
})
