// The steps of a truck, as options: the question offers them, and bots plan with them. SPK-16.

import { interned } from '@backroom/engine'
import type { Choice } from '../asked.ts'
import type { District, SpaceId } from '../words.ts'

export const enterOption = interned(
  (truck: number, district: District): Choice<'truckEnter'> => ({
    id: `${truck}:enter:${district}`,
    say: 'truckEnter',
    truck,
    district,
  }),
)

export const moveOption = interned(
  (truck: number, district: District): Choice<'truckMove'> => ({
    id: `${truck}:move:${district}`,
    say: 'truckMove',
    truck,
    district,
  }),
)

export const loadOption = interned(
  (truck: number): Choice<'truckLoad'> => ({ id: `${truck}:load`, say: 'truckLoad', truck }),
)

export const buyOption = interned(
  (truck: number, count: number, cost: number): Choice<'truckBuy'> => ({
    id: `${truck}:buy:${count}`,
    say: 'truckBuy',
    truck,
    count,
    cost,
  }),
)

export const unloadOption = interned(
  (truck: number, space: SpaceId): Choice<'truckUnload'> => ({
    id: `${truck}:unload:${space}`,
    say: 'truckUnload',
    truck,
    space,
  }),
)
