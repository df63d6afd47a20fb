// What I would have after the deal beside what I have now: theirs and mine, also for orders that only I see.

import type { Seat } from '@backroom/engine'
import { Icon } from '../../../kit/Icon.tsx'
import type { Scene } from '../../../kit/screen.ts'
import { afterRows, type Cell, COLUMNS, type Deals, type Row } from './after.ts'
import { boxOf } from '../game.ts'
import { familyName } from '../parts/people.ts'

import { money } from './say.ts'

interface AfterProps {
  readonly scene: Scene
  readonly me: Seat
  readonly other: Seat
  readonly deals: Deals
}

export function AfterTable({ scene, me, other, deals }: AfterProps) {
  const rows = afterRows(deals, boxOf(scene), me, other)
  const columns = COLUMNS.filter((column) => column === 'now' || deals[column] !== null)
  if (rows.length === 0) return null
  return (
    <table class="bargain-after">
      <thead>
        <tr>
          <th scope="col">{scene.say('bargain.after')}</th>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {scene.say(`bargain.after.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.what} ${row.card}`}>
            <th scope="row">
              {rowName(scene, row, other)}
              {row.secret && <Secret scene={scene} />}
            </th>
            {columns.map((column) => {
              const cell = row.cells[column]
              return (
                <td key={column} data-column={column} data-better={cell?.better}>
                  {cell && cellText(scene, cell)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The crossed eye: nobody else sees this row. */
const Secret = ({ scene }: { readonly scene: Scene }) => (
  <span class="bargain-secret" title={scene.say('bargain.after.secret')}>
    <Icon name="eye" size={18} />
    <span class="unseen">{scene.say('bargain.after.secret')}</span>
  </span>
)

function rowName(scene: Scene, { what, card }: Row, other: Seat): string {
  if (card === null) return scene.say(`bargain.after.${what}`, { family: familyName(scene, other) })
  const price = boxOf(scene).business[card]?.price
  const name = scene.words.name(card)
  return price === undefined ? name : `${name}, ${money(scene, price)}`
}

function cellText(scene: Scene, cell: Cell): string {
  const names = (ids: readonly string[]) => ids.map((id) => scene.words.name(id)).join(', ')
  switch (cell.kind) {
    case 'money':
      return money(scene, cell.amount)
    case 'count':
      return scene.say('bargain.after.of', { count: cell.amount, all: cell.of })
    case 'number':
      return String(cell.amount)
    case 'names':
      return cell.ids.length === 0 ? '–' : names(cell.ids)
    case 'lacks':
      return scene.say('bargain.after.lacks', { cards: names(cell.ids) })
    case 'short':
      return scene.say('bargain.after.short', { money: money(scene, cell.amount) })
    case 'ready':
    case 'payable':
    case 'no':
      return scene.say(`bargain.after.${cell.kind}`)
  }
}
