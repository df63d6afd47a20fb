// An ally: a portrait in an arch, the name, what he does.

import type { Scene } from '../../../kit/screen.ts'
import { type Ability, boxOf } from '../game.ts'
import { allyIcon } from '../look.ts'
import { ChipLine, chipsOf } from '../parts/Chip.tsx'
import { Icon } from '../parts/Icon.tsx'
import { fullLine, shortLine } from '../parts/short.ts'

const effectsOf = (scene: Scene, ally: string): readonly Ability[] => boxOf(scene).ally[ally]?.effects ?? []

export const allyLabel = (scene: Scene, ally: string): string =>
  scene.say('ally.label', {
    name: scene.words.name(ally),
    effect: fullLine(scene, effectsOf(scene, ally)),
  })

interface AllyProps {
  readonly scene: Scene
  readonly ally: string
}

/** Lying wide, as in the row at the foot of the board. */
export function AllyFace({ scene, ally }: AllyProps) {
  const effects = effectsOf(scene, ally)
  return (
    <div class="cor-ally">
      <span class="cor-portrait">
        <Icon name={allyIcon(ally, effects)} size={30} />
      </span>
      <span class="cor-allytext">
        <b>{scene.words.name(ally)}</b>
        {/* Three things at once are too many words for the card; its icons say them. */}
        {effects.length > 2 ? (
          <ChipLine chips={chipsOf(effects)} size={24} />
        ) : (
          <span>{shortLine(scene, effects)}</span>
        )}
      </span>
      <span class="cor-full" aria-hidden="true">
        {fullLine(scene, effects)}
      </span>
    </div>
  )
}

/** Standing, as in a hand. */
export const SmallAllyFace = ({ scene, ally }: AllyProps) => (
  <div class="cor-ally cor-small">
    <Icon name={allyIcon(ally, effectsOf(scene, ally))} size={32} />
    <b>{scene.words.name(ally)}</b>
  </div>
)
