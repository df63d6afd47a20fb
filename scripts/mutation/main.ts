/** Counts how many faults planted in the rules' code the tests notice: npm run mutation -- [GAME] [--file PATTERN]. */
import { parseArgs } from 'node:util'
import { GAMES } from './plan.ts'
import { reportOf, written } from './report.ts'
import { trial } from './trial.ts'

const USAGE = `npm run mutation -- [GAME …] [--file PATTERN] [--workers 1|2] [--fresh] [--json]
  GAME            ${GAMES.join(', ')}; all of them if none is named
  --file PATTERN  only sources whose path holds PATTERN
  --workers N     processes, 1 or 2; 1 unless told
  --fresh         forget the verdicts of earlier runs
  --json          one object on the last line`

function refuse(why: string): never {
  console.error(`${why}\n${USAGE}`)
  process.exit(2)
}

function settingsOf(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        file: { type: 'string' },
        workers: { type: 'string', default: '1' },
        fresh: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

const { values, positionals } = settingsOf(process.argv.slice(2))
if (values.help) {
  console.log(USAGE)
  process.exit()
}
const unknown = positionals.find((name) => !GAMES.includes(name))
if (unknown !== undefined) refuse(`There is no game called ${unknown}.`)
if (!['1', '2'].includes(values.workers)) refuse(`--workers is 1 or 2, not ${values.workers}.`)

const games = positionals.length > 0 ? GAMES.filter((game) => positionals.includes(game)) : GAMES
const reports = []
for (const game of games) {
  const file = values.file ?? null
  const tried = await trial(game, { workers: Number(values.workers), file, fresh: values.fresh })
  if (tried.length === 0) continue
  const report = reportOf(game, tried, file === null)
  reports.push(report)
  console.log(written(report))
}
if (reports.length === 0) refuse(`No source of a rule has ${values.file} in its path.`)
if (values.json) console.log(JSON.stringify({ games: reports }))
