// The prompt bar's own parts for this game: the sides of the switch with their variants, and the verb on Confirm.

import type { Prompt } from '@backroom/engine'
import { type Option, REACTIONS } from '@backroom/games/cosa-nostra'
import type { Group, Scene, Shortcut } from '../../kit/screen.ts'
import { boxOf, optionsIn, viewOf } from './game.ts'
import type { IconName } from './icons.ts'
import { influenceIcon } from './look.ts'
import { Icon } from './parts/Icon.tsx'
import { Emblem } from './parts/Emblem.tsx'
import { dollars, familyId, familyName } from './parts/people.ts'
import { Portrait } from './parts/Portrait.tsx'
import { type GroupId, groupOf, GROUPS, rivalGroup, variantOf } from './targets.ts'

const GROUP_ICONS: { readonly [group in GroupId]: IconName } = {
  task: 'revolver',
  buy: 'coins',
  play: 'rat',
  do: 'check-mark',
  declare: 'crosshair',
  off: 'cancel',
}

const Man = ({ scene, gangster }: { readonly scene: Scene; readonly gangster: string }) => (
  <span class="lcn-chosen lcn-pic">
    <Portrait family={boxOf(scene).gangster[gangster]?.family ?? null} gangster={gangster} cut="round" />
  </span>
)

/** Who can be given a task, or which card can be laid. */
function variantsOf(prompt: Prompt, group: GroupId, scene: Scene): Group['variants'] {
  const ids = new Set(
    optionsIn(prompt).flatMap((option) => (option.say === group ? (variantOf(option) ?? []) : [])),
  )
  if (ids.size === 0) return undefined
  return [...ids].map((id) => ({
    id,
    label: scene.words.name(id),
    icon:
      group === 'play' ? <Icon name={influenceIcon(id)} size={26} /> : <Man scene={scene} gangster={id} />,
  }))
}

/** Whom one points at, where one family is seen at a time. */
function rivals(prompt: Prompt, scene: Scene): Group[] {
  if (scene.size !== 'phone') return []
  const seats = new Set(
    optionsIn(prompt).flatMap((option) => ('rival' in option && option.rival !== null ? [option.rival] : [])),
  )
  return [...seats].map((seat) => ({
    id: rivalGroup(seat),
    label: familyName(scene, seat),
    icon: <Emblem family={familyId(scene, seat)} size={24} />,
  }))
}

export function groups(prompt: Prompt, scene: Scene): readonly Group[] {
  if (prompt.key === 'declareTarget') return rivals(prompt, scene)
  const open = GROUPS.filter((group) => optionsIn(prompt).some((option) => groupOf(option) === group))
  return open.map((id) => {
    const variants = variantsOf(prompt, id, scene)
    return {
      id,
      label: scene.say(`group.${id}`),
      icon: <Icon name={GROUP_ICONS[id]} size={22} />,
      ...(variants === undefined ? {} : { variants }),
    }
  })
}

/** The question of the chosen side of the switch; null where the prompt's own will do. */
export function sentence(prompt: Prompt, scene: Scene): string | null {
  const { group, variant } = scene.picks
  if (
    group === null ||
    !(prompt.key === 'plan' || prompt.key === 'planMore' || prompt.key === 'lastInfluence')
  )
    return null
  return scene.say(`sentence.${group}`, { name: variant === null ? '' : scene.words.name(variant) })
}

/** LCN-R26: the question itself offers to be the last of its kind in this round. */
export function shortcuts(prompt: Prompt, scene: Scene): readonly Shortcut[] {
  const reaction = REACTIONS.find((one) => one === prompt.key)
  const pass = optionsIn(prompt).find(({ say }) => say === 'pass')
  if (reaction === undefined || !pass || !scene.command) return []
  return [
    {
      label: scene.say('shortcut.quiet'),
      answer: pass.id,
      command: { command: 'standing', args: { reaction, pass: 'round' } },
    },
  ]
}

/** The verb of what is picked; null where the shell's own word is as good. */
export function confirm(prompt: Prompt, picked: readonly string[], scene: Scene): string | null {
  const last = optionsIn(prompt).find(({ id }) => id === picked.at(-1))
  switch (prompt.key) {
    case 'stake':
    case 'launder':
      return scene.say(`confirm.${prompt.key}`, { money: dollars(scene, scene.picks.amount) })
    case 'discardOrders':
    case 'discardInfluence':
      return scene.say('confirm.discard', { count: picked.length })
    default:
      return last === undefined ? null : confirmOne(last, scene)
  }
}

function confirmOne(option: Option, scene: Scene): string | null {
  switch (option.say) {
    case 'pay': {
      const business = viewOf(scene).gangsters[option.gangster]?.purchase ?? ''
      return scene.say('confirm.pay', { money: dollars(scene, boxOf(scene).business[business]?.price ?? 0) })
    }
    case 'task':
    case 'buy':
    case 'play':
    case 'run':
    case 'off':
    case 'declare':
    case 'rob':
    case 'trap':
    case 'doctor':
    case 'scheme':
    case 'reveal':
    case 'recruit':
      return scene.say(`confirm.${option.say}`)
    case 'target':
    case 'player':
      return scene.say('confirm.target')
    case 'die':
      return scene.say('confirm.reroll')
    default:
      return null
  }
}
