// The rules of a game, every one with its number; the address names the one to go to.

import { useEffect } from 'preact/hooks'
import { SHELF } from '../games/index.ts'
import { hash } from '../router.ts'
import { OurValues } from '../rules/OurValues.tsx'
import { RuleText, useRules } from '../rules/RuleText.tsx'
import { say } from '../text/say.ts'
import { Shell } from './Shell.tsx'

export function RulesPage({ game }: { readonly game: string }) {
  const blocks = useRules(game)
  const wanted = decodeURIComponent(hash.value.slice(1))
  const read = blocks !== null
  useEffect(() => {
    if (!read || wanted === '') return
    const wait = setTimeout(() => {
      const rule = document.getElementById(wanted)
      for (const other of document.querySelectorAll('.rules .wanted')) other.classList.remove('wanted')
      rule?.classList.add('wanted')
      rule?.scrollIntoView({ block: 'center' })
    }, 30)
    return () => clearTimeout(wait)
  }, [read, wanted])
  const chapters = (blocks ?? []).flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [block] : [],
  )
  return (
    <Shell title={say('rules.title', { game: say(`game.${game}.title`) })} bare>
      <div class="rules-page" data-game={game}>
        <nav class="chapters" aria-label={say('rules.chapters')}>
          <ul class="rules-games">
            {SHELF.map(({ id }) => (
              <li key={id}>
                <a href={`/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
                  {say(`game.${id}.title`)}
                </a>
              </li>
            ))}
          </ul>
          <h2 class="label">{say('rules.chapters')}</h2>
          <ol>
            {chapters.map(({ id, children }) => (
              <li key={id}>
                <a href={`/rules/${game}#${id}`}>
                  {children.map((part) => (part.kind === 'text' ? part.text : '')).join('')}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          <OurValues game={game} />
          <RuleText game={game} />
        </div>
      </div>
    </Shell>
  )
}
