// What a family has: its hand, its suitcase, its markers, its envelope, the Horse Head.

import { actOf, boxOf, completedJobs, controlledBy, figuresOf, sumIn, sumOf, viewOf } from '../game.ts'
import { JOB_PAINT } from '../look.ts'
import { Emblem } from '../parts/Emblem.tsx'
import { Icon } from '../parts/Icon.tsx'
import { familyId } from '../parts/people.ts'
import { owned, type Pages, who } from './tell.ts'

export const FAMILIES: Pages<
  'family' | 'hand' | 'suitcase' | 'markers' | 'doneJobs' | 'envelope' | 'horseHead'
> = {
  family({ seat }, scene) {
    const [view, box] = [viewOf(scene), boxOf(scene)]
    const family = view.seats[seat]
    if (!family) return null
    return {
      name: scene.words.name(family.family),
      kind: scene.say('thing.family.kind'),
      does: scene.say('thing.family.does', {
        cards: view.handCounts[seat] ?? 0,
        markers: family.markers,
        jobs: family.jobs.length,
        turfs: controlledBy(view, box, seat).length,
      }),
      now: [
        scene.say('thing.family.left', {
          count: figuresOf(view, box, seat).filter(({ where }) => where === 'unplayed').length,
        }),
      ],
      whose: owned(scene, seat),
      rule: 'COR-1.1',
      picture: <Emblem family={family.family} size={48} />,
    }
  },
  hand: ({ seat }, scene) => ({
    name: scene.say('thing.hand'),
    kind: who(scene, seat),
    does: scene.say('thing.hand.does', { limit: actOf(viewOf(scene), boxOf(scene)).handLimit }),
    now: [scene.say('plate.cards', { count: viewOf(scene).handCounts[seat] ?? 0 })],
    whose: owned(scene, seat),
    rule: 'COR-12.2',
    picture: <Icon name="cards" size={40} />,
  }),
  suitcase({ seat }, scene) {
    const money = viewOf(scene).suitcases[seat]
    const jobs = viewOf(scene).seats[seat]?.jobs ?? []
    return {
      name: scene.say('sheet.suitcase'),
      kind: who(scene, seat),
      does: scene.say('thing.suitcase.does'),
      now: [
        money
          ? scene.say('thing.suitcase.money', { money: sumIn(money) })
          : scene.say('thing.suitcase.hidden'),
        scene.say('thing.suitcase.jobs', { count: jobs.length, jobs: scene.words.list(jobs) }),
      ],
      whose: owned(scene, seat),
      rule: 'COR-17.2',
      picture: <Icon name="suitcase" size={40} />,
    }
  },
  markers: ({ seat }, scene) => ({
    name: scene.say('sheet.markers'),
    kind: who(scene, seat),
    does: scene.say('thing.markers.does', { count: boxOf(scene).markers }),
    now: [scene.say('markers.left', { count: viewOf(scene).seats[seat]?.markers ?? 0 })],
    whose: owned(scene, seat),
    rule: 'COR-9.8',
    picture: <Icon name="marker" size={40} />,
  }),
  doneJobs({ seat, color }, scene) {
    const family = viewOf(scene).seats[seat]
    if (!family) return null
    const count = completedJobs(family, boxOf(scene), color)
    return {
      name: scene.say('job.done', { color: scene.words.name(color), count }),
      kind: who(scene, seat),
      does: scene.say('thing.jobBonus.does', { money: boxOf(scene).components.scoring.jobColorBonus }),
      now: [],
      whose: owned(scene, seat),
      rule: 'COR-14.5',
      picture: <Icon name={JOB_PAINT[color].icon} size={40} />,
    }
  },
  envelope({ seat }, scene) {
    const bribe = viewOf(scene).bribes[seat] ?? null
    return {
      name: scene.say('thing.envelope'),
      kind: who(scene, seat),
      does: scene.say('thing.envelope.does'),
      now: [
        bribe
          ? scene.say('thing.envelope.open', { money: sumOf(bribe) })
          : scene.say('thing.envelope.hidden'),
      ],
      whose: owned(scene, seat),
      rule: 'COR-10.1',
      picture: <Emblem family={familyId(scene, seat)} size={48} />,
    }
  },
  horseHead: (_, scene) => ({
    name: scene.words.name('horseHead'),
    kind: scene.say('thing.horseHead.kind'),
    does: scene.say('thing.horseHead.does'),
    now: [],
    whose: owned(scene, viewOf(scene).horseHead),
    rule: 'COR-15.6',
    picture: <Icon name="horse-head" size={40} />,
  }),
}
