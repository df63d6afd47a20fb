// The ledger of promises: who gave which word to whom, and whether it was kept. Nothing in it binds anybody. LCN-20.2.

import type { Seat } from '@backroom/engine'
import { isPrivate, partiesOf, type Word } from '@backroom/games/cosa-nostra'
import type { Scene } from '../../../kit/screen.ts'
import { numeral } from '../look.ts'
import { debtSentence, PayButton } from './Debt.tsx'
import { familyName } from '../parts/people.ts'
import { viewOf, seatOf } from '../game.ts'
import { inOrder, markOf, mayJudge, wordsBetween } from './marks.ts'
import { Refused, SeatEmblem } from './parts.tsx'
import { nameFor, partiesSentence, toWhom } from './say.ts'
import { useSend } from './useSend.ts'

interface LedgerProps {
  readonly scene: Scene
  /** Only what this family and I said to each other, or to all. */
  readonly between?: Seat
}

export function Ledger({ scene, between }: LedgerProps) {
  const { words } = viewOf(scene)
  const shown = inOrder(between === undefined ? words : wordsBetween(words, seatOf(scene), between))
  return (
    <section class="bargain-ledger" aria-label={scene.say('bargain.ledger')}>
      <header>
        <h3>{scene.say('bargain.ledger')}</h3>
        <span>{scene.say('bargain.ledger.about')}</span>
      </header>
      {shown.length === 0 && <p class="quiet">{scene.say('bargain.ledger.empty')}</p>}
      <ul>
        {shown.map((word) => (
          <WordRow key={word.id} scene={scene} word={word} />
        ))}
      </ul>
    </section>
  )
}

interface WordProps {
  readonly scene: Scene
  readonly word: Word
}

function WordRow({ scene, word }: WordProps) {
  const { from, to, text, round, kind } = word
  const mark = markOf(word)
  const judges = scene.command !== null && mayJudge(word, seatOf(scene))
  return (
    <li>
      <SeatEmblem scene={scene} seat={from} size={22} label={familyName(scene, from)} />
      <p>
        {word.debt && <b>{debtSentence(scene, word)}</b>} {text !== '' && <q>{text}</q>}
        <small>
          {kind === 'pact'
            ? scene.say('bargain.word.pact', {
                seats: partiesSentence(scene, partiesOf(word)),
                round: numeral(round),
                heard: isPrivate(word) ? 'one' : 'all',
              })
            : scene.say('bargain.word.to', {
                kind,
                to: nameFor(scene, to),
                toWhom: toWhom(scene, to),
                round: numeral(round),
                heard: isPrivate(word) ? 'one' : 'all',
              })}
        </small>
      </p>
      {(word.debt || !(judges && (mark === 'open' || to !== 'all'))) && (
        <span class="bargain-mark" data-mark={mark}>
          {scene.say(`bargain.ledger.${mark}`, { kind })}
        </span>
      )}
      {word.debt ? <PayButton scene={scene} word={word} /> : judges && <Judge scene={scene} word={word} />}
    </li>
  )
}

/** Marked by those to whom it was said, who may think better of it. */
function Judge({ scene, word }: WordProps) {
  const { send, refusal, busy } = useSend(scene)
  const me = seatOf(scene)
  const mine = word.judged.find(({ seat }) => seat === me)?.kept ?? null
  return (
    <>
      <div class="bargain-judge" role="group" aria-label={scene.say('bargain.ledger.judge')}>
        {[true, false].map((kept) => (
          <button
            key={String(kept)}
            type="button"
            data-mark={kept ? 'kept' : 'broken'}
            aria-pressed={mine === kept}
            disabled={busy.value}
            onClick={() => {
              if (mine !== kept) send('judge', { word: word.id, kept })
            }}
          >
            {scene.say(`bargain.ledger.${kept ? 'kept' : 'broken'}`, { kind: word.kind })}
          </button>
        ))}
      </div>
      {refusal.value && <Refused scene={scene} refusal={refusal.value} />}
    </>
  )
}
