// The shape of the components file.

import * as v from 'valibot'
import { count, id, some } from '../../reading.ts'
import { effect, icon } from '../effects/vocabulary.ts'
import { COLORS, COMMON_GOODS, GOODS, ROLES, VALUES } from '../words.ts'

const value = v.picklist(VALUES)

const perCount = v.object({
  openJobs: v.pipe(count, v.maxValue(20)),
  allies: v.pipe(count, v.maxValue(20)),
  thugs: v.pipe(count, v.minValue(1), v.maxValue(3)),
  setupBlueTurfs: v.array(id()),
  use3PlusSpaces: v.boolean(),
})

export const schema = v.object({
  game: v.literal('corleone'),
  schemaVersion: v.literal(1),
  players: v.object({
    byCount: v.object({ '2': perCount, '3': perCount, '4': perCount, '5': perCount }),
    startingHand: v.object({ money: v.array(value), randomJobs: v.pipe(count, v.maxValue(20)) }),
  }),
  families: v.object({
    list: v.pipe(
      v.array(
        v.object({
          id: id(),
          name: v.string(),
          color: v.string(),
          members: v.array(
            v.object({ role: v.picklist(ROLES), name: v.string(), fromAct: v.picklist([1, 2, 3, 4]) }),
          ),
          thugFigures: v.literal(3),
        }),
      ),
      v.length(5),
    ),
  }),
  controlMarkers: v.object({ perFamily: v.pipe(some, v.minValue(1)), total: count }),
  acts: v.object({
    list: v.pipe(
      v.array(
        v.object({
          act: v.picklist([1, 2, 3, 4]),
          numeral: v.string(),
          name: v.string(),
          tile: v.picklist(['blue', 'red']),
          handLimit: count,
          bribery: v.boolean(),
        }),
      ),
      v.length(4),
    ),
  }),
  turfs: v.object({
    list: v.array(
      v.object({
        number: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
        id: id(),
        name: v.string(),
        controllable: v.boolean(),
        printedBusiness: id('pb-'),
        tileSpaces: v.picklist([0, 1]),
      }),
    ),
  }),
  familySpaces: v.object({
    list: v.array(
      v.object({
        id: id('fs-'),
        turfs: v.pipe(v.array(id()), v.minLength(2), v.maxLength(3)),
        minPlayers: v.picklist([2, 3]),
      }),
    ),
  }),
  printedBusinesses: v.object({
    list: v.array(
      v.object({
        id: id('pb-'),
        name: v.string(),
        turf: id(),
        front: v.nullable(v.array(icon)),
        back: v.array(icon),
      }),
    ),
  }),
  businessTiles: v.object({
    list: v.array(
      v.object({
        id: id('bt-'),
        name: v.string(),
        color: v.picklist(['blue', 'red']),
        front: v.array(icon),
        back: v.array(icon),
      }),
    ),
  }),
  goods: v.object({ list: v.pipe(v.array(v.object({ id: v.picklist(GOODS), count })), v.length(4)) }),
  money: v.object({ list: v.pipe(v.array(v.object({ value, count })), v.length(4)) }),
  jobs: v.object({
    list: v.array(
      v.object({
        id: id('job-'),
        name: v.string(),
        color: v.picklist(COLORS),
        count: some,
        requires: v.array(v.picklist(COMMON_GOODS)),
        ability: v.array(effect),
        money: v.array(value),
      }),
    ),
  }),
  allies: v.object({
    list: v.array(
      v.object({ id: id('ally-'), act: v.picklist([1, 2, 3]), name: v.string(), effects: v.array(effect) }),
    ),
  }),
  scoring: v.object({ turfBonus: count, jobColorBonus: count }),
  ruleLimits: v.object({ jobDraw: v.literal(2), jobKeep: v.literal(1) }),
})

export type Components = v.InferOutput<typeof schema>
