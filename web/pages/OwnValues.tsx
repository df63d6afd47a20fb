// Playing with the values of one's own box, folded away until somebody wants it.

import { useSignal } from '@preact/signals'
import { later } from '../kit/later.tsx'
import { say } from '../text/say.ts'
import type { OwnFileProps } from './ownFile.ts'

const OwnFileForm = later(async () => (await import('./OwnFileForm.tsx')).OwnFileForm)

export function OwnValues(props: OwnFileProps) {
  const file = props.file.value
  const opened = useSignal(location.hash === '#values')
  return (
    <details
      class="house-rules"
      id="values"
      open={opened.value || undefined}
      onToggle={(event) => {
        // What was opened once stays as it was left.
        if (event.currentTarget.open) opened.value = true
      }}
    >
      <summary class="label">
        {file ? say('new.values.used', { name: file.name }) : say('new.values')}
      </summary>
      {opened.value && <OwnFileForm {...props} />}
    </details>
  )
}
