// The middle of the table: order decks, Influence, the Market with its deck, the Monopolies, and the dice tray.

import { type MonopolyShare, monopolyShares } from '@backroom/games/cosa-nostra'
import type { Scene } from '../../../kit/screen.ts'
import { MarketCard } from '../cards/BusinessCard.tsx'
import { boxOf, viewOf } from '../game.ts'
import { businessIcon, influenceIcon, liveryOf } from '../look.ts'
import { Back } from '../parts/Bits.tsx'
import { Emblem } from '../parts/Emblem.tsx'
import { Icon } from '../parts/Icon.tsx'
import { dollars, familyId, familyName } from '../parts/people.ts'
import { at } from '../places.ts'
import { isSearching } from './Catalogue.tsx'
import { Tray } from './Tray.tsx'
import { is } from '../thing.ts'

/** A deck while there are cards in it; a messy pile of what was used once it is empty. */
function OrderDeck({ scene, round }: { readonly scene: Scene; readonly round: number }) {
  const view = viewOf(scene)
  const left = view.orderDeckCounts[round - 1] ?? 0
  const pile = view.orderPiles[round - 1]
  const used = (pile?.shown.length ?? 0) + (pile?.unshown.length ?? 0)
  const over = round > boxOf(scene).lastRound
  const messy = left === 0 || used > 0
  const words = over
    ? scene.say('deck.unused')
    : used > 0
      ? scene.say('deck.used', { count: used })
      : left === 0
        ? scene.say('deck.dealt')
        : scene.say('deck.left', { count: left })
  return (
    <div
      class="lcn-deck"
      data-messy={messy}
      data-empty={left + used === 0 || over}
      data-anchor={at.deck(round)}
      {...is({ kind: 'orderDeck', round })}
    >
      <span class="lcn-pile">
        {!over && left + used > 1 && <Back round={round} />}
        {!over && left + used > 2 && <Back round={round} />}
        {!over && left + used > 0 && <Back round={round} class="lcn-top" />}
      </span>
      <small>{words}</small>
    </div>
  )
}

function InfluencePiles({ scene }: { readonly scene: Scene }) {
  const view = viewOf(scene)
  const top = view.influenceDiscard.at(-1)
  const used = view.influenceDiscard.length + view.influenceUnshown.length
  return (
    <>
      <div
        class="lcn-deck"
        data-empty={view.influenceDeckCount === 0}
        data-anchor={at.influenceDeck}
        {...is({ kind: 'influenceDeck' })}
      >
        <span class="lcn-pile">
          {view.influenceDeckCount > 1 && <span class="lcn-back lcn-back-inf" />}
          {view.influenceDeckCount > 0 && (
            <span class="lcn-back lcn-back-inf lcn-top">
              <b>
                <Icon name="rat" size={20} />
              </b>
            </span>
          )}
        </span>
        <small>{scene.say('deck.left', { count: view.influenceDeckCount })}</small>
      </div>
      <div
        class="lcn-deck"
        data-empty={used === 0}
        data-anchor={at.influenceDiscard}
        {...is({ kind: 'influenceDiscard' })}
      >
        <span class="lcn-pile">
          {top !== undefined && (
            <span class="lcn-paper lcn-discard">
              <Icon name={influenceIcon(top)} size={26} />
              <i>{scene.words.name(top)}</i>
            </span>
          )}
        </span>
        <small>{scene.say('deck.used', { count: used })}</small>
      </div>
    </>
  )
}

function Market({ scene }: { readonly scene: Scene }) {
  const view = viewOf(scene)
  return (
    <div class="lcn-market" data-anchor={at.market} {...is({ kind: 'market' })}>
      <div
        class="lcn-bizdeck"
        data-anchor={at.businessDeck}
        data-empty={view.businessDeckCount === 0}
        {...is({ kind: 'businessDeck' })}
      >
        {view.businessDeckCount > 1 && <span class="lcn-back lcn-back-biz" />}
        {view.businessDeckCount > 0 && (
          <span class="lcn-back lcn-back-biz lcn-top">
            <b>$</b>
          </span>
        )}
        <small>{scene.say('deck.left', { count: view.businessDeckCount })}</small>
      </div>
      {view.market.map((business, space) =>
        business === null || isSearching(scene) ? (
          <div key={space} class="lcn-marketgap" />
        ) : (
          <MarketCard key={business} scene={scene} business={business} />
        ),
      )}
    </div>
  )
}

/** LCN-18.1: the holder and how narrow it is; without one, the two who have most. */
function Monopoly({ scene, share }: { readonly scene: Scene; readonly share: MonopolyShare }) {
  const { holder, counts, monopoly, type, income } = share
  const all = counts.reduce((sum, count) => sum + count, 0)
  const leader = holder ?? counts.indexOf(Math.max(...counts))
  const own = counts[leader] ?? 0
  const family = holder === null ? null : familyId(scene, holder)
  const name = scene.words.name(monopoly)
  const label = scene.say('monopoly.label', {
    name,
    holder: holder === null ? 'none' : familyName(scene, holder),
    own,
    others: all - own,
    money: dollars(scene, income),
  })
  return (
    <div
      class="lcn-monopoly"
      data-held={holder !== null}
      data-anchor={at.monopoly(monopoly)}
      style={{ '--f': liveryOf(family).colour }}
      role="img"
      aria-label={label}
      {...is({ kind: 'monopoly', monopoly })}
    >
      <span class="lcn-medal">
        <Icon name={businessIcon(type)} size={20} />
        {holder !== null && (
          <span class="lcn-holder" data-piece={`monopoly ${monopoly}`}>
            <Emblem family={family} size={22} />
          </span>
        )}
      </span>
      <span class="lcn-monowords">
        <b>{name}</b>
        <i>
          {all === 0 ? scene.say('monopoly.none') : scene.say('monopoly.count', { own, others: all - own })}
        </i>
      </span>
    </div>
  )
}

export function Centre({ scene }: { readonly scene: Scene }) {
  const view = viewOf(scene)
  return (
    <section class="lcn-centre" aria-label={scene.say('centre.region')}>
      <div class="lcn-heads">
        <h3>{scene.say('centre.orders')}</h3>
        <h3>{scene.say('centre.influence')}</h3>
      </div>
      <div class="lcn-decks">
        {view.orderDeckCounts.map((_, i) => (
          <OrderDeck key={i} scene={scene} round={i + 1} />
        ))}
        <span class="lcn-gap" />
        <InfluencePiles scene={scene} />
      </div>
      <h3 class="lcn-marketname">
        <span>{scene.say('centre.market')}</span>
      </h3>
      <Market scene={scene} />
      <div class="lcn-monopolies">
        {monopolyShares(view, boxOf(scene)).map((share) => (
          <Monopoly key={share.monopoly} scene={scene} share={share} />
        ))}
      </div>
      {scene.form === 'wide' && <Tray scene={scene} />}
    </section>
  )
}
