// Short names for the cards that the tests speak of.

/** Gangsters by colour; the number is their place in the family: strengths 1, 2, 3 at the start, then 2, 3, 4. */
export const Y1 = 'gang-blundetto-1'
export const Y2 = 'gang-blundetto-2'
export const Y3 = 'gang-blundetto-3'
export const Y4 = 'gang-blundetto-4'
export const Y5 = 'gang-blundetto-5'
export const Y6 = 'gang-blundetto-6'
export const G1 = 'gang-dimaggio-1'
export const G2 = 'gang-dimaggio-2'
export const G3 = 'gang-dimaggio-3'
export const G4 = 'gang-dimaggio-4'
export const R1 = 'gang-calmuti-1'
export const R2 = 'gang-calmuti-2'
export const R3 = 'gang-calmuti-3'
export const R4 = 'gang-calmuti-4'
export const R5 = 'gang-calmuti-5'
export const P1 = 'gang-laserva-1'
export const B1 = 'gang-caruso-1'
export const B2 = 'gang-caruso-2'

export const ORDER = {
  assault: 'ord-1-01',
  smallTheft: 'ord-1-03',
  /** 3,000 or 5,000 at difficulty 4. */
  theft: 'ord-1-04',
  bigTheft: 'ord-2-03',
  damage: 'ord-1-05',
  vandalism: 'ord-1-07',
  /** 1,000 or 2,000 at difficulty 2, no requirement. */
  gasStation: 'ord-1-08',
  /** 2,000 or 3,000 at difficulty 3, no requirement. */
  creditCards: 'ord-1-09',
  /** A lawyer; 3,000 or 4,000 at difficulty 2. */
  threats: 'ord-1-10',
  /** A pimp; 4,000 or 5,000 at difficulty 2. */
  escort: 'ord-1-11',
  /** A waste management; 5,000 or 7,000 at difficulty 2. */
  manipulation: 'ord-1-15',
  /** A garage; 7,000 or 9,000 at difficulty 3. */
  carTheft: 'ord-1-19',
  /** A lawyer and a loan shark; 7,000 or 9,000 at difficulty 3. */
  investment: 'ord-1-20',
  businessmanMurder: 'ord-2-05',
  bribery: 'ord-2-06',
  laundering: 'ord-2-08',
  connections: 'ord-2-10',
  cantRefuse: 'ord-2-11',
  birthday: 'ord-2-12',
  /** Two drug dealers; 9,000 or 14,000 at difficulty 4. */
  drugTrade: 'ord-2-20',
  murder: 'ord-3-06',
  carBomb: 'ord-3-09',
  arson: 'ord-3-10',
  robbery: 'ord-3-11',
  otherRobbery: 'ord-3-12',
  thirdRobbery: 'ord-4-12',
  trap: 'ord-3-13',
  otherTrap: 'ord-4-13',
  /** A waste management and a cop; 9,000 or 13,000 at difficulty 3. */
  wasteHaul: 'ord-3-19',
  driveBy: 'ord-4-10',
  races: 'ord-4-15',
} as const
