// Where everything lies on the board, in the board's own units (1088 x 598); ids as in the components file.

export type At = readonly [x: number, y: number]

export const BOARD = { width: 1088, height: 598 }
export const MAP = { width: 960, height: 526 }

export interface TurfShape {
  readonly path: string
  readonly fill: string
  /** The light of its streets, and of its arc on family spaces. */
  readonly tint: string
}

export interface TurfPlaces {
  readonly head: At
  readonly printed: At
  readonly tile: At
  readonly control: At
  readonly chief: At
}

export interface SpaceShape {
  readonly at: At
  /** Marked 3+: not used by two players. */
  readonly many: boolean
  readonly arcs: readonly { readonly turf: string; readonly d: string }[]
}

export const TURF_SHAPES: { readonly [turf: string]: TurfShape } = {
  'wall-street': {
    path: 'M262.8 371Q262 357 276 356.8L385 355.2Q399 355 413 354.9L588 354.1Q602 354 601.2 368L598.8 406Q598 420 595.1 433.7L590.9 454.3Q588 468 580.1 479.6L569.9 494.4Q562 506 548.8 510.6L535.2 515.4Q522 520 508 520L350 520Q336 520 324.2 512.5L303.8 499.5Q292 492 286.6 479.1L271.4 442.9Q266 430 265.2 416Z',
    fill: 'var(--cor-wall-street)',
    tint: 'var(--cor-wall-street-tint)',
  },
  brooklyn: {
    path: 'M613.5 370.9Q612 362 621 361.4L679 357.6Q688 357 696.9 355.9L703.1 355.1Q712 354 721 354L951 355Q960 355 960 364L960 517Q960 526 951 526L633 526Q624 526 622.6 517.1L618.4 488.9Q617 480 617.7 471L621.3 429Q622 420 620.5 411.1Z',
    fill: 'var(--cor-brooklyn)',
    tint: 'var(--cor-brooklyn-tint)',
  },
  'upper-east-side': {
    path: 'M436 18Q436 6 448 6L772 6Q784 6 790.9 15.8L801.1 30.2Q808 40 807 52L804 88Q803 100 799.3 111.4L791.7 134.6Q788 146 778.2 153L769.8 159Q760 166 748.1 167.2L703.9 171.8Q692 173 680 173.3L506 177.7Q494 178 494 166L494 52Q494 40 482 40L448 40Q436 40 436 28Z',
    fill: 'var(--cor-upper-east-side)',
    tint: 'var(--cor-upper-east-side-tint)',
  },
  queens: {
    path: 'M701.2 200Q701 190 711 190.5L732 191.5Q742 192 751.8 190.1L778.2 184.9Q788 183 796.3 177.4L813.7 165.6Q822 160 830.9 155.5L861.1 140.5Q870 136 879.9 134.7L950.1 125.3Q960 124 960 134L960 340Q960 350 950 349.9L715 347.1Q705 347 704.6 337L703.4 310Q703 300 702.8 290Z',
    fill: 'var(--cor-queens)',
    tint: 'var(--cor-queens-tint)',
  },
  'upper-west-side': {
    path: 'M98.7 14.9Q100 6 109 6L423 6Q432 6 432 15L432 31Q432 40 423 40L383 40Q374 40 374 49L374 167Q374 176 365 176L99 176Q90 176 90.8 167L94.2 129Q95 120 94.6 111L92.4 69Q92 60 93.3 51.1Z',
    fill: 'var(--cor-upper-west-side)',
    tint: 'var(--cor-upper-west-side-tint)',
  },
  midtown: {
    path: 'M434.4 191.8Q436 184 444 183.8L676 178.2Q684 178 684.6 186L686.4 212Q687 220 687.2 228L689.8 335Q690 343 682 343.6L616 348.4Q608 349 600 349.1L411 350.9Q403 351 404.6 343.2Z',
    fill: 'var(--cor-midtown)',
    tint: 'var(--cor-midtown-tint)',
  },
  chelsea: {
    path: 'M90.3 188Q90 180 98 180L366 180Q374 180 375 182L375 182Q376 184 384 184L424 184Q432 184 430.4 191.8L400.6 343.2Q399 351 391 351.1L292 352.9Q284 353 276 352.8L136 349.2Q128 349 122.9 342.9L107.1 324.1Q102 318 101 310.1L94 257.9Q93 250 92.7 242Z',
    fill: 'var(--cor-chelsea)',
    tint: 'var(--cor-chelsea-tint)',
  },
  'central-park': {
    path: 'M378 52Q378 44 386 44L482 44Q490 44 490 52L490 172Q490 180 482 180L386 180Q378 180 378 172Z',
    fill: 'var(--cor-central-park)',
    tint: 'var(--cor-central-park-tint)',
  },
}

