// The end, item by item as on paper, and the tie-breaks below. SPK-27.

import '../speakeasy.css'
import type { Outcome } from '@backroom/engine'
import type { Scene } from '../../../kit/screen.ts'
import { type Box, boxOf, buildingsOf, type Kind, kindOf, knownOf, type Speakeasy, viewOf } from '../game.ts'
import { Emblem } from '../parts/Emblem.tsx'
import { KIND_ICONS } from '../parts/effects.ts'
import { Icon } from '../parts/Icon.tsx'
import type { IconName } from '../parts/icons.ts'
import { livery } from '../parts/livery.ts'
import { colorOf, familyName, personName } from '../people.ts'

interface Item {
  readonly key: string
  readonly name: string
  readonly icon: IconName
  readonly money: readonly number[]
}

/** SPK-27.3: what the guarded buildings of a kind are worth. */
export function guardedWorth(state: Speakeasy, box: Box, seat: number, kind: Kind): number {
  const guarded = buildingsOf(state, seat)
    .map((place) => state.spaces[place])
    .filter((space) => space?.guarded === true && kindOf(box, space) === kind)
  return guarded.length * box.components.operationsBoard.finalValue[kind]
}

const ORDER: readonly Kind[] = ['speakeasy', 'still', 'nightclub', 'casino']

function itemsOf(scene: Scene): Item[] {
  const { sheet, families } = viewOf(scene)
  if (!sheet) return []
  const box = boxOf(scene)
  const { finalValue } = box.components.operationsBoard
  return [
    {
      key: 'pocket',
      name: scene.say('score.pocket'),
      icon: 'cash',
      money: sheet.map(({ pocket }) => pocket),
    },
    { key: 'safe', name: scene.say('score.safe'), icon: 'strongbox', money: sheet.map(({ safe }) => safe) },
    ...ORDER.map(
      (kind): Item => ({
        key: kind,
        name: scene.say('score.guarded', { kind: scene.words.name(kind), money: finalValue[kind] }),
        icon: KIND_ICONS[kind],
        money: families.map((_, seat) => guardedWorth(knownOf(scene), box, seat, kind)),
      }),
    ),
    {
      key: 'bottles',
      name: scene.say('score.bottles'),
      icon: 'wine-bottle',
      money: sheet.map(({ bottles }) => bottles),
    },
  ]
}

const TIES = ['guarded', 'buildings', 'books', 'members'] as const

/** SPK-29.8: the rank of whoever played alone; null at a table of several. */
function rankLine(scene: Scene): string | null {
  const { sheet, families } = viewOf(scene)
  if (scene.people.filter(({ bot }) => bot === null).length !== 1 || !sheet || families.length === 0)
    return null
  const me = scene.people.find(({ bot }) => bot === null)?.seat ?? 0
  const total = sheet[me]?.total ?? 0
  const rank = boxOf(scene).components.solo.ranks.findLastIndex(({ from }) => from <= total)
  return scene.say('score.rank', { rank: String(rank) })
}

export function ScoreSheet({ scene, outcome }: { readonly scene: Scene; readonly outcome: Outcome }) {
  const { sheet } = viewOf(scene)
  if (!sheet) return null
  const won = (seat: number) => Number(outcome.winners.includes(seat))
  const order = sheet
    .map((_, seat) => seat)
    .sort((a, b) => won(b) - won(a) || (sheet[b]?.total ?? 0) - (sheet[a]?.total ?? 0))
  const rank = rankLine(scene)
  const tied = new Set(sheet.map(({ total }) => total)).size < sheet.length
  return (
    <section class="ops-score">
      {rank && <p class="ops-rank">{rank}</p>}
      <table>
        <caption>{scene.say('score.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{scene.say('score.item')}</span>
            </th>
            {order.map((seat) => (
              <th key={seat} scope="col" style={{ '--f': livery(colorOf(scene, seat)).dark }}>
                <span class="ops-column">
                  <Emblem color={colorOf(scene, seat)} size={36} />
                  <b>{familyName(scene, seat)}</b>
                  <span>{personName(scene, seat)}</span>
                  {outcome.winners.includes(seat) && (
                    <span class="ops-crown">
                      <Icon name="laurel-crown" size={22} />
                      <span class="unseen">{scene.say('score.winner')}</span>
                    </span>
                  )}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {itemsOf(scene).map(({ key, name, icon, money }) => (
            <tr key={key}>
              <th scope="row">
                <span class="ops-lineicon">
                  <Icon name={icon} size={16} />
                </span>
                {name}
              </th>
              {order.map((seat) => (
                <td key={seat}>{money[seat] ? scene.words.money(money[seat] ?? 0) : '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{scene.say('score.total')}</th>
            {order.map((seat) => (
              <td key={seat}>{scene.words.money(sheet[seat]?.total ?? 0)}</td>
            ))}
          </tr>
          {TIES.map((tie, i) => (
            <tr key={tie} class="ops-tie" data-used={tied}>
              <th scope="row">{scene.say(`score.tie.${tie}`, { place: i + 1 })}</th>
              {order.map((seat) => (
                <td key={seat}>{sheet[seat]?.ties[i] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  )
}
