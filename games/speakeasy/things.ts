// Everything of this game that can be seen, and so be asked about: what a drawn thing is, as plain data.

import type { Seat } from '@backroom/engine'
import type { Slot } from './components/pieces.ts'
import type { District, Group, Level, Location, Operation, Zone } from './words.ts'

/** What the key to the map explains. */
export const SIGNS = [
  'lit',
  'dark',
  'still',
  'nightclub',
  'casino',
  'mob',
  'guard',
  'barrel',
  'cop',
  'patrol',
  'strength',
  'threat',
  'associate',
  'token',
  'truck',
  'ship',
  'price',
  'defence',
  'crate',
  'capo',
  'book',
  'control',
  'leverage',
  'goon',
  'member',
  'helper',
  'draw',
  'raise',
  'swap',
  'ambush',
] as const

export type Thing =
  | { readonly kind: 'sign'; readonly sign: (typeof SIGNS)[number] }
  | { readonly kind: 'location'; readonly location: Location }
  | { readonly kind: 'contact'; readonly contact: string }
  /** A building space, by its place in the list of all of them. */
  | { readonly kind: 'space'; readonly space: number }
  | { readonly kind: 'district'; readonly district: District }
  | { readonly kind: 'cop'; readonly district: District }
  | { readonly kind: 'patrol'; readonly district: District }
  | { readonly kind: 'threat'; readonly district: District }
  | { readonly kind: 'mobster'; readonly district: District }
  | { readonly kind: 'zone'; readonly zone: Zone }
  | { readonly kind: 'dock'; readonly zone: Zone; readonly row: number }
  | { readonly kind: 'port'; readonly port: number }
  | { readonly kind: 'ship'; readonly ship: string }
  | { readonly kind: 'truck'; readonly seat: Seat; readonly truck: number }
  | { readonly kind: 'objective'; readonly objective: string }
  | { readonly kind: 'column'; readonly column: number }
  | { readonly kind: 'price'; readonly from: number }
  | { readonly kind: 'reputation'; readonly seat: Seat }
  | { readonly kind: 'reputationTrack' }
  | { readonly kind: 'turnOrder' }
  | { readonly kind: 'park' }
  | { readonly kind: 'family'; readonly seat: Seat }
  | { readonly kind: 'pocket'; readonly seat: Seat }
  | { readonly kind: 'safe'; readonly seat: Seat }
  | { readonly kind: 'leverage'; readonly seat: Seat }
  | { readonly kind: 'capos'; readonly seat: Seat }
  | { readonly kind: 'hand'; readonly seat: Seat }
  | { readonly kind: 'lights'; readonly seat: Seat }
  | { readonly kind: 'goons'; readonly seat: Seat }
  | { readonly kind: 'associate'; readonly seat: Seat }
  | { readonly kind: 'level'; readonly seat: Seat; readonly level: Level }
  | { readonly kind: 'levels'; readonly seat: Seat }
  | { readonly kind: 'vip'; readonly seat: Seat }
  | { readonly kind: 'cellar'; readonly seat: Seat }
  | { readonly kind: 'sales'; readonly seat: Seat }
  | { readonly kind: 'books'; readonly seat: Seat }
  | { readonly kind: 'group'; readonly seat: Seat; readonly group: Group }
  | { readonly kind: 'slot'; readonly seat: Seat; readonly slot: Slot['id'] }
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'deck'; readonly deck: Operation }
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'noToken' }
  | { readonly kind: 'helper'; readonly helper: string }
  | { readonly kind: 'crate'; readonly crate: string }
  | { readonly kind: 'time' }

export type ThingOf<Kind extends Thing['kind']> = Extract<Thing, { readonly kind: Kind }>