/** Of the numbered turfs; Central Park has places of its own. */
export const TURF_PLACES: { readonly [turf: string]: TurfPlaces } = {
  'wall-street': {
    head: [318, 391],
    printed: [306, 408],
    tile: [424, 408],
    control: [526, 391],
    chief: [570, 400],
  },
  brooklyn: {
    head: [688, 391],
    printed: [676, 408],
    tile: [794, 408],
    control: [896, 391],
    chief: [935, 430],
  },
  'upper-east-side': {
    head: [526, 26],
    printed: [514, 48],
    tile: [632, 48],
    control: [734, 26],
    chief: [770, 60],
  },
  queens: { head: [731, 217], printed: [719, 234], tile: [837, 234], control: [939, 217], chief: [930, 170] },
  'upper-west-side': {
    head: [122, 26],
    printed: [110, 48],
    tile: [228, 48],
    control: [330, 26],
    chief: [386, 23],
  },
  midtown: {
    head: [453, 217],
    printed: [441, 234],
    tile: [559, 234],
    control: [661, 217],
    chief: [590, 211],
  },
  chelsea: {
    head: [124, 217],
    printed: [112, 234],
    tile: [230, 234],
    control: [332, 217],
    chief: [371, 228],
  },
}

export const PARK = { name: [434, 84], back: [400, 112] } as const

