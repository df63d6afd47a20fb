// The Business deck laid open for whoever has Connections: and the Market beside it. LCN-14.13.

import type { Scene } from '../../../kit/screen.ts'
import { MarketCard } from '../cards/BusinessCard.tsx'
import { viewOf, seatOf } from '../game.ts'

/** Whether the deck lies open to me; the Market is then laid out beside it. */
export const isSearching = (scene: Scene): boolean => {
  const { searching, businessDeck } = viewOf(scene)
  return businessDeck !== null && searching !== null && searching === seatOf(scene)
}

export function Catalogue({ scene }: { readonly scene: Scene }) {
  const view = viewOf(scene)
  if (!isSearching(scene)) return null
  const shelves = [
    { title: scene.say('centre.market'), cards: view.market.filter((card) => card !== null) },
    { title: scene.say('catalogue.title'), cards: view.businessDeck ?? [] },
  ]
  return (
    <section class="lcn-catalogue" aria-label={scene.say('catalogue.title')}>
      {shelves.map(({ title, cards }) => (
        <div key={title}>
          <h3>{title}</h3>
          {cards.length === 0 && <p>{scene.say('catalogue.empty')}</p>}
          <div class="lcn-openeddeck">
            {cards.map((business) => (
              <MarketCard key={business} scene={scene} business={business} />
            ))}
          </div>
        </div>
      ))}
    </section>
  )
}
