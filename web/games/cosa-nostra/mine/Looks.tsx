// Looking at planned orders: with what, and then at whose. LCN-16.4, 16.7, LCN-17.1.

import { useEffect } from 'preact/hooks'
import type { Scene } from '../../../kit/screen.ts'
import { cardInFingers, lay } from '../laying.ts'
import { meansOf } from '../looking.ts'
import { ownOf } from '../own.ts'
import { Icon } from '../parts/Icon.tsx'

export function Looks({ scene }: { readonly scene: Scene }) {
  const means = meansOf(scene)
  const { laying, looking, refused } = ownOf(scene)
  const chosen = looking.value
  const valid = chosen !== null && means.includes(chosen)
  useEffect(() => {
    if (!valid) looking.value = null
  }, [valid])
  const renewing = cardInFingers(scene) === 'snitch'
  if (means.length === 0 && !renewing) return null
  return (
    <span class="lcn-looks">
      {renewing && <Renew scene={scene} />}
      {!renewing &&
        means.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={chosen === one}
            onClick={() => {
              laying.value = null
              refused.value = null
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

/** LCN-16.5: the Snitch out of turn lies on nobody; a second tap says that it is meant. */
const Renew = ({ scene }: { readonly scene: Scene }) => (
  <button type="button" class="lcn-renew" data-pick="" onClick={() => void lay(scene, 'snitch')}>
    <Icon name="rat" size={16} />
    {scene.say('lay.market')}
  </button>
)