export const SPACE_SHAPES: { readonly [space: string]: SpaceShape } = {
  'fs-01': {
    at: [434, 41],
    many: false,
    arcs: [
      { turf: 'central-park', d: 'M453.8 43.8A20 20 0 0 1 414.0 42.4' },
      { turf: 'upper-west-side', d: 'M414.0 39.6A20 20 0 0 1 433.3 21.0' },
      { turf: 'upper-east-side', d: 'M436.1 21.1A20 20 0 0 1 454.0 41.0' },
    ],
  },
  'fs-02': {
    at: [376, 179],
    many: false,
    arcs: [
      { turf: 'chelsea', d: 'M395.6 183.2A20 20 0 0 1 356.0 179.0' },
      { turf: 'upper-west-side', d: 'M356.2 176.2A20 20 0 0 1 375.3 159.0' },
      { turf: 'central-park', d: 'M378.1 159.1A20 20 0 0 1 396.0 180.4' },
    ],
  },
  'fs-03': {
    at: [434, 182],
    many: false,
    arcs: [
      { turf: 'chelsea', d: 'M428.5 201.2A20 20 0 0 1 414.0 182.7' },
      { turf: 'central-park', d: 'M414.1 179.9A20 20 0 0 1 453.9 179.9' },
      { turf: 'midtown', d: 'M454.0 182.7A20 20 0 0 1 431.2 201.8' },
    ],
  },
  'fs-04': {
    at: [492, 180],
    many: true,
    arcs: [
      { turf: 'central-park', d: 'M472.0 178.6A20 20 0 0 1 491.3 160.0' },
      { turf: 'upper-east-side', d: 'M494.1 160.1A20 20 0 0 1 511.9 177.9' },
      { turf: 'midtown', d: 'M512.0 180.7A20 20 0 0 1 472.0 181.4' },
    ],
  },
  'fs-05': {
    at: [697, 185],
    many: false,
    arcs: [
      { turf: 'midtown', d: 'M690.2 203.8A20 20 0 0 1 678.2 178.2' },
      { turf: 'upper-east-side', d: 'M679.3 175.6A20 20 0 0 1 716.9 182.9' },
      { turf: 'queens', d: 'M717.0 185.7A20 20 0 0 1 692.8 204.6' },
    ],
  },
  'fs-06': {
    at: [695, 266],
    many: true,
    arcs: [
      { turf: 'midtown', d: 'M690.2 285.4A20 20 0 0 1 697.1 246.1' },
      { turf: 'queens', d: 'M699.8 246.6A20 20 0 0 1 692.9 285.9' },
    ],
  },
  'fs-07': {
    at: [696, 347],
    many: true,
    arcs: [
      { turf: 'brooklyn', d: 'M715.2 352.5A20 20 0 0 1 676.0 347.7' },
      { turf: 'midtown', d: 'M676.1 344.9A20 20 0 0 1 698.8 327.2' },
      { turf: 'queens', d: 'M701.5 327.8A20 20 0 0 1 715.8 349.8' },
    ],
  },
  'fs-08': {
    at: [608, 356],
    many: false,
    arcs: [
      { turf: 'wall-street', d: 'M602.5 375.2A20 20 0 0 1 588.2 353.2' },
      { turf: 'midtown', d: 'M588.8 350.5A20 20 0 0 1 627.9 353.9' },
      { turf: 'brooklyn', d: 'M628.0 356.7A20 20 0 0 1 605.2 375.8' },
    ],
  },
  'fs-09': {
    at: [401, 354],
    many: false,
    arcs: [
      { turf: 'chelsea', d: 'M381.2 351.2A20 20 0 0 1 403.8 334.2' },
      { turf: 'midtown', d: 'M406.5 334.8A20 20 0 0 1 420.9 351.9' },
      { turf: 'wall-street', d: 'M421.0 354.7A20 20 0 0 1 381.0 354.0' },
    ],
  },
  'fs-10': {
    at: [417, 268],
    many: true,
    arcs: [
      { turf: 'chelsea', d: 'M411.5 287.2A20 20 0 0 1 420.5 248.3' },
      { turf: 'midtown', d: 'M423.2 249.0A20 20 0 0 1 414.2 287.8' },
    ],
  },
  'fs-11': {
    at: [206, 178],
    many: true,
    arcs: [
      { turf: 'upper-west-side', d: 'M186.1 175.9A20 20 0 0 1 225.9 175.9' },
      { turf: 'chelsea', d: 'M226.0 178.7A20 20 0 0 1 186.0 178.7' },
    ],
  },
  'fs-12': {
    at: [316, 355],
    many: true,
    arcs: [
      { turf: 'chelsea', d: 'M296.1 352.9A20 20 0 0 1 335.9 352.9' },
      { turf: 'wall-street', d: 'M336.0 355.7A20 20 0 0 1 296.0 355.7' },
    ],
  },
  'fs-13': {
    at: [608, 440],
    many: false,
    arcs: [
      { turf: 'wall-street', d: 'M595.7 455.8A20 20 0 0 1 613.5 420.8' },
      { turf: 'brooklyn', d: 'M616.1 421.7A20 20 0 1 1 598.0 457.3' },
    ],
  },
  'fs-14': {
    at: [836, 352],
    many: false,
    arcs: [
      { turf: 'queens', d: 'M816.3 348.5A20 20 0 0 1 855.9 349.9' },
      { turf: 'brooklyn', d: 'M856.0 352.7A20 20 0 0 1 816.0 351.3' },
    ],
  },
  'fs-15': {
    at: [764, 178],
    many: false,
    arcs: [
      { turf: 'upper-east-side', d: 'M745.0 171.8A20 20 0 0 1 783.8 175.2' },
      { turf: 'queens', d: 'M784.0 178.0A20 20 0 1 1 744.3 174.5' },
    ],
  },
  'fs-16': {
    at: [376, 109],
    many: false,
    arcs: [
      { turf: 'upper-west-side', d: 'M373.9 128.9A20 20 0 0 1 375.3 89.0' },
      { turf: 'central-park', d: 'M378.1 89.1A20 20 0 0 1 376.7 129.0' },
    ],
  },
}
