// What lies open for all: the four decks, the helper cards, the city tokens. SPK-3.15, SPK-3.18, SPK-3.19.

import { type Operation, OPERATIONS } from '@backroom/games/speakeasy'
import '../speakeasy.css'
import type { Scene } from '../../../kit/screen.ts'
import { placeName, placeProps } from '../../../kit/place.ts'
import { boxOf, viewOf } from '../game.ts'
import { TokenPicture } from '../parts/CityToken.tsx'
import { LEVEL_ICONS } from '../parts/effects.ts'
import { Icon } from '../parts/Icon.tsx'
import { at } from '../places.ts'
import { HelperCard, tokenWords } from '../mine/Keepsakes.tsx'
import { cardWords, signsOfCard } from '../mine/OpCard.tsx'
import { Signs } from './Lines.tsx'
import { is } from '../thing.ts'

function Deck({ scene, type }: { readonly scene: Scene; readonly type: Operation }) {
  const { deckTops, deckCounts } = viewOf(scene)
  const [top, count] = [deckTops[type], deckCounts[type]]
  const place = at.deck(type)
  const box = boxOf(scene)
  const words =
    top === null
      ? scene.say('deck.empty', { type: scene.words.name(type), typeId: type })
      : scene.say('deck.label', {
          type: scene.words.name(type),
          typeId: type,
          card: cardWords(scene, top),
          count,
        })
  return (
    <div
      class="ops-deck"
      data-type={type}
      {...placeProps(scene, place)}
      {...is({ kind: 'deck', deck: type })}
    >
      <i>
        <Icon name={LEVEL_ICONS[type]} size={16} />
        {top !== null && (
          <span class="ops-cardleverage">
            <Icon name="envelope" size={13} />
            {box.card[top]?.leverage ?? 0}
          </span>
        )}
      </i>
      <b>{top === null ? scene.say('deck.none') : scene.words.name(top)}</b>
      {top !== null && (
        <Signs signs={signsOfCard(box.effects[`card:${top}`] ?? [], LEVEL_ICONS[type])} size={14} />
      )}
      <span class="unseen">{placeName(scene, place, words)}</span>
    </div>
  )
}

function TokenSpot({
  scene,
  token,
  id,
  under,
}: {
  readonly scene: Scene
  readonly token: string | null
  readonly id: string
  readonly under: number
}) {
  const place = at.display(id)
  const words = token === null ? scene.say('display.empty') : tokenWords(scene, token)
  return (
    <span
      class="ops-tokenspot"
      {...placeProps(scene, place)}
      {...is(token === null ? { kind: 'noToken' } : { kind: 'token', token })}
    >
      {token === null ? (
        <i class="ops-tokenfree" aria-hidden="true" />
      ) : (
        <TokenPicture effects={boxOf(scene).token[token] ?? []} size={30} />
      )}
      {under > 0 && (
        <small aria-hidden="true" class="ops-under">
          +{under}
        </small>
      )}
      <span class="unseen">{placeName(scene, place, words)}</span>
    </span>
  )
}

/** Middle column and open column; the stacks lie face down. */
function Display({ scene }: { readonly scene: Scene }) {
  const { tokenMiddle, tokenOpen, tokenStacks } = viewOf(scene)
  const left = tokenStacks.reduce((sum, count) => sum + count, 0)
  return (
    <div class="ops-display" role="group" aria-label={scene.say('display.title', { count: left })}>
      <div>
        {tokenOpen.map((token, row) => (
          <TokenSpot key={row} scene={scene} token={token} id={`open:${row}`} under={0} />
        ))}
      </div>
      <div>
        {tokenMiddle.map((stack, row) => (
          <TokenSpot
            key={row}
            scene={scene}
            token={stack.at(-1) ?? null}
            id={`middle:${row}`}
            under={Math.max(0, stack.length - 1)}
          />
        ))}
      </div>
      <small aria-hidden="true">{scene.say('display.left', { count: left })}</small>
    </div>
  )
}

export function OnTheTable({ scene }: { readonly scene: Scene }) {
  const { helperRow, helperDeck } = viewOf(scene)
  return (
    <section class="ops-table" aria-label={scene.say('table.title')}>
      <h3>{scene.say('table.title')}</h3>
      <div class="ops-decks">
        {OPERATIONS.map((type) => (
          <Deck key={type} scene={scene} type={type} />
        ))}
      </div>
      <div class="ops-market">
        <div class="ops-helperrow">
          {helperRow.map((helper) => (
            <HelperCard key={helper} scene={scene} helper={helper} picks />
          ))}
          {helperRow.length === 0 && <p class="ops-nobody">{scene.say('helpers.none')}</p>}
          <span class="unseen">{scene.say('helpers.deck', { count: helperDeck })}</span>
        </div>
        <Display scene={scene} />
      </div>
    </section>
  )
}
