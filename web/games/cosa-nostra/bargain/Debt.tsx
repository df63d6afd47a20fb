// A promised sum in the ledger: how much, when, what has become of it, and paying it. LCN-20.4.

import { isOpenForBargains, restOf, shortOf, type Word } from '@backroom/games/cosa-nostra'
import type { Scene } from '../../../kit/screen.ts'
import { viewOf, seatOf } from '../game.ts'
import { debtsDue } from './forMe.ts'
import { KeptNote, Refused, RuleLink } from './parts.tsx'
import { dueName, money, nameFor } from './say.ts'
import { useSend } from './useSend.ts'

interface DebtProps {
  readonly scene: Scene
  readonly word: Word
}

/** "$3,000 on the Payday of round II". */
export const debtSentence = (scene: Scene, { debt }: Word): string =>
  debt === null
    ? ''
    : scene.say('bargain.later.terms', { money: money(scene, debt.amount), due: dueName(scene, debt) })

/** What I have promised and can pay now, all of it or what I have. */
export function PayButton({ scene, word }: DebtProps) {
  const { send, refusal, busy } = useSend(scene)
  const view = viewOf(scene)
  const me = seatOf(scene)
  const rest = restOf(word)
  if (me === null || word.from !== me || rest === 0 || !scene.command) return null
  const cash = view.seats[me]?.cash ?? 0
  const short = shortOf({ price: rest }, cash) > 0
  return (
    <>
      <button
        type="button"
        class="button accept"
        disabled={busy.value || !isOpenForBargains(view) || cash === 0}
        onClick={() => send('pay', { word: word.id, cash: short ? cash : null })}
      >
        {scene.say(short && cash > 0 ? 'bargain.pay.part' : 'bargain.pay', {
          money: money(scene, short && cash > 0 ? cash : rest),
        })}
        <span class="unseen">{nameFor(scene, word.to)}</span>
      </button>
      {short && <KeptNote scene={scene} kept={{ rule: 'LCN-20.4', why: 'notEnoughCash' }} />}
      <Refused scene={scene} refusal={refusal.value} />
    </>
  )
}

/** Said wherever the table can be seen, until it is paid or the moment is over. */
export const DueDebts = ({ scene }: { readonly scene: Scene }) => (
  <>
    {debtsDue(scene).map((word) => (
      <section key={word.id} class="bargain-due" aria-label={scene.say('bargain.due.now')}>
        <p>
          <b>{scene.say('bargain.due.now')}</b>{' '}
          {scene.say('bargain.due.you', {
            to: nameFor(scene, word.to),
            money: money(scene, restOf(word)),
          })}{' '}
          <RuleLink scene={scene} rule="LCN-20.4" />
        </p>
        <PayButton scene={scene} word={word} />
      </section>
    ))}
  </>
)
