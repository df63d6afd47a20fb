// Looking at planned orders: with what, and then at whose. LCN-16.4, 16.7, LCN-17.1.

import { useEffect } from 'preact/hooks'
import type { Scene } from '../../../kit/screen.ts'
import { looking, lookRefused, meansOf } from '../looking.ts'
import { Icon } from '../parts/Icon.tsx'

export function Looks({ scene }: { readonly scene: Scene }) {
  const means = meansOf(scene)
  const chosen = looking.value
  const valid = chosen !== null && means.includes(chosen)
  useEffect(() => {
    if (!valid) looking.value = null
  }, [valid])
  if (means.length === 0 && lookRefused.value === null) return null
  return (
    <span class="lcn-looks">
      {lookRefused.value !== null && (
        <span role="alert" class="lcn-refused">
          {scene.words.refusal({ code: 'blocked', why: lookRefused.value })}
        </span>
      )}
      {means.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={chosen === one}
          onClick={() => {
            lookRefused.value = null
            looking.value = chosen === one ? null : one
          }}
        >
          <Icon name="semi-closed-eye" size={16} />
          {scene.say(`look.${one}`)}
        </button>
      ))}
    </span>
  )
}
