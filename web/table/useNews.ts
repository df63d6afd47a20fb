// What happens around the game, told in a note: who hosts, who is away or back, a rematch, my own seat handed back.

import type { TableInfo } from '@backroom/protocol'
import { effect, untracked } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { toast } from '../kit/Toasts.tsx'
import type { TableSource } from '../play/tableSession.ts'
import { say } from '../text/say.ts'
import { personSeat, waitsForAbsent } from './presence.ts'

/** What has changed for everybody from one moment to the next. */
function newsBetween(before: TableInfo, after: TableInfo, you: number | null): string[] {
  const news: string[] = []
  if (before.host !== after.host)
    news.push(
      you !== null && after.hostSeat === you ? say('host.you') : say('host.now', { name: after.host }),
    )
  if (before.rematch === null && after.rematch !== null) news.push(say('rematch.made'))
  if (after.state === 'closed' && before.state !== 'closed')
    news.push(say(after.undealt ? 'room.undealt' : 'refusal.closed'))
  for (const number of after.seats.keys()) {
    const [was, is] = [personSeat(before, number), personSeat(after, number)]
    if (number === you || !was || !is || was.name !== is.name || is.name === null) continue
    if (was.away === null && is.away !== null) news.push(waitsForAbsent(is, ''))
    if (was.away !== null && is.away === null) news.push(say('back.other', { name: is.name }))
  }
  return news
}

export function useNews(source: TableSource | null): void {
  useEffect(() => {
    if (!source || source.local) return
    let before: TableInfo | null = null
    // Only the table itself is looked at: a note that passes, or another language, is no news.
    const stopTable = effect(() => {
      const after = source.info.value
      untracked(() => {
        if (before && after && before.id === after.id)
          for (const line of newsBetween(before, after, source.you.value)) toast(line)
        before = after
      })
    })
    const stopBack = effect(() => {
      const played = source.handedBack.value
      if (played !== null) untracked(() => toast(say('back.played', { count: played.count })))
    })
    return () => {
      stopTable()
      stopBack()
    }
  }, [source])
}
