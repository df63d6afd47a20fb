// Taking an associate. SPK-18, SPK-25.

import { interned } from '@backroom/engine'
import { welcome } from '../effects/index.ts'
import { ask, type Choice, NONE, type None } from '../asked.ts'
import { whyNotAssociate } from '../rules/possible.ts'
import { familyOf, item, must, ON_BOARD, OUT, type SpkStep } from '../state.ts'
import type { District, MobsterId } from '../words.ts'

type MobsterOption = Choice<'mobster'>
const mobsterOption = interned(
  (mobster: MobsterId, district: District): MobsterOption => ({
    id: mobster,
    say: 'mobster',
    mobster,
    district,
  }),
)

/** SPK-D25, SPK-18.6, any mobster on the mobster board, the present associate included, or none. */
export const associate: SpkStep<'associate', MobsterOption | None | undefined> = {
  ask({ open }, { seat }, _box, sieve) {
    const options: (MobsterOption | None)[] = []
    open.mobs.forEach((mob, district) => {
      // SPK-9.13: whoever has left the game is nobody's choice any more.
      if (mob && mob.holder !== OUT)
        sieve.put(options, mobsterOption(mob.tile, district), whyNotAssociate(mob, seat))
    })
    return options.length === 0 ? null : ask.one(seat, 'associate', 'SPK-18.3', [...options, NONE])
  },
  run({ open }, { seat }, picked, table) {
    if (picked?.say !== 'mobster') return
    const family = familyOf(open, seat)
    const former = family.associate === 0 ? null : open.mobs[family.associate]
    if (former) former.holder = ON_BOARD
    const mob = item(open.mobs, picked.district)
    if (!mob) return
    mob.holder = seat
    family.associate = picked.district
    table.tell({ type: 'associateTaken', seat, mobster: picked.mobster, district: picked.district })
    welcome(seat, must(table.box.mobster, picked.mobster).bonus, table)
  },
}
