// One side of an offer in a line: money, cards, men, and markers on named cards.

import type { Audience, Terms } from '@backroom/games/cosa-nostra'
import type { Scene } from '../../../kit/screen.ts'
import { Icon } from '../parts/Icon.tsx'
import { Portrait } from '../parts/Portrait.tsx'
import { isBlank, itemsOf } from './draft.ts'
import { boxOf } from '../game.ts'
import { familyName } from '../parts/people.ts'
import { iconOf } from './look.ts'
import { SeatEmblem } from './parts.tsx'
import { dueName, money } from './say.ts'

interface TermsProps {
  readonly scene: Scene
  readonly label: string
  readonly terms: Terms
  /** Whose markers would lie on the cards. */
  readonly taker: Audience
}

export function TermsLine({ scene, label, terms, taker }: TermsProps) {
  const items = itemsOf(terms)
  return (
    <div class="bargain-terms">
      <dt>{label}</dt>
      <dd>
        {terms.cash > 0 && <b class="money">{money(scene, terms.cash)}</b>}
        {items.map(({ part, id }) => (
          <span key={`${part} ${id}`}>
            {part === 'gangsters' ? (
              <span class="bargain-head">
                <Portrait family={boxOf(scene).gangster[id]?.family ?? null} gangster={id} cut="round" />
              </span>
            ) : part === 'businesses' ? (
              <Icon name={iconOf(scene, id)} size={18} />
            ) : taker === 'all' ? (
              <i class="any-marker" />
            ) : (
              <SeatEmblem
                scene={scene}
                seat={taker}
                label={scene.say('bargain.markerOf', { family: familyName(scene, taker) })}
              />
            )}
            {part === 'access'
              ? scene.say('bargain.oneJobOn', { card: scene.words.name(id) })
              : scene.words.name(id)}
          </span>
        ))}
        {terms.later && (
          <span class="bargain-term-later">
            {scene.say('bargain.later.terms', {
              money: money(scene, terms.later.amount),
              due: dueName(scene, terms.later),
            })}
          </span>
        )}
        {isBlank(terms) && <i>{scene.say('bargain.nothing')}</i>}
      </dd>
    </div>
  )
}
