// The prompt bar's own parts for this game: the switches, the verb on Confirm, shortcuts, the insides of buttons.

import type { Option, Prompt } from '@backroom/engine'
import { dockId, dockRow, dockZone, type SpeakeasyOption } from '@backroom/games/speakeasy'
import type { Group, Scene } from '../../kit/screen.ts'
import { aboutOf, boxOf, familyOf, optionOf, optionsOf, seatOf, viewOf } from './game.ts'
import { colorOf, contactName, familyName } from './people.ts'
import { TokenPicture } from './parts/CityToken.tsx'
import { LOCATION_ICONS } from './parts/effects.ts'
import { Emblem } from './parts/Emblem.tsx'
import { Member } from './parts/Figure.tsx'
import { Icon } from './parts/Icon.tsx'
import { Picture } from './parts/Picture.tsx'
import { TruckDrawing } from './parts/Vehicles.tsx'
import { journeys as ways, rangesOf } from './plan/tour.ts'
import { planOf, sumOf } from './plan/planner.ts'
import { laidToken, truckGroup } from './targets.ts'

/** The trucks of a tour, each with the range it has left. */
function trucks(prompt: Prompt, scene: Scene): Group[] {
  const me = seatOf(scene)
  const ranges = rangesOf(prompt)
  if (me === null || ranges.length < 2) return []
  return ranges.map((left, index) => ({
    id: truckGroup(index + 1),
    label: scene.say('group.truck', { truck: index + 1, left }),
    icon: (
      <Picture box="-23 -27 46 28" width={38} height={23}>
        <TruckDrawing color={colorOf(scene, me) ?? ''} load={familyOf(scene, me)?.trucks[index]?.load ?? 0} />
      </Picture>
    ),
  }))
}

/** Own dock members that can be moved, by where they stand. */
function members(prompt: Prompt, scene: Scene): Group[] {
  const me = seatOf(scene)
  const from = new Set(optionsOf(prompt).flatMap((one) => (one.say === 'moveMember' ? [one.from] : [])))
  const icon = (
    <Picture box="-10 -27 20 28" width={20} height={28}>
      <Member color={(me === null ? null : colorOf(scene, me)) ?? ''} />
    </Picture>
  )
  return [
    {
      id: 'member',
      label: scene.say('group.member'),
      icon,
      variants: [...from].map((dock) => ({ id: dockId(dock), label: dockName(scene, dock), icon })),
    },
  ]
}

const dockName = (scene: Scene, dock: number): string =>
  scene.say('dock.name', { zone: scene.words.name(dockZone(dock)), row: dockRow(dock) + 1 })

/** Tokens that go back to the display. */
function tokens(prompt: Prompt, scene: Scene): Group[] {
  const laid = new Map(
    optionsOf(prompt).flatMap((one) =>
      one.say === 'layToken' ? [[laidToken(one.token, one.played), one.token]] : [],
    ),
  )
  return [
    {
      id: 'token',
      label: scene.say('group.token'),
      icon: <Icon name="coin" size={24} />,
      variants: [...laid].map(([id, token]) => ({
        id,
        label: scene.words.name(token),
        icon: <TokenPicture effects={boxOf(scene).token[token] ?? []} size={32} />,
      })),
    },
  ]
}

/** Whose capo is meant, where several stand at the Restaurant. */
function owners(prompt: Prompt, scene: Scene): Group[] {
  const { restaurant } = boxOf(scene)
  const seats = optionsOf(prompt).flatMap((one) =>
    one.say === 'swapCapo' && one.contact === restaurant ? [one.owner] : [],
  )
  if (seats.length < 2) return []
  return [
    {
      id: 'swap',
      label: scene.say('group.swap'),
      icon: <Icon name="swap" size={24} />,
      variants: seats.map((seat) => ({
        id: String(seat),
        label: familyName(scene, seat),
        icon: <Emblem color={colorOf(scene, seat)} size={30} />,
      })),
    },
  ]
}

export function groups(prompt: Prompt, scene: Scene): readonly Group[] {
  switch (prompt.key) {
    case 'drive':
      return trucks(prompt, scene)
    case 'rearrange':
      return members(prompt, scene)
    case 'layTokens':
      return tokens(prompt, scene)
    case 'parkSwap':
      return owners(prompt, scene)
    default:
      return []
  }
}

export function journeys(prompt: Prompt, scene: Scene) {
  const me = seatOf(scene)
  return me === null ? [] : ways(boxOf(scene), viewOf(scene), me, prompt)
}

