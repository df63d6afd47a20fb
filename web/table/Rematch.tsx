// The same people again, one seat on: one click from the score sheet, and a note for those who look elsewhere.

import { api } from '../play/api.ts'
import { attempt } from '../play/attempt.ts'
import type { TableSource } from '../play/tableSession.ts'
import { go } from '../router.ts'
import { say } from '../text/say.ts'

export function Rematch({ source }: { readonly source: TableSource }) {
  const info = source.info.value
  if (source.local || !info) return null
  const { rematch } = info
  if (source.you.value === null)
    return rematch === null ? null : (
      <a class="button" href={`/table/${rematch}`}>
        {say('rematch.watch')}
      </a>
    )
  return (
    <button
      type="button"
      class="button primary"
      onClick={() =>
        void attempt(async () => {
          go(`/table/${(await api.rematch(info.id)).id}`)
        })
      }
    >
      {say(rematch === null ? 'rematch.ask' : 'rematch.sit')}
    </button>
  )
}
