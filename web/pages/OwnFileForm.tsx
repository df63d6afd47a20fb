// The values of one's own box: the template to correct, and the file that the table then uses.

import { useSignal } from '@preact/signals'
import type { Json } from '@backroom/engine'
import { tryFile } from '../play/tryFile.ts'
import { say } from '../text/say.ts'
import type { OwnFileProps } from './ownFile.ts'

/** More problems than these are not read by anybody. */
const SHOWN = 6

function parsed(text: string): { readonly json: Json } | null {
  try {
    return { json: JSON.parse(text) }
  } catch {
    return null
  }
}

async function download(game: string): Promise<void> {
  const { componentsText } = await import('../rules/files.ts')
  const text = await componentsText(game)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = `${game}-components.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

export function OwnFileForm({ game, seats, file }: OwnFileProps) {
  const problems = useSignal<readonly string[]>([])
  const choose = async (chosen: File | undefined) => {
    file.value = null
    problems.value = []
    if (!chosen) return
    const read = parsed(await chosen.text())
    problems.value = read ? await tryFile({ game, seats, components: read.json }) : [say('new.values.noJson')]
    if (read && problems.value.length === 0) file.value = { name: chosen.name, components: read.json }
  }
  return (
    <>
      <p class="quiet">{say('new.values.about')}</p>
      <p class="row">
        <button type="button" class="button" onClick={() => void download(game)}>
          {say('new.values.template')}
        </button>
        <label class="own-file">
          <span class="label">{say('new.values.file')}</span>
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => void choose(event.currentTarget.files?.[0])}
          />
        </label>
      </p>
      {problems.value.length > 0 && (
        <div class="why-not" role="alert">
          <p>{say('new.values.bad', { count: problems.value.length })}</p>
          <ul lang="en">
            {problems.value.slice(0, SHOWN).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
