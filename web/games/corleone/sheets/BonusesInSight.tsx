// The bonuses of the end as they stand now, from public facts alone. COR-14.4, COR-14.5.

import '../corleone.css'
import type { Scene } from '../../../kit/screen.ts'
import { bonusesNow, boxOf, COLORS, viewOf } from '../game.ts'
import { JOB_PAINT } from '../look.ts'
import { Emblem } from '../parts/Emblem.tsx'
import { Icon } from '../parts/Icon.tsx'
import { familyId, familyName } from '../parts/people.ts'
import { is } from '../thing.ts'

export function BonusesInSight({ scene }: { readonly scene: Scene }) {
  const box = boxOf(scene)
  const bonuses = bonusesNow(viewOf(scene), box)
  const { turfBonus } = box.components.scoring
  const nobody = scene.say('bonus.nobody')
  return (
    <section class="cor-bonuses" aria-label={scene.say('bonus.title')}>
      <h3>
        {scene.say('bonus.title')}
        <button type="button" class="cor-rule" onClick={() => scene.rule('COR-14.4')}>
          {scene.say('bonus.each', { money: turfBonus })} COR-14.4
        </button>
      </h3>
      <ol class="cor-turfbonuses">
        {box.numbered.map((turf, i) => {
          const seat = bonuses.find((bonus) => bonus.turf === turf)?.seat ?? null
          const label = `${scene.words.name(turf)}: ${seat === null ? nobody : familyName(scene, seat)}`
          return (
            <li key={turf} aria-label={label} {...is({ kind: 'turfBonus', turf })}>
              <i aria-hidden="true">{i + 1}</i>
              {seat === null ? (
                <span class="cor-noone" aria-hidden="true" />
              ) : (
                <Emblem family={familyId(scene, seat)} size={26} />
              )}
            </li>
          )
        })}
      </ol>
      <ul class="cor-jobbonuses">
        {COLORS.map((color) => {
          const seats = bonuses.filter((bonus) => bonus.color === color).map(({ seat }) => seat)
          const who = seats.length === 0 ? nobody : seats.map((seat) => familyName(scene, seat)).join(', ')
          const label = scene.say('bonus.jobs', { color: scene.words.name(color), who })
          return (
            <li
              key={color}
              {...is({ kind: 'jobBonus', color })}
              aria-label={label}
              style={{ '--j': JOB_PAINT[color].ground, '--jt': JOB_PAINT[color].ink }}
            >
              <i aria-hidden="true">
                <Icon name={JOB_PAINT[color].icon} size={15} />
              </i>
              {seats.length === 0 ? (
                <span class="cor-noone" aria-hidden="true" />
              ) : (
                seats.map((seat) => <Emblem key={seat} family={familyId(scene, seat)} size={22} />)
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
