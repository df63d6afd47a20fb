// The prompt bar's own parts for this game: the switch of the four actions, the verb on Confirm, shortcuts.

import type { Prompt } from '@backroom/engine'
import type { Group, Scene, Shortcut } from '../../kit/screen.ts'
import { boxOf, cardOf, optionsOf, picked, seatOf, sumOf, viewOf } from './game.ts'
import type { IconName } from './icons.ts'
import { Icon } from './parts/Icon.tsx'
import { TokenPicture } from './parts/Token.tsx'
import { Marker } from './board/ControlStack.tsx'
import { type GroupId, groupOf, GROUPS } from './targets.ts'

const GROUP_ICONS: { readonly [group in GroupId]: IconName } = {
  thug: 'thugbust',
  family: 'bust',
  job: 'full-folder',
  ally: 'cards',
}

/** The family members who can be sent, as small tokens. */
function members(prompt: Prompt, scene: Scene) {
  const ids = new Set(
    optionsOf(prompt).flatMap((option) => (option.say === 'playMember' ? [option.figure] : [])),
  )
  return [...ids].flatMap((id) => {
    const figure = boxOf(scene).figure[id]
    return figure
      ? [{ id, label: scene.words.name(id), icon: <TokenPicture figure={figure} size={30} /> }]
      : []
  })
}

/** COR-R16: my markers on the board, which can be lifted from any height. */
function markers(prompt: Prompt, scene: Scene): Group[] {
  const me = seatOf(scene)
  const family = me === null ? null : (viewOf(scene).seats[me]?.family ?? null)
  const variants = optionsOf(prompt)
    .filter(({ say }) => say === 'marker')
    .map((option) => ({
      id: option.id,
      label: scene.words.option(option, prompt),
      icon: (
        <svg class="cor-picture" width="28" height="30" viewBox="-14 -14 28 30" aria-hidden="true">
          <Marker family={family} top />
        </svg>
      ),
    }))
  return [
    { id: 'marker', label: scene.say('group.marker'), icon: <Icon name="marker" size={24} />, variants },
  ]
}

export function groups(prompt: Prompt, scene: Scene): readonly Group[] {
  if (prompt.key === 'relocate') return markers(prompt, scene)
  if (prompt.key !== 'turn') return []
  const there = new Set(optionsOf(prompt).map(groupOf))
  if (there.has(null)) return []
  return GROUPS.map((id) => ({
    id,
    label: scene.say(`group.${id}`),
    icon: <Icon name={GROUP_ICONS[id]} size={24} />,
    ...(id === 'family' ? { variants: members(prompt, scene) } : {}),
  }))
}

/** The question of the chosen side of the switch; null where the prompt's own will do. */
export function sentence(prompt: Prompt, scene: Scene): string | null {
  const { group, variant } = scene.picks
  if (prompt.key !== 'turn' || group === null) return null
  return scene.say(`sentence.${group}`, { figure: variant === null ? '' : scene.words.name(variant) })
}

/** The verb of what is picked; null where the shell's own word is as good. */
export function confirm(prompt: Prompt, ids: readonly string[], scene: Scene): string | null {
  const options = picked(prompt, ids)
  const last = options.at(-1)
  switch (prompt.key) {
    case 'turn':
      return last === undefined ? null : scene.say(`confirm.${groupOf(last) ?? 'skip'}`)
    case 'bribe':
      return scene.say('confirm.bribe', { money: sumOf(options.map(cardOf)) })
    case 'tribute':
    case 'discards':
      return scene.say('confirm.tribute', { count: ids.length })
    case 'suitcase':
      return scene.say('confirm.suitcase', { money: sumOf(options.map(cardOf)) })
    case 'gunDown':
    case 'victim':
      return last?.say !== 'figure' ? null : scene.say('confirm.shoot')
    default:
      return null
  }
}

export function shortcuts(prompt: Prompt, scene: Scene): readonly Shortcut[] {
  switch (prompt.key) {
    case 'bribe':
      return [{ label: scene.say('shortcut.bribeNothing'), answer: [] }]
    case 'suitcase':
      return [{ label: scene.say('shortcut.suitcaseNothing'), answer: [] }]
    case 'trade':
      return [{ label: scene.say('shortcut.tradeNothing'), answer: [] }]
    default:
      return []
  }
}
