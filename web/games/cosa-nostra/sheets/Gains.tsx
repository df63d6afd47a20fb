// What the option in view would bring: one line of the prompt bar.

import type { Option } from '@backroom/engine'
import { type Option as NostraOption, outcomesOf, requirements, rollOf } from '@backroom/games/cosa-nostra'
import '../cosa-nostra.css'
import type { Scene } from '../../../kit/screen.ts'
import { planInView } from '../board/tray.ts'
import { effectWords } from '../cards/effects.ts'
import { boxOf, viewOf, seatOf } from '../game.ts'
import { businessIcon } from '../look.ts'
import { Icon } from '../parts/Icon.tsx'
import { businessName, dollars } from '../parts/people.ts'

/** A card that would be bought: what it costs, what it earns, what is left. */
function Purchase({ scene, business }: { readonly scene: Scene; readonly business: string }) {
  const card = boxOf(scene).business[business]
  if (!card) return null
  return (
    <span class="lcn-gain">
      <Icon name={businessIcon(card.type)} size={18} />
      {scene.say('gain.purchase', {
        card: businessName(scene, business),
        price: dollars(scene, card.price),
        income: dollars(scene, card.income),
      })}
    </span>
  )
}

function businessIn(scene: Scene, option: NostraOption): string | null {
  switch (option.say) {
    case 'buy':
    case 'buyNow':
      return option.business
    case 'pay':
      return viewOf(scene).gangsters[option.gangster]?.purchase ?? null
    default:
      return null
  }
}

export function Gains({ scene, option }: { readonly scene: Scene; readonly option: Option }) {
  const business = businessIn(scene, option as NostraOption)
  if (business !== null) return <Purchase scene={scene} business={business} />
  const plan = planInView(scene)
  const me = seatOf(scene)
  const order = plan ? boxOf(scene).order[plan.order] : undefined
  if (!plan || !order || me === null) return null
  const roll = rollOf(viewOf(scene), boxOf(scene), plan.gangster, plan.order, plan.target)
  const lacking = requirements(viewOf(scene), boxOf(scene), me, order).filter(({ by }) => by === null)
  return (
    <span class="lcn-gain">
      <b>{scene.words.name(plan.gangster)}</b> {scene.words.name(plan.order)}
      {roll?.difficulty != null &&
        outcomesOf(order, roll.dice, roll.difficulty)
          .filter(({ effects }) => effects !== null)
          .map(({ from, chance, effects }) => (
            <span key={from} class="lcn-chance">
              {effectWords(scene, effects)}{' '}
              <em>{scene.say('odds.percent', { percent: Math.round(chance * 100) })}</em>
            </span>
          ))}
      {lacking.length > 0 && (
        <span class="lcn-lackline">
          {scene.say('order.lacks', { cards: scene.words.list(lacking.map(({ type }) => type)) })}
        </span>
      )}
    </span>
  )
}
