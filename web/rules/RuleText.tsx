// The rules of a game as players read them, in their language, each with an anchor of its own number.

import '../kit/rule-text.css'
import { useSignal } from '@preact/signals'
import { type ComponentChildren, createContext } from 'preact'
import { useContext, useEffect } from 'preact/hooks'
import { language, say } from '../text/say.ts'
import { rulesText } from './files.ts'
import { type Block, findRule, type Inline, type Item, readMarkdown } from './markdown.ts'
import { useValues } from './values.ts'

/** The rules as blocks; null until they are there. */
export function useRules(game: string): readonly Block[] | null {
  const blocks = useSignal<readonly Block[] | null>(null)
  const wanted = language.value
  useEffect(() => {
    const read = async () => {
      blocks.value = readMarkdown(await rulesText(game, wanted))
    }
    void read()
  }, [game, wanted])
  return blocks.value
}

/** The rules that state a value of ours. */
const Ours = createContext<ReadonlySet<string>>(new Set())

export function RuleText({ game, only }: { readonly game: string; readonly only?: string }) {
  const blocks = useRules(game)
  const values = useValues(game)
  if (!blocks) return <p class="quiet">{say('loading')}</p>
  const ours = new Set(values?.ours.flatMap(({ rules }) => rules))
  if (only === undefined)
    return (
      <Ours.Provider value={ours}>
        <Blocks game={game} blocks={blocks} />
      </Ours.Provider>
    )
  const item = findRule(blocks, only)
  return item ? (
    <Ours.Provider value={ours}>
      <ul class="rules">
        <RuleItem game={game} item={item} linked={false} />
      </ul>
    </Ours.Provider>
  ) : (
    <p class="quiet">{say('rules.missing', { rule: only })}</p>
  )
}

const Blocks = ({ game, blocks }: { readonly game: string; readonly blocks: readonly Block[] }) => (
  <div class="rules">
    {blocks.map((block, i) => (
      <BlockText key={i} game={game} block={block} />
    ))}
  </div>
)

function BlockText({ game, block }: { readonly game: string; readonly block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const text = <Text game={game} parts={block.children} />
      if (block.level === 1) return <h1 class="display">{text}</h1>
      return block.level === 2 ? (
        <h2 class="display" id={block.id}>
          {text}
        </h2>
      ) : (
        <h3 id={block.id}>{text}</h3>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Text game={game} parts={block.children} />
        </p>
      )
    case 'list': {
      const items = block.items.map((item, i) => <RuleItem key={i} game={game} item={item} linked />)
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    case 'table':
      return (
        <div class="table-scroll" tabIndex={0} role="region" aria-label={say('rules.table')}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell, i) => (
                  <th key={i} scope="col">
                    <Text game={game} parts={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, i) => (
                <tr key={i}>
                  {row.map((cell, j) => (
                    <td key={j}>
                      <Text game={game} parts={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
  }
}

function RuleItem({
  game,
  item,
  linked,
}: {
  readonly game: string
  readonly item: Item
  readonly linked: boolean
}): ComponentChildren {
  const ours = useContext(Ours)
  return (
    <li
      id={linked && item.rule !== null ? item.rule : undefined}
      class={item.rule === null ? undefined : 'numbered'}
    >
      {item.rule !== null && (
        <a class="rule-number" href={`/rules/${game}#${item.rule}`}>
          {item.rule}
        </a>
      )}
      <span>
        <Text game={game} parts={item.children} />
        {item.rule !== null && ours.has(item.rule) && (
          <>
            {' '}
            <a class="ours" href={`/rules/${game}#values`} title={say('values.mark.about')}>
              {say('values.mark')}
            </a>
          </>
        )}
        {item.items.length > 0 && (
          <ul>
            {item.items.map((deeper, i) => (
              <RuleItem key={i} game={game} item={deeper} linked={linked} />
            ))}
          </ul>
        )}
      </span>
    </li>
  )
}

const Text = ({ game, parts }: { readonly game: string; readonly parts: readonly Inline[] }) => (
  <>
    {parts.map((part, i) => {
      switch (part.kind) {
        case 'text':
          return part.text
        case 'rule':
          return (
            <a key={i} class="rule-link" href={`/rules/${game}#${part.rule}`}>
              {part.rule}
            </a>
          )
        case 'strong':
          return (
            <b key={i}>
              <Text game={game} parts={part.children} />
            </b>
          )
        case 'em':
          return (
            <i key={i}>
              <Text game={game} parts={part.children} />
            </i>
          )
      }
    })}
  </>
)
