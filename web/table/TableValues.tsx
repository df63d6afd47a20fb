// With which values this table plays, in its menu: those of the server, some of them ours, or a file of the host's own.

import '../kit/rule-text.css'
import type { Scene } from '../kit/screen.ts'
import { useValues } from '../rules/values.ts'
import { say } from '../text/say.ts'

const hasOwnFile = (options: Scene['options']): boolean =>
  typeof options === 'object' && options !== null && 'components' in options

export function TableValues({ scene }: { readonly scene: Scene }) {
  const values = useValues(scene.game)
  if (hasOwnFile(scene.options)) return <p class="quiet table-values">{say('values.table.own')}</p>
  if (!values || values.ours.length === 0) return null
  return (
    <p class="quiet table-values">
      {say('values.table.house')}{' '}
      <a href={`/rules/${scene.game}#values`}>
        {say('values.count', { count: values.ours.length, parts: values.parts })}
      </a>
    </p>
  )
}
