// What tells the time and waits at the map's edge: acts, phases, the river, neutral figures, stacks of tiles.

import { PHASE_ICONS } from '../board/Harbour.tsx'
import { actOf, boxOf, viewOf } from '../game.ts'
import { Icon } from '../parts/Icon.tsx'
import { lines, type Pages } from './tell.ts'

export const TRACKS: Pages<'act' | 'actMarker' | 'phase' | 'phaseMarker' | 'hudson' | 'beside' | 'tiles'> = {
  act({ act }, scene) {
    const known = boxOf(scene).acts.find((one) => one.act === act)
    if (!known) return null
    const { handLimit, tile, bribery } = known
    return {
      name: scene.words.name(`act-${act}`),
      kind: scene.say('thing.act.kind', { now: String(viewOf(scene).act === act) }),
      does: scene.say('thing.act.does', { limit: handLimit, tile, bribery: String(bribery) }),
      now: [],
      rule: 'COR-4.10',
      picture: <Icon name="cards" size={40} />,
    }
  },
  actMarker: (_, scene) => ({
    name: scene.say('act.don'),
    kind: scene.say('thing.actMarker.kind'),
    does: scene.say('thing.actMarker.does'),
    now: [scene.words.name(`act-${viewOf(scene).act}`)],
    rule: 'COR-13.2',
    picture: <Icon name="bust" size={40} />,
  }),
  phase({ phase }, scene) {
    const icon = PHASE_ICONS.find(([id]) => id === phase)?.[1] ?? 'fedora'
    const { handLimit, bribery } = actOf(viewOf(scene), boxOf(scene))
    return {
      name: scene.words.name(phase),
      kind: scene.say('thing.phase.kind', { now: String(viewOf(scene).phase === phase) }),
      does: scene.say('thing.phase.does', { phase, limit: handLimit }),
      now: lines(phase === 'bribery' && !bribery && scene.say('thing.phase.noBribery')),
      rule: {
        openNewBusiness: 'COR-6.3',
        familyBusiness: 'COR-7.2',
        turfWar: 'COR-9.4',
        bribery: 'COR-10.1',
        tribute: 'COR-12.2',
        entracte: 'COR-13.1',
        over: 'COR-14.1',
      }[phase],
      picture: <Icon name={icon} size={40} />,
    }
  },
  phaseMarker: (_, scene) => ({
    name: scene.words.name('policeCar'),
    kind: scene.say('thing.phaseMarker.kind'),
    does: scene.say('thing.phaseMarker.does'),
    now: [scene.words.name(viewOf(scene).phase)],
    rule: 'COR-2.7',
    picture: <Icon name="police-car" size={40} />,
  }),
  hudson: (_, scene) => ({
    name: scene.words.name('hudson'),
    kind: scene.say('thing.hudson.kind'),
    does: scene.say('thing.hudson.does'),
    now: [
      scene.say('thing.hudson.now', {
        count: viewOf(scene).hudson.length,
        figures: scene.words.list(viewOf(scene).hudson),
      }),
    ],
    rule: 'COR-8.2',
    picture: <Icon name="crossed-pistols" size={40} />,
  }),
  beside: (_, scene) => ({
    name: scene.say('board.waiting'),
    kind: scene.say('thing.beside.kind'),
    does: scene.say('thing.beside.does'),
    now: [
      scene.say('thing.beside.now', {
        count: viewOf(scene).beside.length,
        figures: scene.words.list(viewOf(scene).beside),
      }),
    ],
    rule: 'COR-8.3',
    picture: <Icon name="bust" size={40} />,
  }),
  tiles: ({ color }, scene) => ({
    name: scene.say('thing.tiles', { color }),
    kind: scene.say('thing.tiles.kind'),
    does: scene.say('thing.tiles.does', { color }),
    now: [scene.say('thing.left', { count: viewOf(scene).tileCounts[color] })],
    rule: 'COR-6.4',
    picture: <Icon name="shop" size={40} />,
  }),
}
