// Speakeasy for everybody outside its folder: what can be seen and told, the box, the sums over open facts.

export type {
  About,
  Choice,
  QuestionKey,
  Raid,
  Site,
  SpeakeasyOption,
  Support,
  TruckOption,
} from './asked.ts'
export { type Figures, Ledger, SOURCES } from './balance/index.ts'
export { type Box, kitId } from './components/box.ts'
export { boxFor } from './components/boxFor.ts'
export type { Slot } from './components/pieces.ts'
export { KIND_ICONS, LEVEL_ICONS, type Sign } from './effects/entry.ts'
export { canDo } from './effects/index.ts'
export { type AssociateBonus, type CrateBack, type Effect, signsOf } from './effects/vocabulary.ts'
export {
  buildingsOf,
  distances,
  dockId,
  dockRow,
  dockZone,
  freeVipSeats,
  hasVipSeat,
  membersInDock,
  nextPort,
  operates,
  operatesAt,
  operatingStill,
  type Reach,
  reachFrom,
  shipIn,
  shops,
  vipSeats,
} from './rules/board.ts'
export { controllersOf, countControl, markerPlace, payoutOf } from './rules/control.ts'
export { crateCash } from './rules/crates.ts'
export { raiseCost } from './rules/levels.ts'
export { funds, type Payment, payment, priceOf, saleOf } from './rules/money.ts'
export { cookable, needOf } from './rules/objectives.ts'
export { mostGoons, mostProtected, payableColumns } from './rules/possible.ts'
export { bottlesOf, buildingsWorth, scoreSheet } from './rules/scoring.ts'
export {
  barrelPrice,
  canRaid,
  defenceOf,
  raidsOn,
  shipBonus,
  zoneOfShip,
} from './rules/ships.ts'
export { buildable, sitesFor, strengthIn, upgradeDiscount } from './rules/sites.ts'
export {
  associateCost,
  associateOf,
  type Danger,
  freeDefence,
  leverageCost,
  leverageOf,
  mobsterCost,
  modifier,
  mostAttack,
  needsNobody,
  production,
  protectionCost,
  saleLimit,
  standAgainst,
  takeoverSupport,
  tokenLimit,
  truckRange,
  trucksOf,
  warRange,
} from './rules/strength.ts'
export { goonsCost } from './rules/supply.ts'
export { EVENTS, type SpeakeasyEvent } from './events.ts'
export { moveOption } from './rules/truckOptions.ts'
export { Said } from './said.ts'
export {
  type Family,
  handOf,
  kindOf,
  type Open,
  reputationOf,
  type ShipAt,
  type Side,
  type Space,
  type Speakeasy,
} from './state.ts'
export { SIGNS, type Thing, type ThingOf } from './things.ts'
export type { SpeakeasyView, SpeakeasyView as View } from './view/view.ts'
export {
  type District,
  type Group,
  GROUPS,
  type Kind,
  KINDS,
  type Level,
  LEVELS,
  type Location,
  type Mode,
  type Operation,
  OPERATIONS,
  type RestaurantAction,
  type Zone,
  ZONES,
} from './words.ts'
