// The small drawn things of the bargaining room: emblems, paper cards, a rule's number, what was refused.

import type { Reason, Seat } from '@backroom/engine'
import type { AnyRefusal } from '@backroom/protocol'
import type { Scene } from '../../../kit/screen.ts'
import { liveryOf } from '../look.ts'
import { Emblem } from '../parts/Emblem.tsx'
import { Icon } from '../parts/Icon.tsx'
import { familyId } from '../parts/people.ts'
import { viewOf } from '../game.ts'
import { sentenceOf } from './say.ts'

export const colourOf = (scene: Scene, seat: Seat): string => liveryOf(familyId(scene, seat)).colour

interface SeatEmblemProps {
  readonly scene: Scene
  readonly seat: Seat
  readonly size?: number
  /** Whose it is, where no word beside it says so. */
  readonly label?: string
}

export const SeatEmblem = ({ scene, seat, size = 20, label }: SeatEmblemProps) => (
  <Emblem family={familyId(scene, seat)} size={size} {...(label === undefined ? {} : { label })} />
)

/** The number of a rule, which opens the rule. */
export const RuleLink = ({ scene, rule }: { readonly scene: Scene; readonly rule: string }) => (
  <button type="button" class="bargain-rule" onClick={() => scene.rule(rule)}>
    {rule}
  </button>
)

/** Why a thing stays where it is, in the engine's own words. */
export const KeptNote = ({ scene, kept }: { readonly scene: Scene; readonly kept: Reason }) => (
  <p class="bargain-why">
    {scene.words.reason(kept)} <RuleLink scene={scene} rule={kept.rule} />
  </p>
)

/** What the table would not do, said where it was asked for. */
export function Refused({ scene, refusal }: { readonly scene: Scene; readonly refusal: AnyRefusal | null }) {
  return (
    <div role="alert">
      {refusal && (
        <p class="bargain-why">
          {sentenceOf(scene, refusal)} {refusal.rule && <RuleLink scene={scene} rule={refusal.rule} />}
        </p>
      )}
    </div>
  )
}

/** LCN-20.2: on everything that is only words. */
export const TalkStamp = ({ scene }: { readonly scene: Scene }) => (
  <button type="button" class="bargain-stamp" onClick={() => scene.rule('LCN-20.2')}>
    {scene.say('bargain.talkOnly')} <u>LCN-20.2</u>
  </button>
)

interface RestProps {
  readonly scene: Scene
}

/** LCN-R31: said in the same place wherever somebody would bargain. */
export function Resting({ scene }: RestProps) {
  const { phase } = viewOf(scene)
  return (
    <div class="bargain-rest" role="status">
      <Icon name="hourglass" size={22} />
      <p>
        <b>{scene.say(phase === 'over' ? 'bargain.rest.over' : 'bargain.rest')}</b>{' '}
        {phase !== 'over' && scene.say('bargain.rest.why')} <RuleLink scene={scene} rule="LCN-R31" />
      </p>
    </div>
  )
}
