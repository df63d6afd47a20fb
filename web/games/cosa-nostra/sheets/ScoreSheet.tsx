// The sheet at the end, as on paper: one column a family, the richest first. LCN-21.

import { incomeOf } from '@backroom/games/cosa-nostra'
import type { Outcome, Seat } from '@backroom/engine'
import { moneyOrDash, type ScoreLine, ScoreTable } from '../../../kit/ScoreTable.tsx'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, viewOf } from '../game.ts'
import { Emblem } from '../parts/Emblem.tsx'
import { dollars, familyId, familyName, personName } from '../parts/people.ts'

const LINES = ['cash', 'income', 'topEarner', 'mostGangsters', 'laundered', 'muscle'] as const

/** How a sum came about, where that is not plain. */
function noteOn(scene: Scene, line: (typeof LINES)[number], seat: Seat): string | null {
  const view = viewOf(scene)
  const { laundered = 0, trophies = [] } = view.seats[seat] ?? {}
  const { businessAndMonopolyIncomeFactor, launderedFactor } = boxOf(scene).components.finalScoring
  if (line === 'income')
    return `${businessAndMonopolyIncomeFactor} × ${dollars(scene, incomeOf(view, boxOf(scene), seat))}`
  if (line === 'laundered') return `${launderedFactor} × ${dollars(scene, laundered)}`
  return line === 'muscle' ? scene.words.list(trophies) : null
}

export function ScoreSheet({ scene, outcome }: { readonly scene: Scene; readonly outcome: Outcome }) {
  const { sheet } = viewOf(scene)
  if (!sheet) return null
  const lines = LINES.filter((line) => line !== 'topEarner' || boxOf(scene).variants.has('topEarnerBonus'))
  const sums = (key: 'total' | 'tieBreak'): ScoreLine => ({
    key,
    name: scene.words.say(`sheet.${key}`),
    cell: (seat) => dollars(scene, sheet[seat]?.[key] ?? 0),
  })
  return (
    <ScoreTable
      caption={scene.words.say('sheet.winners', { winners: outcome.winners })}
      outcome={outcome}
      order={sheet
        .map((line, seat) => ({ line, seat }))
        .sort((a, b) => b.line.total - a.line.total || b.line.tieBreak - a.line.tieBreak)
        .map(({ seat }) => seat)}
      head={(seat) => ({
        family: familyName(scene, seat),
        person: personName(scene, seat),
        emblem: <Emblem family={familyId(scene, seat)} size={36} />,
      })}
      groups={[
        {
          title: null,
          lines: lines.map((line) => ({
            key: line,
            name: scene.words.say(`sheet.${line}`),
            cell(seat) {
              const amount = sheet[seat]?.[line] ?? 0
              return (
                <>
                  {moneyOrDash(scene, amount)}
                  {amount > 0 && <small>{noteOn(scene, line, seat)}</small>}
                </>
              )
            },
          })),
        },
      ]}
      total={sums('total')}
      ties={[sums('tieBreak')]}
      long
    />
  )
}
