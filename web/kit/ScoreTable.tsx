// The score sheet as on paper: a column a family, a line for each thing that brought money, total and tie-breaks below.

import './score.css'
import type { Outcome, Seat } from '@backroom/engine'
import type { ComponentChildren, VNode } from 'preact'
import { say } from '../text/say.ts'
import { Icon } from './Icon.tsx'
import type { Scene } from './screen.ts'

/** Who stands at the head of a column. */
interface ScoreHead {
  readonly family: string
  readonly person: string
  readonly emblem: VNode
  /** A CSS colour that reaches AA on the paper. */
  readonly colour?: string
}

export interface ScoreLine {
  readonly key: string
  readonly name: string
  readonly icon?: VNode
  /** What stands under this family; `moneyOrDash` for a sum. */
  readonly cell: (seat: Seat) => ComponentChildren
}

export interface ScoreGroup {
  readonly title: string | null
  readonly lines: readonly ScoreLine[]
}

interface TableProps {
  readonly caption: string
  readonly outcome: Outcome
  /** From left to right. */
  readonly order: readonly Seat[]
  readonly head: (seat: Seat) => ScoreHead
  readonly groups: readonly ScoreGroup[]
  readonly total: ScoreLine
  readonly ties: readonly ScoreLine[]
  /** Two had the same total: the tie-breaks are stressed. */
  readonly tied?: boolean
  /** The sums are long: on a phone the name of a line stands above them, so that five families fit beside each other. */
  readonly long?: boolean
}

/** A sum of a line; a dash where it brought nothing. */
export const moneyOrDash = (scene: Scene, amount = 0): string =>
  amount === 0 ? '–' : scene.words.money(amount)

export function ScoreTable(props: TableProps) {
  const { caption, order, groups, total, ties } = props
  return (
    // A sheet that scrolls must be reachable without a mouse.
    <div
      class="score"
      tabIndex={0}
      role="group"
      aria-label={caption}
      data-long={props.long}
      style={{ '--families': order.length }}
    >
      <table>
        <caption>{caption}</caption>
        <Heads {...props} />
        {groups.map(({ title, lines }) => (
          <tbody key={title}>
            {title !== null && (
              <tr class="score-group">
                <th scope="rowgroup" colSpan={order.length + 1}>
                  {title}
                </th>
              </tr>
            )}
            {lines.map((line) => (
              <Row key={line.key} line={line} order={order} />
            ))}
          </tbody>
        ))}
        <tfoot data-tied={props.tied}>
          {[total, ...ties].map((line) => (
            <Row key={line.key} line={line} order={order} />
          ))}
        </tfoot>
      </table>
    </div>
  )
}

const Heads = ({ order, head, outcome }: TableProps) => (
  <thead>
    <tr>
      <th scope="col">
        <span class="unseen">{say('over.item')}</span>
      </th>
      {order.map((seat) => {
        const { family, person, emblem, colour } = head(seat)
        return (
          <th key={seat} scope="col">
            <span class="score-head">
              {emblem}
              <b style={{ color: colour }}>{family}</b>
              <span>{person}</span>
              {outcome.winners.includes(seat) && (
                <span class="score-crown">
                  <Icon name="crown" size={22} />
                  <span class="unseen">{say('over.won')}</span>
                </span>
              )}
            </span>
          </th>
        )
      })}
    </tr>
  </thead>
)

const Row = ({ line, order }: { readonly line: ScoreLine; readonly order: readonly Seat[] }) => (
  <tr>
    <th scope="row">
      {line.icon && <span class="score-icon">{line.icon}</span>}
      {line.name}
    </th>
    {order.map((seat) => (
      <td key={seat}>{line.cell(seat)}</td>
    ))}
  </tr>
)
