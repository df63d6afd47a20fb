// One side of the offer being made: the money, the things, and a place to add more.

import type { Seat } from '@backroom/engine'
import type { Audience, Terms } from '@backroom/games/cosa-nostra'
import { useSignal } from '@preact/signals'
import type { Scene } from '../../../kit/screen.ts'
import { Paper } from './Card.tsx'
import {
  type Changed,
  changes,
  type Draft,
  has,
  termsBetween,
  toggled,
  transfersOf,
  withCash,
  withLater,
  withTerms,
} from './draft.ts'
import { familyName } from '../parts/people.ts'
import { viewOf } from '../game.ts'
import { LaterField } from './LaterField.tsx'
import { MoneyField } from './MoneyField.tsx'
import { colourOf, SeatEmblem } from './parts.tsx'
import { Picker } from './Picker.tsx'
import { money } from './say.ts'

interface ColumnProps {
  readonly scene: Scene
  readonly draft: Draft
  readonly giver: Audience
  readonly taker: Audience
  readonly me: Seat
  /** How their offer has this side; null: there is nothing to compare with. */
  readonly theirs: Terms | null
  readonly onDraft: (draft: Draft) => void
}

export function Column({ scene, draft, giver, taker, me, theirs, onDraft }: ColumnProps) {
  const picking = useSignal(false)
  const terms = termsBetween(draft, me, giver, taker)
  const back = termsBetween(draft, me, taker, giver)
  const onTerms = (next: Terms) => onDraft(withTerms(draft, me, giver, taker, next))
  const keeps = (id: string) => has(back, { part: 'access', id })
  /** A card that is not given any more leaves no marker behind. */
  const onItem = (item: Changed) => {
    const next = withTerms(draft, me, giver, taker, toggled(terms, item))
    const kept = { part: 'access', id: item.id } as const
    onDraft(keeps(item.id) ? withTerms(next, me, taker, giver, toggled(back, kept)) : next)
  }
  const { cashWas, items } = changes(terms, theirs)
  const cash = giver === 'all' ? null : (viewOf(scene).seats[giver]?.cash ?? 0)
  const title =
    giver === me
      ? draft.among.length > 0 && taker !== 'all'
        ? scene.say('bargain.youGiveTo', { to: familyName(scene, taker) })
        : scene.say('bargain.youGive')
      : giver === 'all'
        ? scene.say('bargain.oneGives')
        : taker === me || taker === 'all'
          ? scene.say('bargain.theyGive', { family: familyName(scene, giver) })
          : scene.say('bargain.givesTo', {
              family: familyName(scene, giver),
              to: familyName(scene, taker),
            })
  return (
    <section
      class="bargain-column"
      style={{ '--f': giver === 'all' ? 'var(--brass)' : colourOf(scene, giver) }}
      aria-label={title}
    >
      <h4>
        {giver !== 'all' && <SeatEmblem scene={scene} seat={giver} />}
        {title}
      </h4>
      <MoneyField
        scene={scene}
        label={scene.say('bargain.moneyOf', { title })}
        cash={terms.cash}
        was={cashWas}
        most={cash}
        onCash={(sum) => onTerms(withCash(terms, sum))}
      />
      {cash !== null && (
        <p class="bargain-has">
          {scene.say(giver === me ? 'bargain.youHave' : 'bargain.has', { money: money(scene, cash) })}
        </p>
      )}
      <div class="bargain-items">
        {items.map((item) => (
          <ItemButton
            key={`${item.part} ${item.id}`}
            scene={scene}
            item={item}
            marker={taker === 'all' ? null : taker}
            onToggle={() => onItem(item)}
            keep={
              item.part === 'businesses' && item.change !== 'gone'
                ? {
                    kept: keeps(item.id),
                    toggle: () =>
                      onDraft(
                        withTerms(draft, me, taker, giver, toggled(back, { part: 'access', id: item.id })),
                      ),
                  }
                : null
            }
          />
        ))}
        <button
          type="button"
          class="bargain-add"
          aria-label={scene.say('bargain.add', { title })}
          aria-haspopup="dialog"
          onClick={() => {
            picking.value = true
          }}
        >
          +
        </button>
      </div>
      <LaterField
        scene={scene}
        title={title}
        later={terms.later}
        onLater={(later) => onTerms(withLater(terms, later))}
      />
      {picking.value && (
        <Picker
          scene={scene}
          title={title}
          giver={giver}
          taker={taker}
          terms={terms}
          rest={transfersOf(draft, me).filter(({ from, to }) => !(from === giver && to === taker))}
          onTerms={onTerms}
          onClose={() => {
            picking.value = false
          }}
        />
      )}
    </section>
  )
}

interface ItemProps {
  readonly scene: Scene
  readonly item: Changed
  readonly marker: Seat | null
  readonly onToggle: () => void
  /** LCN-R35: whoever gives the card away may keep the use of it for one job. */
  readonly keep: { readonly kept: boolean; readonly toggle: () => void } | null
}

/** A tap takes it out, and puts back what was taken out. */
function ItemButton({ scene, item, marker, onToggle, keep }: ItemProps) {
  const gone = item.change === 'gone'
  const card = scene.words.name(item.id)
  return (
    <span class="bargain-item-place">
      <button type="button" class="bargain-item" data-change={item.change} onClick={onToggle}>
        <Paper scene={scene} item={item} marker={marker} />
        <small>{scene.say(gone ? 'bargain.item.gone' : `bargain.as.${item.part}`)}</small>
        <span class="unseen">{scene.say(`bargain.item.${item.change}.does`)}</span>
      </button>
      {keep && (
        <button type="button" class="bargain-keep" aria-pressed={keep.kept} onClick={keep.toggle}>
          {scene.say(keep.kept ? 'bargain.kept' : 'bargain.keep')} <span class="unseen">{card}</span>
        </button>
      )}
    </span>
  )
}
