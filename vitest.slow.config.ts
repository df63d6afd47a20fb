/** Tests that take a minute or more: `vitest run --config vitest.slow.config.ts`. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['server/**/*.slow.test.ts'],
    pool: 'threads',
    testTimeout: 170_000,
  },
})
