/** Whole games in a real browser against a real server. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    fileParallelism: false,
    // A browser on a crowded machine may miss a moment; a fault of ours is there the second time too.
    retry: 1,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
})
