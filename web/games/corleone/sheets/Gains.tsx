// What the option in view would bring: one line of the prompt bar.

import '../corleone.css'
import type { Option } from '@backroom/engine'
import type { Scene } from '../../../kit/screen.ts'
import { gainOf } from '../gains.ts'
import { boxOf, type Option as Pick } from '../game.ts'
import { ChipLine, chipsOf, moneyChips } from '../parts/Chip.tsx'
import { Emblem } from '../parts/Emblem.tsx'
import { familyId, familyName } from '../parts/people.ts'
import { shortLine } from '../parts/short.ts'
import { TokenPicture } from '../parts/Token.tsx'

export function Gains({ scene, option }: { readonly scene: Scene; readonly option: Option }) {
  const gain = gainOf(scene, scene.picks.prompt?.key ?? '', option as Pick)
  if (!gain) return null
  const figure = gain.figure === null ? undefined : boxOf(scene).figure[gain.figure]
  return (
    <span class="cor-gains">
      {figure && <TokenPicture figure={figure} size={26} label={scene.words.name(figure.id)} />}
      <b>{gain.from.map((id) => scene.words.name(id)).join(', ')}</b>
      <ChipLine
        chips={[
          ...chipsOf(gain.abilities),
          ...moneyChips(gain.money).map((chip) => ({ ...chip, key: `m${chip.key}` })),
        ]}
        size={22}
      />
      <span class="unseen">{shortLine(scene, gain.abilities)}</span>
      {gain.sharer && (
        <span class="cor-sharer">
          <Emblem family={familyId(scene, gain.sharer.seat)} size={20} />
          {scene.say('gain.shared', {
            family: familyName(scene, gain.sharer.seat),
            turf: scene.words.name(gain.sharer.turf),
          })}{' '}
          <button type="button" class="cor-rule" onClick={() => scene.rule('COR-5.6')}>
            COR-5.6
          </button>
        </span>
      )}
    </span>
  )
}
