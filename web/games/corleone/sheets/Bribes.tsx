// Over the board while bribes are out: who has sealed, then all envelopes open together.

import type { Scene } from '../../../kit/screen.ts'
import { sumOf, viewOf } from '../game.ts'
import { ChipLine, moneyChips } from '../parts/Chip.tsx'
import { Emblem } from '../parts/Emblem.tsx'
import { familyId, familyName } from '../parts/people.ts'
import { RivalEnvelopes } from './BriberyEnvelopes.tsx'
import { is } from '../thing.ts'

export function Bribes({ scene }: { readonly scene: Scene }) {
  const { bribes } = viewOf(scene)
  if (scene.sight.waiting.some(({ key }) => key === 'bribe'))
    return (
      <section class="cor-bribes" aria-label={scene.say('bribe.waiting')}>
        <h3>{scene.say('bribe.waiting')}</h3>
        <RivalEnvelopes scene={scene} />
      </section>
    )
  const open = bribes
    .map((cards, seat) => ({ seat, cards: cards ?? [] }))
    .filter(({ cards }) => cards.length > 0)
    .sort((a, b) => sumOf(b.cards) - sumOf(a.cards))
  if (open.length === 0) return null
  return (
    <section class="cor-bribes" aria-label={scene.say('bribe.shown')}>
      <h3>{scene.say('bribe.shown')}</h3>
      <ol class="cor-revealed">
        {open.map(({ seat, cards }) => (
          <li key={seat} {...is({ kind: 'envelope', seat })}>
            <Emblem family={familyId(scene, seat)} size={30} />
            <b>{familyName(scene, seat)}</b>
            <ChipLine chips={moneyChips(cards)} size={22} />
            <strong>${sumOf(cards)}</strong>
          </li>
        ))}
      </ol>
    </section>
  )
}
