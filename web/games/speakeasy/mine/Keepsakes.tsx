// City tokens, crates, books and helper cards of a family. SPK-20, SPK-22, SPK-23, SPK-24.

import { bottlesOf, type Family, tokenLimit } from '@backroom/games/speakeasy'
import type { Scene } from '../../../kit/screen.ts'
import { placeName, placeProps } from '../../../kit/place.ts'
import { boxOf, sideOf, viewOf } from '../game.ts'
import { TokenPicture } from '../parts/CityToken.tsx'
import { signsOf } from '../parts/effects.ts'
import { Book, Crate } from '../parts/Goods.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Picture } from '../parts/Picture.tsx'
import { at } from '../places.ts'
import { briefWords, EffectSigns, effectWords, Signs } from '../sheets/Lines.tsx'
import { is } from '../thing.ts'

interface OfFamily {
  readonly scene: Scene
  readonly seat: number
  readonly family: Family
  readonly mine: boolean
}

/** The name of a token with what it does. */
export const tokenWords = (scene: Scene, token: string): string =>
  scene.say('token.words', {
    name: scene.words.name(token),
    effect: effectWords(scene, boxOf(scene).token[token] ?? []),
  })

function Tokens({ scene, family, mine }: OfFamily) {
  const limit = tokenLimit(boxOf(scene), family)
  const { tokens } = family
  return (
    <section class="ops-tokens">
      <h4>
        <b>{scene.say('tokens.title')}</b>
        <small>
          {tokens.length}/{limit}
        </small>
      </h4>
      <div>
        {tokens.map((token, i) => {
          // Two tokens of a kind are one option: the first of them is the place.
          const place = tokens.indexOf(token) === i && mine
          const words = tokenWords(scene, token)
          return (
            <span
              key={i}
              class="ops-tokenspot"
              {...is({ kind: 'token', token })}
              {...(place ? placeProps(scene, at.token(token)) : {})}
            >
              <TokenPicture effects={boxOf(scene).token[token] ?? []} size={28} />
              <span class="unseen">{place ? placeName(scene, at.token(token), words) : words}</span>
            </span>
          )
        })}
        {Array.from({ length: Math.max(0, limit - tokens.length) }, (_, n) => (
          <i key={`f${n}`} class="ops-tokenfree" aria-hidden="true" />
        ))}
      </div>
    </section>
  )
}

function Crates({ scene, family }: OfFamily) {
  const box = boxOf(scene)
  if (family.crates.length === 0) return null
  return (
    <section class="ops-crates">
      <h4>
        <b>{scene.say('crates.title')}</b>
      </h4>
      <div>
        {family.crates.map((crate) => {
          const back = box.crate[crate]?.back
          if (!back) return null
          const words = briefWords(scene, back)
          return (
            <span
              key={crate}
              class="ops-crateback"
              {...is({ kind: 'crate', crate })}
              data-place={at.crate(crate)}
            >
              <Picture box="-11 -19 22 20" width={22} height={20}>
                <Crate />
              </Picture>
              <Signs signs={signsOf(back)} size={15} />
              <span class="unseen">{words}</span>
            </span>
          )
        })}
      </div>
    </section>
  )
}

function Books({ scene, seat, family }: OfFamily) {
  const cooked = Object.values(viewOf(scene).cooked).filter((seats) => seats.includes(seat)).length
  const label = scene.say('books.label', { ready: family.books.board, cooked, supply: family.books.supply })
  return (
    <section class="ops-books" {...is({ kind: 'books', seat })}>
      <h4>
        <b>{scene.say('books.title')}</b>
      </h4>
      <div>
        {Array.from({ length: Math.min(4, family.books.board) }, (_, n) => (
          <Picture key={n} box="-9 -21 18 22" width={17} height={21}>
            <Book color={family.color} />
          </Picture>
        ))}
        {(family.books.board === 0 || family.books.board > 4) && (
          <b aria-hidden="true">{family.books.board}</b>
        )}
        {cooked > 0 && (
          <small aria-hidden="true">
            <Icon name="check" size={12} /> {cooked}
          </small>
        )}
        <span class="unseen">{label}</span>
      </div>
    </section>
  )
}

/** A helper card: what it does, and the bottle that counts in the end. */
export function HelperCard({
  scene,
  helper,
  picks,
}: {
  readonly scene: Scene
  readonly helper: string
  readonly picks: boolean
}) {
  const box = boxOf(scene)
  const known = box.helper[helper]
  if (!known) return null
  const value = box.bottle[known.bottle] ?? 0
  const label = scene.say('helper.words', {
    name: scene.words.name(helper),
    effect: effectWords(scene, known.effects),
    bottle: scene.words.name(known.bottle),
    money: value,
  })
  const place = at.helper(helper)
  return (
    <div
      class="ops-helper"
      data-piece={helper}
      {...is({ kind: 'helper', helper })}
      {...(picks ? placeProps(scene, place) : {})}
    >
      <b>{scene.words.name(helper)}</b>
      <EffectSigns effects={known.effects} size={15} />
      <span class="ops-bottle" aria-hidden="true">
        <Icon name="wine-bottle" size={15} />
        {value}
      </span>
      <span class="unseen">{picks ? placeName(scene, place, label) : label}</span>
    </div>
  )
}

function Helpers({ scene, seat, family, mine }: OfFamily) {
  const side = sideOf(scene, seat)
  const count = viewOf(scene).usedCounts[seat] ?? 0
  if (family.helpers.length === 0 && count === 0) return null
  return (
    <section class="ops-helpers">
      <h4>
        <b>{scene.say('helpers.title')}</b>
        {side && <small>{scene.say('helpers.bottles', { money: bottlesOf(side) })}</small>}
      </h4>
      {family.helpers.map((helper) => (
        <HelperCard key={helper} scene={scene} helper={helper} picks={mine} />
      ))}
      {count > 0 && (
        <p>
          {side
            ? scene.say('helpers.usedNamed', { names: scene.words.list(side.own.used) })
            : scene.say('helpers.used', { count })}
        </p>
      )}
    </section>
  )
}

export function Keepsakes(props: OfFamily) {
  return (
    // What scrolls must be reachable without a mouse.
    <section class="ops-keepsakes" tabIndex={0} aria-label={props.scene.say('keepsakes.title')}>
      <Tokens {...props} />
      <div class="ops-goods">
        <Books {...props} />
        <Crates {...props} />
      </div>
      <Helpers {...props} />
    </section>
  )
}
