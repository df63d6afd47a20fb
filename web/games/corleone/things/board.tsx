// What lies on the map: businesses, spaces, turfs, figures, tracks and the river.

import type { Scene } from '../../../kit/screen.ts'
import { Marker } from '../board/ControlStack.tsx'
import {
  backsAt,
  bonusesNow,
  boxOf,
  controller,
  influenceIn,
  nextTileAct,
  ownerOf,
  placeOf,
  turfOf,
  viewOf,
  winnerOf,
} from '../game.ts'
import { Picture } from '../../../kit/Picture.tsx'
import { ChipLine, chipsOf } from '../parts/Chip.tsx'
import { Icon } from '../parts/Icon.tsx'
import { TokenPicture } from '../parts/Token.tsx'
import { lines, owned, type Pages, sentences, who } from './tell.ts'

const nameOf = (scene: Scene, figure: string | null | undefined): string =>
  figure ? scene.words.name(figure) : 'none'

/** Who stands how strong in a turf now, and who would win it. */
function forces(scene: Scene, turf: string): string {
  const influence = influenceIn(viewOf(scene), boxOf(scene), turf)
  const winner = winnerOf(influence)
  const said = [
    ...influence.seats.flatMap((count, seat) => (count > 0 ? [`${who(scene, seat)} ${count}`] : [])),
    ...(influence.neutral > 0 ? [`${scene.say('influence.neutral')} ${influence.neutral}`] : []),
  ]
  return scene.say('thing.forces', {
    forces: said.length === 0 ? 'none' : said.join(', '),
    winner: winner === null ? 'none' : who(scene, winner),
  })
}

function held(scene: Scene, turf: string): string {
  const holder = controller(viewOf(scene), turf)
  return scene.say('thing.held', {
    who: holder === null ? 'none' : who(scene, holder),
    turf: scene.words.name(turf),
  })
}

/** COR-14.4: who would have the bonus of the turf if the game ended now. */
function bonus(scene: Scene, turf: string): string {
  const box = boxOf(scene)
  const winner = bonusesNow(viewOf(scene), box).find((one) => one.turf === turf)?.seat
  return scene.say('thing.bonusNow', {
    who: winner === undefined ? 'none' : who(scene, winner),
    money: box.components.scoring.turfBonus,
  })
}

function stack(scene: Scene, turf: string) {
  const top = viewOf(scene).control[turf]?.at(-1)
  const family = top === undefined ? null : (viewOf(scene).seats[top]?.family ?? null)
  return (
    <Picture class="cor-picture" box="-16 -16 32 34" size={44}>
      <Marker family={family} top />
    </Picture>
  )
}

export const BOARD: Pages<
  'front' | 'back' | 'tileSlot' | 'space' | 'turf' | 'influence' | 'control' | 'turfBonus' | 'figure'
