// The end, item by item as on paper: suitcase, turf bonuses, job bonuses, total. COR-14.

import type { Outcome, Seat } from '@backroom/engine'
import { moneyOrDash, type ScoreGroup, type ScoreLine, ScoreTable } from '../../../kit/ScoreTable.tsx'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, COLORS, scoreSheet, type ScoreSheet as Sheet, viewOf } from '../game.ts'
import { JOB_PAINT, liveryOf } from '../look.ts'
import { Emblem } from '../parts/Emblem.tsx'
import { Icon } from '../parts/Icon.tsx'
import { familyId, familyName, personName } from '../parts/people.ts'

/** One line for each thing that can bring money, also where it brought none: that is how one checks a sum. */
function groupsOf(scene: Scene, { bonuses, money }: Sheet): ScoreGroup[] {
  const { words } = scene
  const line = (key: string, paid: (bonus: Sheet['bonuses'][number]) => boolean): ScoreLine => ({
    key,
    name: words.name(key),
    cell: (seat) =>
      moneyOrDash(
        scene,
        bonuses.reduce((sum, bonus) => (bonus.seat === seat && paid(bonus) ? sum + bonus.money : sum), 0),
      ),
  })
  return [
    {
      title: null,
      lines: [
        {
          key: 'money',
          name: words.say('sheet.money'),
          icon: <Icon name="suitcase" size={15} />,
          cell: (seat) => moneyOrDash(scene, money[seat]),
        },
      ],
    },
    {
      title: words.say('sheet.turfs'),
      lines: boxOf(scene).numbered.map((turf) => line(turf, (bonus) => bonus.turf === turf)),
    },
    {
      title: words.say('sheet.jobs'),
      lines: COLORS.map((color) => ({
        ...line(color, (bonus) => bonus.color === color),
        icon: <Icon name={JOB_PAINT[color].icon} size={15} />,
      })),
    },
  ]
}

export function ScoreSheet({ scene, outcome }: { readonly scene: Scene; readonly outcome: Outcome }) {
  const view = viewOf(scene)
  // COR-14.3: at the end all of them are open.
  const suitcases = view.suitcases.filter((money) => money !== null)
  const sheet = scoreSheet(view, suitcases, boxOf(scene))
  const { totals, turfBonuses } = sheet
  return (
    <ScoreTable
      caption={scene.words.say('sheet.winners', { winners: outcome.winners })}
      outcome={outcome}
      order={totals.map((_, seat) => seat).sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0))}
      head={(seat: Seat) => ({
        family: familyName(scene, seat),
        person: personName(scene, seat),
        emblem: <Emblem family={familyId(scene, seat)} size={36} />,
        colour: liveryOf(familyId(scene, seat)).tie,
      })}
      groups={groupsOf(scene, sheet)}
      total={{
        key: 'total',
        name: scene.words.say('sheet.total'),
        cell: (seat) => scene.words.money(totals[seat] ?? 0),
      }}
      ties={[{ key: 'turfs', name: scene.say('score.tieBreak'), cell: (seat) => turfBonuses[seat] ?? 0 }]}
    />
  )
}
