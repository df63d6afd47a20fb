// The end, item by item as on paper, and the tie-breaks below. SPK-27.

import type { Outcome, Seat } from '@backroom/engine'
import { buildingsWorth, type Kind, type SpeakeasyView } from '@backroom/games/speakeasy'
import '../speakeasy.css'
import { moneyOrDash, type ScoreLine, ScoreTable } from '../../../kit/ScoreTable.tsx'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, viewOf } from '../game.ts'
import { Emblem } from '../parts/Emblem.tsx'
import { KIND_ICONS } from '../parts/effects.ts'
import { Icon } from '../parts/Icon.tsx'
import type { IconName } from '../parts/icons.ts'
import { livery } from '../parts/livery.ts'
import { colorOf, familyName, personName } from '../people.ts'

type Sheet = NonNullable<SpeakeasyView['sheet']>

const ORDER: readonly Kind[] = ['speakeasy', 'still', 'nightclub', 'casino']

function linesOf(scene: Scene, sheet: Sheet): ScoreLine[] {
  const box = boxOf(scene)
  const { finalValue } = box.components.operationsBoard
  const line = (key: string, icon: IconName, name: string, money: (seat: Seat) => number | undefined) => ({
    key,
    name,
    icon: <Icon name={icon} size={16} />,
    cell: (seat: Seat) => moneyOrDash(scene, money(seat)),
  })
  return [
    line('pocket', 'cash', scene.say('score.pocket'), (seat) => sheet[seat]?.pocket),
    line('safe', 'strongbox', scene.say('score.safe'), (seat) => sheet[seat]?.safe),
    ...ORDER.map((kind) =>
      line(
        kind,
        KIND_ICONS[kind],
        scene.say('score.guarded', { kind: scene.words.name(kind), money: finalValue[kind] }),
        (seat) => buildingsWorth(viewOf(scene), box, seat, kind),
      ),
    ),
    line('bottles', 'wine-bottle', scene.say('score.bottles'), (seat) => sheet[seat]?.bottles),
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
  return (
    <>
      {rank && <p class="ops-rank">{rank}</p>}
      <ScoreTable
        caption={scene.say('score.caption')}
        outcome={outcome}
        order={order}
        head={(seat) => ({
          family: familyName(scene, seat),
          person: personName(scene, seat),
          emblem: <Emblem color={colorOf(scene, seat)} size={36} />,
          colour: `color-mix(in srgb, ${livery(colorOf(scene, seat)).dark} 62%, var(--black))`,
        })}
        groups={[{ title: null, lines: linesOf(scene, sheet) }]}
        total={{
          key: 'total',
          name: scene.say('score.total'),
          cell: (seat) => scene.words.money(sheet[seat]?.total ?? 0),
        }}
        ties={TIES.map((tie, i) => ({
          key: tie,
          name: scene.say(`score.tie.${tie}`, { place: i + 1 }),
          cell: (seat) => sheet[seat]?.ties[i] ?? 0,
        }))}
        tied={new Set(sheet.map(({ total }) => total)).size < sheet.length}
      />
    </>
  )
}
