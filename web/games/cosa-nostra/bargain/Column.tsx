// One side of the offer being made: the money, the things, and a place to add more.

import type { Seat } from '@backroom/engine'
import { useSignal } from '@preact/signals'
import type { Scene } from '../../../kit/screen.ts'
import { Paper } from './Card.tsx'
import { type Changed, changes, type Draft, type Side, toggled, withCash } from './draft.ts'
import { familyName, type Terms, viewOf } from './game.ts'
import { MoneyField } from './MoneyField.tsx'
import { colourOf, SeatEmblem } from './parts.tsx'
import { Picker } from './Picker.tsx'
import { money } from './say.ts'

interface ColumnProps {
  readonly scene: Scene
  readonly draft: Draft
  readonly side: Side
  readonly me: Seat
  /** How their offer has this side; null: there is nothing to compare with. */
  readonly theirs: Terms | null
  readonly onTerms: (terms: Terms) => void
}

export function Column({ scene, draft, side, me, theirs, onTerms }: ColumnProps) {
  const picking = useSignal(false)
  const terms = draft[side]
  const giver = side === 'give' ? me : draft.to
  const taker = side === 'give' ? draft.to : me
  const { cashWas, items } = changes(terms, theirs)
  const cash = giver === 'all' ? null : (viewOf(scene).seats[giver]?.cash ?? 0)
  const title =
    giver === me
      ? scene.say('bargain.youGive')
      : giver === 'all'
        ? scene.say('bargain.oneGives')
        : scene.say('bargain.theyGive', { family: familyName(scene, giver) })
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
            onToggle={() => onTerms(toggled(terms, item))}
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
      {picking.value && (
        <Picker
          scene={scene}
          title={title}
          giver={giver}
          taker={taker}
          terms={terms}
          me={me}
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
}

/** A tap takes it out, and puts back what was taken out. */
function ItemButton({ scene, item, marker, onToggle }: ItemProps) {
  const gone = item.change === 'gone'
  return (
    <button type="button" class="bargain-item" data-change={item.change} onClick={onToggle}>
      <Paper scene={scene} item={item} marker={marker} />
      <small>{scene.say(gone ? 'bargain.item.gone' : `bargain.as.${item.part}`)}</small>
      <span class="unseen">{scene.say(`bargain.item.${item.change}.does`)}</span>
    </button>
  )
}
