// Mob wars, cops and payouts told one after another over the board; skippable, and one list for whoever wants no motion.

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import '../css/telling.css'
import { motionLess } from '../../../kit/animator.ts'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, viewOf } from '../game.ts'
import { ownOf } from '../own.ts'
import { isTold, joined, type Page, pagesOf } from './pages.ts'
import { PageFace } from './PageFace.tsx'

/** How long a page stays before the next one turns by itself. */
const PAGE_TIME = 3600

interface Story {
  readonly pages: readonly Page[]
  readonly at: number
  /** The reader turns the pages. */
  readonly held: boolean
}

/** What the log has told since an entry, page by page. */
function pagesSince(scene: Scene, seq: number): readonly Page[] {
  const events = (scene.log ?? []).filter((entry) => entry.seq > seq).flatMap((entry) => entry.events)
  return events.some(isTold) ? pagesOf(events, viewOf(scene), boxOf(scene)) : []
}

/** The story as far as it is told. */
function useStory(scene: Scene) {
  const story = useSignal<Story | null>(null)
  const own = ownOf(scene)
  const last = scene.log?.at(-1)?.seq ?? 0
  useEffect(() => {
    const before = own.heard ?? last
    own.heard = last
    const pages = last > before ? pagesSince(scene, before) : []
    if (pages.length === 0) return
    const open = story.value
    story.value = open ? { ...open, pages: joined(open.pages, pages) } : { pages, at: 0, held: false }
  }, [last])
  return story
}

export function Telling({ scene }: { readonly scene: Scene }) {
  const story = useStory(scene)
  const open = story.value
  const still = motionLess()
  useEffect(() => {
    if (!open || open.held || still || open.at >= open.pages.length - 1) return
    const timer = setTimeout(() => {
      story.value = { ...open, at: open.at + 1 }
    }, PAGE_TIME)
    return () => clearTimeout(timer)
  }, [open, still])
  const close = () => {
    story.value = null
  }
  useEffect(() => {
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
  const page = open?.pages[open.at]
  if (!open || !page) return null
  const turn = (by: number) => {
    const at = open.at + by
    if (at >= open.pages.length) close()
    else story.value = { ...open, at: Math.max(0, at), held: true }
  }
  return (
    <section class="ops-telling" aria-label={scene.say('tell.title')} data-list={still}>
      <header>
        <h2>{scene.say('tell.title')}</h2>
        {!still && <small>{scene.say('tell.page', { page: open.at + 1, pages: open.pages.length })}</small>}
        <button type="button" class="ops-tellskip" aria-keyshortcuts="Escape" onClick={close}>
          {scene.say(open.at === open.pages.length - 1 || still ? 'tell.close' : 'tell.skip')}
        </button>
      </header>
      <div
        class="ops-tellbody"
        aria-live="polite"
        tabIndex={0}
        role="group"
        aria-label={scene.say('tell.title')}
      >
        {still ? (
          open.pages.map((one, i) => <PageFace key={i} scene={scene} page={one} />)
        ) : (
          <PageFace key={open.at} scene={scene} page={page} />
        )}
      </div>
      {!still && open.pages.length > 1 && (
        <footer>
          <button type="button" disabled={open.at === 0} onClick={() => turn(-1)}>
            {scene.say('tell.back')}
          </button>
          <button type="button" onClick={() => turn(1)}>
            {scene.say(open.at === open.pages.length - 1 ? 'tell.close' : 'tell.next')}
          </button>
        </footer>
      )}
    </section>
  )
}
