// Short names for the cards that the tests speak of.

const six = (family: string) =>
  [1, 2, 3, 4, 5, 6].map((n) => `gang-${family}-${n}`) as [string, string, string, string, string, string]

/** Gangsters by colour; the number is their place in the family: strengths 1, 2, 3 at the start, then 2, 3, 4. */
export const [Y1, Y2, Y3, Y4, Y5, Y6] = six('blundetto')
export const [G1, G2, G3, G4, G5, G6] = six('dimaggio')
export const [R1, R2, R3, R4, R5, R6] = six('calmuti')
export const [P1, P2, P3, P4, P5, P6] = six('laserva')
export const [B1, B2, B3, B4, B5, B6] = six('caruso')

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
