// The sheet at the end, as on paper: one column a family, the richest first. LCN-21.

import '../cosa-nostra.css'
import type { Outcome } from '@backroom/engine'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, viewOf } from '../game.ts'
import { Emblem } from '../parts/Emblem.tsx'
import { dollars, familyId, familyName, personName } from '../parts/people.ts'

const LINES = ['cash', 'income', 'topEarner', 'mostGangsters', 'laundered', 'muscle'] as const

export function ScoreSheet({ scene, outcome }: { readonly scene: Scene; readonly outcome: Outcome }) {
  const view = viewOf(scene)
  const { sheet } = view
  if (!sheet) return null
  const order = sheet
    .map((line, seat) => ({ line, seat }))
    .sort((a, b) => b.line.total - a.line.total || b.line.tieBreak - a.line.tieBreak)
  const lines = LINES.filter((line) => line !== 'topEarner' || view.variants.includes('topEarnerBonus'))
  const note = (line: (typeof LINES)[number], seat: number): string | null => {
    if (line === 'income')
      return `${boxOf(scene).components.finalScoring.businessAndMonopolyIncomeFactor} × ${dollars(scene, view.seats[seat]?.income ?? 0)}`
    if (line === 'laundered' && (view.seats[seat]?.laundered ?? 0) > 0)
      return `${boxOf(scene).components.finalScoring.launderedFactor} × ${dollars(scene, view.seats[seat]?.laundered ?? 0)}`
    if (line === 'muscle' && (view.seats[seat]?.trophies.length ?? 0) > 0)
      return scene.words.list(view.seats[seat]?.trophies ?? [])
    return null
  }
  return (
    <section
      class="lcn-score"
      aria-label={scene.words.say('sheet.title')}
      style={{ '--families': order.length }}
    >
      {/* A table that scrolls must be reachable without a mouse. */}
      <div class="lcn-scroll" tabIndex={0} role="group" aria-label={scene.words.say('sheet.title')}>
        <table>
          <thead>
            <tr>
              <td />
              {order.map(({ seat }) => (
                <th key={seat} scope="col" data-won={outcome.winners.includes(seat)}>
                  <Emblem family={familyId(scene, seat)} size={34} />
                  <b>{familyName(scene, seat)}</b>
                  <small>{personName(scene, seat)}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line}>
                <th scope="row">{scene.words.say(`sheet.${line}`)}</th>
                {order.map(({ line: scored, seat }) => {
                  const amount = scored[line]
                  const small = amount > 0 ? note(line, seat) : null
                  return (
                    <td key={seat}>
                      {amount > 0 ? dollars(scene, amount) : '–'}
                      {small !== null && <small>{small}</small>}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{scene.words.say('sheet.total')}</th>
              {order.map(({ line, seat }) => (
                <td key={seat}>{dollars(scene, line.total)}</td>
              ))}
            </tr>
            <tr class="lcn-tiebreak">
              <th scope="row">{scene.words.say('sheet.tieBreak')}</th>
              {order.map(({ line, seat }) => (
                <td key={seat}>{dollars(scene, line.tieBreak)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}
