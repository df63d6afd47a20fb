/** Unit and property tests, beside the code they test. */
import { defineConfig } from 'vitest/config'
import { fourthGame } from './scripts/fourth/plugin.ts'

const exclude = ['**/*.slow.test.ts', '**/*.fourth.test.ts', '**/node_modules/**']
/** Only for what would never end: a machine that is busy with other things may take many times as long as usual. */
const testTimeout = 120_000
const common = { exclude, pool: 'threads', testTimeout } as const

export default defineConfig({
  test: {
    // Otherwise one processor would be kept free.
    maxWorkers: '100%',
    projects: [
      // What has no state of its own needs no room of its own: the games are read once, not for every file.
      {
        test: {
          ...common,
          name: 'pure',
          include: ['{engine,games,bots,match,protocol}/**/*.test.ts'],
          isolate: false,
        },
      },
      { test: { ...common, name: 'rooms', include: ['{server,cli,bench,scripts,web}/**/*.test.ts'] } },
      // A house with a fourth game: its own tests, and those that hold for every game on the list.
      {
        plugins: [fourthGame()],
        test: {
          ...common,
          exclude: ['**/node_modules/**'],
          name: 'fourth',
          include: ['**/*.fourth.test.ts', 'games/meta.test.ts', 'web/{games/shelf,pages/chairs}.test.ts'],
        },
      },
    ],
  },
})
