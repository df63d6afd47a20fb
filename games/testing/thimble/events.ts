// Everything that can happen, be asked, be picked or be refused at a table of Thimblerig.

import type { EventOf } from '@backroom/engine'
import { askingFor } from '../../asking.ts'
import {
  bySeat,
  type EventsOf,
  flag,
  list,
  money,
  name,
  number,
  open,
  type OptionOf,
  orNone,
  partly,
  seat,
} from '../../kinds.ts'
import type { CardId, ThimbleId } from './words.ts'

const thimble = name<ThimbleId>()

export const EVENTS = {
  round: open({ seat, number }),
  hid: partly({ seat }, { thimble }),
  peeked: partly({ seat, card: name<CardId>(), thimble }, { pea: flag }),
  kept: open({ seat }),
  lifted: open({ thimble, pointed: bySeat(orNone(thimble)) }),
  paid: open({ seat, money }),
  ended: open({ winners: list(seat), scores: bySeat(money) }),
} as const

export type Events = EventsOf<typeof EVENTS>
export type ThimbleEvent = EventOf<Events>

export const OPTIONS = {
  thimble: { thimble },
  peek: { card: name<CardId>(), thimble },
  keep: {},
} as const

export type Option = OptionOf<typeof OPTIONS>
export type ThimbleOption = Extract<Option, { readonly say: 'thimble' }>
export type CardOption = Extract<Option, { readonly say: 'peek' | 'keep' }>

export const PROMPTS = { hide: {}, card: {}, point: { rigger: seat } } as const

export const REASONS = { blank: { thimble } } as const

export const ask = askingFor<typeof PROMPTS, Option>()
