// Where a family's income comes from, line by line, and the sum that the table pays. LCN-19.1.

import type { Seat } from '@backroom/engine'
import { earnerBonus, incomeSources, paydayIncome } from '@backroom/games/cosa-nostra'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, viewOf } from '../game.ts'
import { businessIcon } from '../look.ts'
import { Icon } from '../parts/Icon.tsx'
import { businessName, dollars } from '../parts/people.ts'

export function Income({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const view = viewOf(scene)
  const box = boxOf(scene)
  const family = view.seats[seat]
  if (!family) return null
  const bonus = earnerBonus(view, box, seat)
  return (
    <table class="lcn-incomes">
      <caption>{scene.say('income.title')}</caption>
      <tbody>
        {incomeSources(view, box, seat).map(({ id, amount, earns }) => {
          const card = box.business[id]
          const monopoly = box.components.monopolies.find((one) => one.id === id)
          return (
            <tr key={id} data-earns={earns}>
              <th scope="row">
                <Icon name={businessIcon(card?.type ?? monopoly?.businessType ?? '')} size={16} />{' '}
                {card
                  ? businessName(scene, id)
                  : scene.say('income.monopoly', { name: scene.words.name(id) })}
                {!earns && <i> {scene.say('card.out')}</i>}
              </th>
              <td>{earns ? dollars(scene, amount) : '–'}</td>
            </tr>
          )
        })}
        {bonus > 0 && (
          <tr>
            <th scope="row">{scene.words.name('topEarnerBonus')}</th>
            <td>{dollars(scene, bonus)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{scene.say('income.each')}</th>
          <td>{dollars(scene, paydayIncome(view, box, seat))}</td>
        </tr>
      </tfoot>
    </table>
  )
}
