// The end, item by item as on paper: suitcase, turf bonuses, job bonuses, total. COR-14.

import '../corleone.css'
import type { Outcome } from '@backroom/engine'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, COLORS, viewOf } from '../game.ts'
import type { IconName } from '../icons.ts'
import { JOB_PAINT, liveryOf } from '../look.ts'
import { Emblem } from '../parts/Emblem.tsx'
import { Icon } from '../parts/Icon.tsx'
import { familyId, familyName, personName } from '../parts/people.ts'

interface Line {
  readonly key: string
  readonly name: string
  readonly icon: IconName | null
  readonly sums: readonly number[]
}

interface Group {
  readonly title: string | null
  readonly lines: readonly Line[]
}

/** One line for each thing that can bring money, also where it brought none: that is how one checks a sum. */
function groupsOf(scene: Scene): Group[] {
  const { sheet, seats } = viewOf(scene)
  if (!sheet) return []
  const { bonuses, money } = sheet
  const { words } = scene
  const paid = (match: (bonus: (typeof bonuses)[number]) => boolean) =>
    seats.map((_, seat) =>
      bonuses.reduce((sum, bonus) => (bonus.seat === seat && match(bonus) ? sum + bonus.money : sum), 0),
    )
  return [
    { title: null, lines: [{ key: 'money', name: words.say('sheet.money'), icon: 'suitcase', sums: money }] },
    {
      title: words.say('sheet.turfs'),
      lines: boxOf(scene).numbered.map((turf) => ({
        key: turf,
        name: words.name(turf),
        icon: null,
        sums: paid((bonus) => bonus.turf === turf),
      })),
    },
    {
      title: words.say('sheet.jobs'),
      lines: COLORS.map((color) => ({
        key: color,
        name: words.name(color),
        icon: JOB_PAINT[color].icon,
        sums: paid((bonus) => bonus.color === color),
      })),
    },
  ]
}

export function ScoreSheet({ scene, outcome }: { readonly scene: Scene; readonly outcome: Outcome }) {
  const { sheet, seats } = viewOf(scene)
  if (!sheet) return null
  const order = seats.map((_, seat) => seat).sort((a, b) => (sheet.totals[b] ?? 0) - (sheet.totals[a] ?? 0))
  return (
    <section class="cor-score">
      <table>
        <caption>{scene.words.say('sheet.winners', { winners: outcome.winners })}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{scene.say('score.item')}</span>
            </th>
            {order.map((seat) => (
              <th key={seat} scope="col" style={{ '--f': liveryOf(familyId(scene, seat)).tie }}>
                <span class="cor-column">
                  <Emblem family={familyId(scene, seat)} size={36} />
                  <b>{familyName(scene, seat)}</b>
                  <span>{personName(scene, seat)}</span>
                  {outcome.winners.includes(seat) && (
                    <span class="cor-crown">
                      <Icon name="laurel-crown" size={22} />
                      <span class="unseen">{scene.say('score.winner')}</span>
                    </span>
                  )}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {groupsOf(scene).map(({ title, lines }) => (
          <tbody key={title}>
            {title !== null && (
              <tr class="cor-groupline">
                <th scope="rowgroup" colSpan={order.length + 1}>
                  {title}
                </th>
              </tr>
            )}
            {lines.map(({ key, name, icon, sums }) => (
              <tr key={key}>
                <th scope="row">
                  <span class="cor-lineicon">{icon && <Icon name={icon} size={15} />}</span>
                  {name}
                </th>
                {order.map((seat) => (
                  <td key={seat}>{sums[seat] ? `$${sums[seat]}` : '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row">{scene.words.say('sheet.total')}</th>
            {order.map((seat) => (
              <td key={seat}>${sheet.totals[seat] ?? 0}</td>
            ))}
          </tr>
          <tr class="cor-tiebreak">
            <th scope="row">{scene.say('score.tieBreak')}</th>
            {order.map((seat) => (
              <td key={seat}>{sheet.turfBonuses[seat] ?? 0}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
