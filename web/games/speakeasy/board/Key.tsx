// The key: every sign of the map with its meaning, one tap away.

import { SIGNS } from '@backroom/games/speakeasy'
import { Dialog } from '../../../kit/Dialog.tsx'
import type { Scene } from '../../../kit/screen.ts'
import { Picture } from '../parts/Picture.tsx'
import { drawnSigns } from './signs.tsx'

export function Key({ scene, onClose }: { readonly scene: Scene; readonly onClose: () => void }) {
  const drawn = drawnSigns(scene)
  return (
    <Dialog title={scene.say('map.key.title')} onClose={onClose} shape="wide">
      <p class="spk-keyrule">{scene.say('map.key.rule')}</p>
      <ul class="spk-key">
        {SIGNS.map((sign) => (
          <li key={sign}>
            <Picture box="0 0 60 54" width={60} height={54}>
              {drawn[sign]}
            </Picture>
            <span>{scene.say(`map.key.${sign}`)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
