// Calls whoever is asked, wherever they look: title and icon of the tab, a sound, a buzz, a notice of the browser.

import type { Event } from '@backroom/engine'
import type { ChatMessage } from '@backroom/protocol'
import { effect, untracked } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { clearNotices, notify } from '../kit/notify.ts'
import type { Scene } from '../kit/screen.ts'
import { play } from '../kit/sound.ts'
import { toast } from '../kit/Toasts.tsx'
import { prefs } from '../prefs.ts'
import { say } from '../text/say.ts'
import { titleOf, turnBegins, type TurnState } from './attention.ts'
import { lineOf } from './Log.tsx'
import type { TableModel } from './model.ts'

const BUZZ = [60, 80, 60]

/** The page's icon is in the page itself; while it is my turn it bears a dot. */
const DOT = "%3Ccircle cx='396' cy='116' r='104' fill='crimson' stroke='black' stroke-width='24'/%3E"

function setIcon(isMine: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const shown = link?.getAttribute('href') ?? ''
  const plain = shown.replace(DOT, '')
  const href = isMine ? plain.replace('%3C/svg%3E', `${DOT}%3C/svg%3E`) : plain
  if (link && shown !== href) link.setAttribute('href', href)
}

/** Whether somebody at this screen is asked, as the table knows it: what is shown may lag behind. */
function turnOf({ source }: TableModel, behindCurtain: boolean): TurnState {
  const sight = source.sight.value
  const isAsked = sight !== null && sight.prompt !== null && !sight.over && !source.sending.value
  return {
    isMine: isAsked || behindCurtain,
    last: source.log.value.at(-1)?.seq ?? null,
    answered: source.answered.value,
  }
}

export function useAttention(model: TableModel, behindCurtain: boolean): void {
  const tag = `backroom:${model.source.info.value?.id ?? ''}`
  const known = useRef<TurnState>({ isMine: false, last: null, answered: null })
  useEffect(() => {
    const stop = effect(() => {
      const name = say(`game.${model.screen.id}.title`)
      const now = turnOf(model, behindCurtain)
      const before = known.current
      known.current = now
      if (before.isMine && !now.isMine) void clearNotices(tag)
      document.title = titleOf({
        name,
        turn: say('turn.mine'),
        isMine: now.isMine,
        unread: model.talk.unread.value,
      })
      setIcon(now.isMine)
      if (!turnBegins(before, now)) return
      play('turn')
      if (prefs.peek().vibrate) navigator.vibrate?.(BUZZ)
      void notify(say('turn.mine'), say('notice.turn', { game: name }), tag)
    })
    const back = () => {
      if (!document.hidden) void clearNotices(tag)
    }
    document.addEventListener('visibilitychange', back)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', back)
      setIcon(false)
      void clearNotices(tag)
    }
  }, [model, behindCurtain])
}

/** Offers and words of people at the table to whoever sits here; what bots say is seen where it is dealt with. */
function useToMe({ screen, scene, source }: TableModel): void {
  const last = source.log.value.at(-1)?.seq
  const seen = useRef(last)
  useEffect(() => {
    const from = seen.current
    seen.current = last
    const shown = scene.peek()
    if (!shown || from === undefined) return
    const said = source.log
      .peek()
      .filter(({ seq }) => seq > from)
      .flatMap(({ events }) => events)
      .filter((event) => screen.events.isToMe?.(event, shown))
    if (said.length === 0) return
    play('word')
    for (const event of said.slice(-2)) {
      const line = isFromBot(event, shown) ? null : lineOf(shown.words, event)
      if (line !== null) toast(line, 'quiet')
    }
  }, [last])
}

const isFromBot = ({ from }: Event, { people }: Scene): boolean =>
  people.some(({ seat, bot }) => seat === from && bot !== null)

/** What others say reaches also those who have another part of the table before them. */
export function useTalk(model: TableModel): void {
  useToMe(model)
  useEffect(
    () =>
      effect(() => {
        const fresh = model.talk.fresh.value
        // Once for each message, whatever is set or said otherwise meanwhile.
        untracked(() => tellOf(model, fresh))
      }),
    [model],
  )
}

function tellOf({ talk, source }: TableModel, fresh: readonly ChatMessage[]): void {
  const last = fresh.at(-1)
  if (!last || talk.isRead.value) return
  play('word')
  for (const { name, text } of fresh.slice(-2)) toast(say('talk.said', { name, text }), 'quiet')
  void notify(last.name, last.text, `backroom:talk:${source.info.value?.id ?? ''}`)
}
