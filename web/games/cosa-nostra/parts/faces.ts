// What makes each face known: hats, hair, and what else one would tell a witness. Ids as in the components file.

export type Hat = 'fedora' | 'panama' | 'cap' | 'bowler' | 'homburg'
export type Hair = 'slick' | 'quiff' | 'grey' | 'bald' | 'bob' | 'waves'
export interface Traits {
  /** How broad the head is. */
  readonly wide?: number
  readonly hat?: Hat
  readonly hair?: Hair
  readonly glasses?: 'dark' | 'clear'
  readonly moustache?: true
  readonly beard?: true
  readonly scar?: true
  readonly cigar?: true
  readonly smile?: true
  readonly lips?: true
  readonly patch?: true
}

const MEN: { readonly [id: string]: Traits } = {
  'gang-blundetto-1': { wide: 0.86, hat: 'cap' },
  'gang-blundetto-2': { wide: 0.95, hat: 'panama', moustache: true },
  'gang-blundetto-3': { wide: 1.2, hair: 'bald', beard: true },
  'gang-blundetto-4': { hat: 'fedora', glasses: 'clear' },
  'gang-blundetto-5': { wide: 1.06, hat: 'bowler', smile: true },
  'gang-blundetto-6': { wide: 1.14, hair: 'quiff', scar: true, cigar: true },
  'gang-dimaggio-1': { wide: 0.92, hat: 'cap', moustache: true },
  'gang-dimaggio-2': { hair: 'slick', glasses: 'dark' },
  'gang-dimaggio-3': { wide: 1.04, hat: 'fedora', cigar: true },
  'gang-dimaggio-4': { wide: 0.9, hair: 'bob', lips: true },
  'gang-dimaggio-5': { wide: 1.08, hair: 'quiff', beard: true },
  'gang-dimaggio-6': { wide: 1.02, hat: 'homburg', patch: true },
  'gang-calmuti-1': { wide: 0.96, hair: 'slick', moustache: true, smile: true },
  'gang-calmuti-2': { wide: 0.95, hair: 'quiff' },
  'gang-calmuti-3': { wide: 1.1, hair: 'bald', scar: true },
  'gang-calmuti-4': { hat: 'fedora', moustache: true },
  'gang-calmuti-5': { wide: 1.05, hat: 'panama', cigar: true },
  'gang-calmuti-6': { wide: 1.16, hair: 'slick', beard: true, glasses: 'dark' },
  'gang-laserva-1': { wide: 0.88, hair: 'slick' },
  'gang-laserva-2': { hat: 'panama', glasses: 'dark' },
  'gang-laserva-3': { wide: 1.04, hat: 'bowler', moustache: true, scar: true },
  'gang-laserva-4': { hair: 'grey', glasses: 'clear' },
  'gang-laserva-5': { wide: 1.12, hat: 'fedora' },
  'gang-laserva-6': { wide: 1.08, hair: 'quiff', patch: true },
  'gang-caruso-1': { wide: 0.9, hat: 'cap', cigar: true },
  'gang-caruso-2': { wide: 1.02, hair: 'slick', smile: true },
  'gang-caruso-3': { wide: 1.06, hat: 'fedora', scar: true },
  'gang-caruso-4': { wide: 1.34, hat: 'bowler', moustache: true },
  'gang-caruso-5': { wide: 1.04, hat: 'homburg', glasses: 'clear', beard: true },
  'gang-caruso-6': { wide: 1.18, hair: 'grey', beard: true, scar: true },
}
const BOSSES: { readonly [family: string]: Traits } = {
  blundetto: { wide: 1.12, hair: 'grey', moustache: true, cigar: true },
  dimaggio: { wide: 1.02, hat: 'homburg', moustache: true },
  calmuti: { wide: 1.1, hair: 'bald', glasses: 'clear', beard: true },
  laserva: { wide: 0.92, hair: 'waves', lips: true },
  caruso: { wide: 1.08, hat: 'fedora', moustache: true, cigar: true },
}
const ANYBODY: Traits = { hat: 'fedora' }

/** A gangster's face, or his Boss's; one whom only a corrected file knows looks like anybody. */
export const traitsOf = (family: string | null, gangster: string | undefined): Traits =>
  (gangster === undefined ? BOSSES[family ?? ''] : MEN[gangster]) ?? ANYBODY
