// The client: words first, then the page that the address names, loaded when it is first wanted.

import { signal } from '@preact/signals'
import { type ComponentChildren, render } from 'preact'
import './kit/fonts.css'
import './kit/tokens.css'
import './kit/parts.css'
import './kit/windows.css'
import './pages/pages.css'
import { Toasts } from './kit/Toasts.tsx'
import { isRenewed, keepForOffline } from './offline.ts'
import { dress } from './prefs.ts'
import { followLinks, route } from './router.ts'
import type { Route } from './routes.ts'
import { say, withPageWords } from './text/say.ts'

type Show = (params: Route['params']) => ComponentChildren

const PAGES: { readonly [page: string]: () => Promise<Show> } = {
  home: () =>
    import('./pages/HomePage.tsx').then(({ HomePage }) => () => <HomePage />),
  lobby: () =>
    import('./pages/LobbyPage.tsx').then(({ LobbyPage }) => () => <LobbyPage />),
  new: () =>
    import('./pages/NewTablePage.tsx').then(({ NewTablePage }) => ({ game }) => <NewTablePage game={game} />),
  local: () =>
    import('./pages/LocalPage.tsx').then(({ LocalPage }) => ({ id = '' }) => <LocalPage key={id} id={id} />),
  table: () =>
    import('./pages/OnlinePage.tsx').then(({ OnlinePage }) => ({ id = '' }) => (
      <OnlinePage key={id} id={id} />
    )),
  learnIndex: () =>
    import('./pages/learn/LearnIndexPage.tsx').then(({ LearnIndexPage }) => () => <LearnIndexPage />),
  learn: () =>
    import('./pages/learn/LearnPage.tsx').then(({ LearnPage }) => ({ game = '' }) => (
      <LearnPage game={game} />
    )),
  lesson: () =>
    import('./pages/learn/LessonPage.tsx').then(({ LessonPage }) => ({ game = '', lesson = '' }) => (
      <LessonPage key={`${game}/${lesson}`} game={game} id={lesson} />
    )),
  replay: () =>
    import('./pages/ReplayPage.tsx').then(({ ReplayPage }) => ({ id = '', where = '' }) => (
      <ReplayPage id={id} local={where === 'here'} />
    )),
  rulesIndex: () =>
    import('./pages/RulesIndexPage.tsx').then(({ RulesIndexPage }) => () => <RulesIndexPage />),
  rules: () =>
    import('./pages/RulesPage.tsx').then(({ RulesPage }) => ({ game = '' }) => <RulesPage game={game} />),
  about: () =>
    import('./pages/AboutPage.tsx').then(({ AboutPage }) => () => <AboutPage />),
  settings: () =>
    import('./pages/SettingsPage.tsx').then(({ SettingsPage }) => () => <SettingsPage />),
  lost: () =>
    import('./pages/LostPage.tsx').then(({ LostPage }) => () => <LostPage />),
}

/** They do without the words of the other pages, and are where most people come to first. */
const PLAIN = ['new', 'local', 'table', 'lost']

const loaded = signal<{ readonly [page: string]: Show }>({})
const failed = signal(false)

async function fetchPage(page: string): Promise<void> {
  try {
    const fetched = PAGES[page]?.()
    const show = await (fetched && !PLAIN.includes(page) ? withPageWords(fetched) : fetched)
    if (show) loaded.value = { ...loaded.peek(), [page]: show }
  } catch {
    failed.value = true
  }
}

/** The page's code, from memory or from the house. */
function wanted(page: string): Show | null {
  const known = loaded.value[page]
  if (known) return known
  void fetchPage(page)
  return null
}

function App() {
  const { page, params } = route.value
  const show = wanted(page)
  return (
    <>
      {show ? show(params) : <p class="loading">{say(failed.value ? 'lobby.offline' : 'loading')}</p>}
      <Toasts>
        {isRenewed.value && (
          <p>
            {say('renewed')}{' '}
            <button type="button" onClick={() => location.reload()}>
              {say('renewed.load')}
            </button>
          </p>
        )}
      </Toasts>
    </>
  )
}

followLinks()
await dress()
const app = document.getElementById('app')
if (app) render(<App />, app)
if (import.meta.env.PROD && 'serviceWorker' in navigator) keepForOffline()
