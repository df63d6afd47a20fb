// The id of an option is a key: outside games/ nobody takes it apart or knows one by heart. What an option means stands in
// its typed fields.

import type { ESTree } from 'vite'
import { expect, test } from 'vitest'
import { found, type Source, sourcesOf } from './sources.ts'

/** Rooms, and folders of rooms, where options are in hand. */
const WITH_OPTIONS =
  '{bots,match,web/{games,kit,table,gallery,debug},cli/{picture,terminalTable}}/**/*.{ts,tsx}'

/** Ways to take a text apart. */
const APART = new Set([
  'charAt',
  'charCodeAt',
  'codePointAt',
  'endsWith',
  'exec',
  'match',
  'matchAll',
  'replace',
  'replaceAll',
  'search',
  'split',
  'startsWith',
  'substring',
  'test',
])

/** Texts that are no ids: names and sentences that are fitted to a width, what somebody types, bots' names, our own log and effects. */
const NO_IDS = [
  "bots/levels.ts: bot.split(':')",
  'cli/terminalTable/bargain.ts',
  'cli/terminalTable/pick.ts',
  'cli/terminalTable/seatedGame.ts: this.#chronicle.match(game)',
  'cli/terminalTable/terminalTable.ts: typed.split(/\\s+/)',
  "match/log.ts: packed.split('\\n')",
  "match/logLine.ts: text.split('\\t')",
  'web/games/corleone/parts/short.ts: text.charAt(0)',
  "web/games/cosa-nostra/bargain/draft.ts: text.replaceAll(/\\D/g, '')",
  'web/games/cosa-nostra/parts/people.ts',
  "web/games/speakeasy/board/tracks/Rail.tsx: mark.startsWith('+')",
  "web/games/speakeasy/plan/effects.ts: effect.op.startsWith('action_')",
  "web/kit/fit.ts: text.split(' ')",
  'web/table/MiniMap.tsx',
  'web/table/keys.ts: /^[1-9]$/.test(event.key)',
  'web/table/useAttention.ts',
  // A lesson names the options of its own recorded position; the other is a match, not a search.
  'match/lesson/moves.ts: move.startsWith(pattern.starts)',
  'match/lesson/lesson.ts: new Chronicle(this.#recordOf(done), [], 0).match(this.#game)',
]

const isText = ({ type, ...node }: ESTree.Node): boolean =>
  type === 'TemplateLiteral' || (type === 'Literal' && 'value' in node && typeof node.value === 'string')

/** `option.id`, `picked?.id`, or what is called `id` after it was taken out of an option. */
function isId(node: ESTree.Node): boolean {
  if (node.type === 'ChainExpression') return isId(node.expression)
  if (node.type === 'MemberExpression')
    return node.property.type === 'Identifier' && !node.computed && node.property.name === 'id'
  return node.type === 'Identifier' && /^(?:id|answer|first|last|picked)$/.test(node.name)
}

const takenApart = (source: Source): string[] =>
  found(source, (say) => ({
    CallExpression(node) {
      const { callee } = node
      if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
        if (APART.has(callee.property.name) || (callee.property.name === 'slice' && isId(callee.object)))
          say(node)
    },
  }))

/** Ids of what is not offered to anybody: what became of a turn, parts of a screen, phases of a track. */
const OF_SCREENS = [
  "match/goOn.ts: last === 'done'",
  "web/games/corleone/sheets/Track.tsx: id !== 'bribery'",
  "web/games/corleone/turn.tsx: id === 'family'",
]

const knownByHeart = (source: Source): string[] =>
  found(source, (say) => ({
    BinaryExpression(node) {
      const { left, right } = node
      if ((isId(left) && isText(right)) || (isId(right) && isText(left))) say(node)
    },
    SwitchStatement(node) {
      if (isId(node.discriminant) && node.cases.some(({ test: one }) => one && isText(one)))
        say(node.discriminant)
    },
  })).filter((one) => !one.includes('typeof '))

const sources = sourcesOf(WITH_OPTIONS)
const apart = sources.flatMap(takenApart)
const byHeart = sources.flatMap(knownByHeart)

/** Either the very place, or all of a file. */
const isExcepted = (one: string, known: string): boolean => one === known || one.startsWith(`${known}: `)

test('no id of an option is taken apart', () => {
  expect(apart.filter((one) => !NO_IDS.some((known) => isExcepted(one, known)))).toEqual([])
})

test('no id of an option is known by heart', () => {
  expect(byHeart.filter((one) => !OF_SCREENS.some((known) => isExcepted(one, known)))).toEqual([])
})

test('what is excepted is there', () => {
  expect(NO_IDS.filter((known) => !apart.some((one) => isExcepted(one, known)))).toEqual([])
  expect(OF_SCREENS.filter((known) => !byHeart.some((one) => isExcepted(one, known)))).toEqual([])
})

test.for([
  "const kind = option.id.split(':')[0]",
  "if (option?.id.startsWith('thug:')) go()",
  'const [, place] = /^thug:(.*)$/.exec(option.id) ?? []',
  'const place = option.id.slice(5)',
  "if (picked.id === 'none') go()",
  'const isIt = ({ id }) => id === `buy:${business}`',
  "switch (option.id) { case 'stop': go() }",
])('it would be noticed: %s', (text) => {
  const source = { file: 'planted.ts', text }
  expect([...takenApart(source), ...knownByHeart(source)]).toHaveLength(1)
})