const PAID: readonly string[] = ['site', 'firstSite', 'takeOver', 'raid', 'defend', 'drive']

/** The verb of what is picked; null where the shell's own word is as good. */
export function confirm(prompt: Prompt, picked: readonly string[], scene: Scene): string | null {
  const { say, picks } = scene
  if (prompt.key === 'hireGoons') {
    const cost = sumOf(scene, prompt)?.receipt?.cost ?? 0
    return say('confirm.hire', { count: picks.amount, money: cost })
  }
  if (prompt.key === 'sell') {
    const money = Number(sumOf(scene, prompt)?.line?.values.money ?? 0)
    return say('confirm.sell', { count: picked.length, money })
  }
  if (prompt.key === 'protect') return say('confirm.protect', { count: picked.length })
  if (prompt.key === 'discard') return say('confirm.discard', { count: picked.length })
  const option = optionsOf(prompt).find(({ id }) => id === picked.at(-1))
  if (!option || option.say === 'none' || option.say === 'stop') return null
  if (PAID.includes(prompt.key)) {
    const cost = planOf(scene, option)?.receipt?.cost
    if (cost !== undefined) return say('confirm.pay', { money: cost })
  }
  return VERBS.includes(prompt.key) ? say(`confirm.${prompt.key}`) : null
}

/** Questions whose answer has a verb of its own. */
const VERBS: readonly string[] = [
  'placeCapo',
  'parkSwap',
  'playCard',
  'firstCard',
  'draw',
  'raise',
  'takeHelper',
  'useHelper',
  'copyHelper',
  'takeToken',
  'playToken',
  'associate',
  'ambush',
  'cook',
  'drive',
  'site',
  'firstSite',
  'build',
  'firstBuilding',
  'defend',
  'takeOver',
]

/** Where a truck goes: the one that the switch has in hand. */
function truckSentence(prompt: Prompt, scene: Scene): string | null {
  const me = seatOf(scene)
  const ranges = rangesOf(prompt)
  const { group } = scene.picks
  const index = group === truckGroup(2) ? 1 : 0
  const truck = me === null ? undefined : viewOf(scene).families[me]?.trucks[index]
  if (!truck) return null
  return scene.say(truck.at === 0 ? 'sentence.enter' : 'sentence.drive', {
    truck: index + 1,
    trucks: ranges.length,
    left: ranges[index] ?? 0,
    load: truck.load,
  })
}

/** Shorter questions where the sum behind each answer stands beside it. */
export function sentence(prompt: Prompt, scene: Scene): string | null {
  const { words, say } = scene
  if (prompt.key === 'drive') return truckSentence(prompt, scene)
  const fight = aboutOf(prompt, 'defend') ?? aboutOf(prompt, 'takeOver')
  if (fight)
    return say(`sentence.${prompt.key}`, { space: words.name(fight.space), strength: fight.strength })
  const raid = aboutOf(prompt, 'raid')
  return raid && say('sentence.raid', { ship: words.name(raid.ship), strength: raid.defence })
}

/** What is easier picked on the map, however small it is. */
const ON_THE_MAP: readonly string[] = ['drive', 'rearrange']

/** Where a place may be out of sight its answer stands in the bar too. */
export const listed = (prompt: Prompt, { size }: Scene): boolean =>
  size === 'phone' && !ON_THE_MAP.includes(prompt.key)

/** What a truck can buy where it stands, short enough to stand beside what the other one can. */
function purchase(scene: Scene, option: SpeakeasyOption): string | null {
  if (option.say !== 'truckBuy') return null
  const { truck, count, cost } = option
  return scene.say('tour.buy', { truck, count, money: cost })
}

/** The inside of an answer's button: its words, for a contact the location too, for a purchase the price. */
export function Face({ scene, option }: { readonly scene: Scene; readonly option: Option }) {
  const { prompt } = scene.picks
  const words = scene.words.option(option, prompt ?? undefined)
  const picked = optionOf(option)
  if (picked.say === 'contact') {
    const location = boxOf(scene).contact[picked.contact]?.location
    if (location)
      return (
        <span class="ops-face">
          <Icon name={LOCATION_ICONS[location]} size={20} />
          <span>
            {contactName(scene, picked.contact)}
            <small>{scene.words.name(location)}</small>
          </span>
        </span>
      )
  }
  return <>{purchase(scene, picked) ?? words}</>
}
