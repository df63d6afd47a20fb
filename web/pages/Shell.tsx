// What every page but the table itself has round it: the way to the others, and the language.

import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { Wordmark } from '../kit/Wordmark.tsx'
import { prefer } from '../prefs.ts'
import { here } from '../router.ts'
import { language, LANGUAGES, say } from '../text/say.ts'

const LINKS = [
  ['/tables', 'nav.tables'],
  ['/new', 'nav.new'],
  ['/learn', 'nav.learn'],
  ['/rules', 'nav.rules'],
  ['/about', 'nav.about'],
  ['/settings', 'nav.settings'],
] as const

interface ShellProps {
  readonly title: string
  readonly children: ComponentChildren
  /** The page draws its own heading. */
  readonly bare?: boolean
}

export function Shell({ title, children, bare = false }: ShellProps) {
  useEffect(() => {
    document.title = bare ? say('home.title') : `${title} · Backroom`
  }, [title, bare])
  return (
    <div class="page">
      <a class="skip-link" href="#content">
        {say('skipToContent')}
      </a>
      <header class="page-head">
        <Wordmark label={say('home.title')} />
        <nav aria-label={say('nav.name')}>
          {LINKS.map(([to, key]) => (
            <a key={to} href={to} aria-current={here.value.startsWith(to) ? 'page' : undefined}>
              {say(key)}
            </a>
          ))}
        </nav>
        <LanguageSwitch />
      </header>
      <main id="content" tabIndex={-1} class={bare ? 'bare' : undefined}>
        {!bare && <h1 class="display">{title}</h1>}
        {children}
      </main>
      <footer class="page-foot">
        <p>{say('foot.fan')}</p>
        <p>
          <a href="/about">{say('foot.credits')}</a>
        </p>
      </footer>
    </div>
  )
}

const LanguageSwitch = () => (
  <div class="languages" role="group" aria-label={say('settings.language')}>
    {LANGUAGES.map((one) => (
      <button
        key={one}
        type="button"
        lang={one}
        aria-pressed={language.value === one}
        onClick={() => prefer({ language: one })}
      >
        <span aria-hidden="true">{one.toUpperCase()}</span>
        <span class="unseen">{say(`language.${one}`)}</span>
      </button>
    ))}
  </div>
)