> = {
  front({ business }, scene) {
    const [view, box] = [viewOf(scene), boxOf(scene)]
    const abilities = box.business[business]?.front ?? []
    const turf = turfOf(view, box, business)
    const holder = controller(view, turf)
    return {
      name: scene.words.name(business),
      kind: scene.say('thing.front.kind', { turf: scene.words.name(turf) }),
      does: sentences(scene, abilities),
      now: lines(
        scene.say('thing.front.taken', { figure: nameOf(scene, view.onFront[business]) }),
        holder !== null &&
          scene.say('thing.front.shared', {
            mine: String(holder === scene.viewer),
            who: who(scene, holder),
            turf: scene.words.name(turf),
          }),
      ),
      rule: 'COR-5.2',
      picture: <ChipLine chips={chipsOf(abilities)} size={36} />,
    }
  },
  back({ business }, scene) {
    const [view, box] = [viewOf(scene), boxOf(scene)]
    const abilities = box.business[business]?.back ?? []
    const turf = turfOf(view, box, business)
    const spaces = box.spacesAt[turf] ?? []
    return {
      name: scene.words.name(business),
      kind: scene.say('thing.back.kind', { turf: scene.words.name(turf) }),
      does: sentences(scene, abilities),
      now: [
        scene.say('thing.back.reach', {
          count: spaces.length,
          free: spaces.filter((space) => !view.onSpace[space]).length,
        }),
      ],
      rule: 'COR-5.3',
      picture: <ChipLine chips={chipsOf(abilities)} size={36} />,
    }
  },
  tileSlot({ turf }, scene) {
    const act = nextTileAct(viewOf(scene), boxOf(scene), turf)
    return {
      name: scene.say('thing.tileSlot'),
      kind: scene.words.name(turf),
      does: scene.say('thing.tileSlot.does'),
      now: [scene.say('thing.tileSlot.now', { act: act === null ? 'none' : scene.words.name(`act-${act}`) })],
      rule: 'COR-6.3',
      picture: <Icon name="shop" size={40} />,
    }
  },
  space({ space }, scene) {
    const [view, box] = [viewOf(scene), boxOf(scene)]
    const used = box.space[space]
    const known = used ?? box.unusedSpaces.find(({ id }) => id === space)
    const abilities = used ? box.backs(backsAt(view, box, space)) : []
    return {
      name: scene.say('thing.space'),
      kind: scene.words.list(known?.turfs ?? []),
      does: scene.say('thing.space.does'),
      now: used
        ? [
            scene.say('thing.space.gives', { all: sentences(scene, abilities) }),
            scene.say('thing.front.taken', { figure: nameOf(scene, view.onSpace[space]) }),
          ]
        : [scene.say('thing.space.unused')],
      rule: used ? 'COR-7.9' : 'COR-4.8',
      picture: <Icon name="bust" size={40} />,
    }
  },
  turf({ turf }, scene) {
    const number = boxOf(scene).numbered.indexOf(turf) + 1
    return {
      name: scene.words.name(turf),
      kind: number > 0 ? scene.say('thing.turf.kind', { number }) : scene.say('thing.park.kind'),
      does: scene.say(number > 0 ? 'thing.turf.does' : 'thing.park.does'),
      now: number > 0 ? [held(scene, turf), forces(scene, turf), bonus(scene, turf)] : [],
      rule: number > 0 ? 'COR-9.4' : 'COR-4.3',
      picture: number > 0 ? stack(scene, turf) : <Icon name="bust" size={40} />,
    }
  },
  influence: ({ turf }, scene) => ({
    name: scene.say('thing.influence'),
    kind: scene.words.name(turf),
    does: scene.say('thing.influence.does'),
    now: [forces(scene, turf)],
    rule: 'COR-9.2',
    picture: stack(scene, turf),
  }),
  control: ({ turf }, scene) => ({
    name: scene.say('thing.control'),
    kind: scene.words.name(turf),
    does: scene.say('thing.control.does'),
    now: [
      held(scene, turf),
      scene.say('thing.control.stack', {
        count: (viewOf(scene).control[turf] ?? []).length,
        stack: (viewOf(scene).control[turf] ?? [])
          .toReversed()
          .map((seat) => who(scene, seat))
          .join(', '),
      }),
      bonus(scene, turf),
    ],
    rule: 'COR-9.7',
    picture: stack(scene, turf),
  }),
  turfBonus: ({ turf }, scene) => ({
    name: scene.say('thing.turfBonus'),
    kind: scene.words.name(turf),
    does: scene.say('thing.turfBonus.does', { money: boxOf(scene).components.scoring.turfBonus }),
    now: [bonus(scene, turf)],
    rule: 'COR-14.4',
    picture: stack(scene, turf),
  }),
  figure({ figure }, scene) {
    const [view, box] = [viewOf(scene), boxOf(scene)]
    const known = box.figure[figure]
    if (!known) return null
    const owner = ownerOf(view, box, figure)
    const place = placeOf(view, figure)
    const kind = figure === 'union-boss' ? 'unionBoss' : known.family === null ? figure : known.kind
    return {
      name: scene.words.name(figure),
      kind: scene.say('thing.figure.kind', { kind }),
      does: scene.say('thing.figure.does', { kind }),
      now: lines(
        view.hudson.includes(figure)
          ? scene.say('thing.figure.hudson')
          : place === null
            ? scene.say('thing.figure.waits', { neutral: String(owner === null) })
            : scene.say('thing.figure.stands', { place: scene.words.name(place) }),
      ),
      whose: owner === null ? scene.say('thing.nobodys') : owned(scene, owner),
      rule: known.family === null ? 'COR-8.3' : known.kind === 'thug' ? 'COR-7.7' : 'COR-7.9',
      picture: <TokenPicture figure={known} size={52} />,
    }
  },
}
