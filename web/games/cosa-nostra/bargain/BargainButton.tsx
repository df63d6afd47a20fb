// Opens bargaining with one family, from wherever the family stands.

import type { Seat } from '@backroom/engine'
import type { Scene } from '../../../kit/screen.ts'
import { Icon } from '../parts/Icon.tsx'
import { familyName } from '../parts/people.ts'
import { seatOf } from '../game.ts'
import { bargainWith } from './open.ts'

export const BargainButton = ({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) =>
  scene.command && seat !== seatOf(scene) ? (
    <button type="button" class="button" aria-haspopup="dialog" onClick={() => bargainWith(scene, seat)}>
      <Icon name="shaking-hands" size={18} /> {scene.say('bargain.bargain')}
      <span class="unseen">{familyName(scene, seat)}</span>
    </button>
  ) : null
