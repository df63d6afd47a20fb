// The prompt bar's own parts for this game: the sides of the switch with their variants, and the verb on Confirm.

import type { Prompt } from '@backroom/engine'
import { REACTIONS } from '@backroom/games/cosa-nostra'
import type { Group, Scene, Shortcut } from '../../kit/screen.ts'
import { boxOf, viewOf } from './game.ts'
import type { IconName } from './icons.ts'
import { influenceIcon } from './look.ts'
import { Icon } from './parts/Icon.tsx'
import { Emblem } from './parts/Emblem.tsx'
import { dollars, familyId, familyName } from './parts/people.ts'
import { Portrait } from './parts/Portrait.tsx'
import { readTurn } from './places.ts'
import { type GroupId, groupOf, groupRival, GROUPS, targets } from './targets.ts'

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
  if (prompt.kind === 'amount' || !(group === 'task' || group === 'buy' || group === 'play')) return undefined
  const ids = new Set(
    prompt.options.flatMap(({ id }) => {
      const pick = readTurn(id)
      if (pick?.do !== group) return []
      return [pick.do === 'play' ? pick.card : pick.gangster]
    }),
  )
  return [...ids].map((id) => ({
    id,
    label: scene.words.name(id),
    icon:
      group === 'play' ? <Icon name={influenceIcon(id)} size={26} /> : <Man scene={scene} gangster={id} />,
  }))
}

/** Whom one points at, where one family is seen at a time. */
function rivals(prompt: Prompt, scene: Scene): Group[] {
  const sides = new Set(targets(prompt, scene).flatMap(({ group }) => (group === undefined ? [] : [group])))
  return [...sides].flatMap((id) => {
    const seat = groupRival(id)
    if (seat === null) return []
    return [{ id, label: familyName(scene, seat), icon: <Emblem family={familyId(scene, seat)} size={24} /> }]
  })
}

export function groups(prompt: Prompt, scene: Scene): readonly Group[] {
  if (prompt.kind === 'amount') return []
  if (prompt.key === 'declareTarget') return rivals(prompt, scene)
  const open = GROUPS.filter((group) => prompt.options.some(({ id }) => groupOf(id) === group))
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
  if (reaction === undefined || !scene.command) return []
  return [
    {
      label: scene.say('shortcut.quiet'),
      answer: 'pass',
      command: { command: 'standing', args: { reaction, pass: 'round' } },
    },
  ]
}

/** The verb of what is picked; null where the shell's own word is as good. */
export function confirm(prompt: Prompt, picked: readonly string[], scene: Scene): string | null {
  const last = picked.at(-1)
  switch (prompt.key) {
    case 'stake':
    case 'launder':
      return scene.say(`confirm.${prompt.key}`, { money: dollars(scene, scene.picks.amount) })
    case 'discardOrders':
    case 'discardInfluence':
      return scene.say('confirm.discard', { count: picked.length })
    default:
      return last === undefined ? null : confirmOne(prompt, last, scene)
  }
}

function confirmOne(prompt: Prompt, last: string, scene: Scene): string | null {
  const pick = readTurn(last)
  switch (pick?.do) {
    case 'pay': {
      const business = viewOf(scene).gangsters[pick.gangster]?.purchase ?? ''
      return scene.say('confirm.pay', { money: dollars(scene, boxOf(scene).business[business]?.price ?? 0) })
    }
    case 'task':
    case 'buy':
    case 'play':
    case 'run':
    case 'off':
    case 'declare':
      return scene.say(`confirm.${pick.do}`)
    case undefined:
  }
  const [head = ''] = last.split(':')
  if (
    head === 'rob' ||
    head === 'trap' ||
    head === 'doctor' ||
    head === 'scheme' ||
    head === 'reveal' ||
    head === 'recruit'
  )
    return scene.say(`confirm.${head}`)
  if (prompt.key === 'declareTarget') return scene.say('confirm.target')
  return prompt.key === 'cops' && last !== 'none' ? scene.say('confirm.reroll') : null
}
