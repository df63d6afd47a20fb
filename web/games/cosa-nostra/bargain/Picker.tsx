// Choosing what a side gives: every card and man of the family, and why some of them stay where they are.

import type { Seat } from '@backroom/engine'
import type { Audience, Terms, Transfer } from '@backroom/games/cosa-nostra'
import { Dialog } from '../../../kit/Dialog.tsx'
import type { Scene } from '../../../kit/screen.ts'
import { Paper } from './Card.tsx'
import { has, type Part, toggled } from './draft.ts'
import { boxOf, viewOf, rivals } from '../game.ts'
import { familyName } from '../parts/people.ts'
import { type Good, goodsOf } from './goods.ts'
import { KeptNote, SeatEmblem } from './parts.tsx'

interface PickerProps {
  readonly scene: Scene
  readonly title: string
  readonly giver: Audience
  readonly taker: Audience
  readonly terms: Terms
  /** What else changes hands in the same deal. */
  readonly rest: readonly Transfer[]
  readonly onTerms: (terms: Terms) => void
  readonly onClose: () => void
}

export function Picker({ scene, title, giver, taker, terms, rest, onTerms, onClose }: PickerProps) {
  const givers = giver === 'all' ? rivals(scene) : [giver]
  return (
    <Dialog title={title} onClose={onClose}>
      <div class="bargain-picker">
        {givers.map((seat) => (
          <section key={seat} aria-label={familyName(scene, seat)}>
            {giver === 'all' && (
              <h3>
                <SeatEmblem scene={scene} seat={seat} /> {familyName(scene, seat)}
              </h3>
            )}
            <ul>
              {goodsOf(viewOf(scene), boxOf(scene), { giver: seat, taker, given: terms, rest }).map(
                (good) => (
                  <GoodRow
                    key={good.id}
                    scene={scene}
                    good={good}
                    terms={terms}
                    marker={taker === 'all' ? null : taker}
                    onTerms={onTerms}
                  />
                ),
              )}
            </ul>
          </section>
        ))}
        <div class="bargain-foot">
          <button type="button" class="button primary" onClick={onClose}>
            {scene.say('bargain.picked')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}

interface GoodProps {
  readonly scene: Scene
  readonly good: Good
  readonly terms: Terms
  readonly marker: Seat | null
  readonly onTerms: (terms: Terms) => void
}

function GoodRow({ scene, good, terms, marker, onTerms }: GoodProps) {
  const { id, ways } = good
  const name = scene.words.name(id)
  const picked = ways.find(({ part }) => has(terms, { part, id }))?.part ?? null
  const shown: Part = picked ?? ways[0]?.part ?? 'businesses'
  const reasons = ways.flatMap(({ kept }) => (kept ? [kept] : []))
  const told = reasons.filter(({ why }, at) => reasons.findIndex((one) => one.why === why) === at)
  return (
    <li data-kept={ways.every(({ kept }) => kept)} data-picked={picked !== null}>
      <Paper scene={scene} item={{ part: shown, id }} marker={marker} />
      <div>
        <b>{name}</b>
        <div class="bargain-ways">
          {ways.map(({ part, kept }) => (
            <button
              key={part}
              type="button"
              class="button"
              aria-pressed={part === picked}
              disabled={kept !== null && part !== picked}
              onClick={() => onTerms(toggled(terms, { part, id }))}
            >
              {scene.say(`bargain.as.${part}`)}
              <span class="unseen">{name}</span>
            </button>
          ))}
        </div>
        {told.map((kept) => (
          <KeptNote key={kept.why} scene={scene} kept={kept} />
        ))}
      </div>
    </li>
  )
}
