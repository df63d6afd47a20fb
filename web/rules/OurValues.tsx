// The note over the rules: which values are ours and not the box's, and how to play with one's own.

import '../kit/rule-text.css'
import { say } from '../text/say.ts'
import { useValues } from './values.ts'

export function OurValues({ game }: { readonly game: string }) {
  const values = useValues(game)
  if (!values || values.ours.length === 0) return null
  return (
    <aside class="our-values" id="values" aria-label={say('values.title')}>
      <p>
        <b>{say('values.title')}.</b> {say('values.note', { count: values.ours.length, parts: values.parts })}{' '}
        {say('values.yours')} <a href={`/new/${game}#values`}>{say('values.yours.link')}</a>
      </p>
      <details>
        <summary>{say('values.which')}</summary>
        <ul>
          {values.ours.map(({ part, items, wholly, rules }) => (
            <li key={part}>
              {values.words.say(`ours.${part}`)}:{' '}
              {items
                ? say('values.items', { ours: items.ours, all: items.all })
                : say(wholly ? 'values.wholly' : 'values.partly')}
              {rules.map((rule) => (
                <>
                  {' '}
                  <a key={rule} class="rule-link" href={`/rules/${game}#${rule}`}>
                    {rule}
                  </a>
                </>
              ))}
            </li>
          ))}
        </ul>
      </details>
    </aside>
  )
}
