// Any card of a hand: money, goods, a job, an ally.

import type { Scene } from '../../../kit/screen.ts'
import { AllyFace, allyLabel, SmallAllyFace } from '../cards/AllyCard.tsx'
import { GoodsFace } from '../cards/GoodsCard.tsx'
import { jobLabel, JobFace, SmallJobFace } from '../cards/JobCard.tsx'
import { MoneyFace } from '../cards/MoneyCard.tsx'
import { type CardId, isAlly, isGood, isJob, isMoney, missingIn } from '../game.ts'

export function cardLabel(scene: Scene, card: CardId): string {
  if (isJob(card)) return jobLabel(scene, card)
  if (isAlly(card)) return allyLabel(scene, card)
  return isMoney(card) ? scene.say('money.dirtyLabel', { card }) : scene.words.name(card)
}

export function CardFace({ scene, card }: { readonly scene: Scene; readonly card: CardId }) {
  if (isMoney(card)) return <MoneyFace card={card} note={scene.say('money.dirty')} />
  if (isGood(card)) return <GoodsFace good={card} name={scene.words.name(card)} />
  if (isAlly(card)) return <SmallAllyFace scene={scene} ally={card} />
  const missing = missingIn(scene, card)
  return scene.size === 'phone' ? (
    <JobFace scene={scene} job={card} missing={missing} />
  ) : (
    <SmallJobFace scene={scene} job={card} missing={missing} />
  )
}

/** On a phone there is room for what the ally does. */
export const AllyCardInHand = ({ scene, ally }: { readonly scene: Scene; readonly ally: CardId }) =>
  scene.size === 'phone' ? (
    <AllyFace scene={scene} ally={ally} />
  ) : (
    <SmallAllyFace scene={scene} ally={ally} />
  )
