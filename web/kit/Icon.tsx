// The few signs that the shell itself needs, drawn on a grid of 24.

import { rem } from './rem.ts'

const PATHS = {
  undo: 'M9 5 4 10l5 5M4.5 10H14a6 6 0 0 1 0 12h-4',
  rule: 'M12 6c-2-1.6-5-2-8-1.6V19c3-.4 6 0 8 1.6 2-1.6 5-2 8-1.6V4.400c-3-.4-6 0-8 1.6zm0 0v14.600',
  check: 'm5 13 4.500 4.500L19 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  board: 'M4 6l5-2 6 2 5-2v14l-5 2-6-2-5 2zM9 4v14M15 6v14',
  mine: 'M4 9h16v11H4zM9 9V6h6v3M4 14h16',
  families:
    'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zm8 0a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2 20c0-4 2.500-6 6-6s6 2 6 6M15 14c4-.4 7 1.600 7 6',
  log: 'M6 4h12v16H6zM9 8h6M9 12h6M9 16h4',
  talk: 'M4 5h16v11h-9l-5 4v-4H4z',
  play: 'M7 5l12 7-12 7z',
  pause: 'M8 5v14M16 5v14',
  next: 'M6 5l9 7-9 7zM18 5v14',
  previous: 'M18 5l-9 7 9 7zM6 5v14',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  up: 'm6 15 6-6 6 6',
  down: 'm6 9 6 6 6-6',
  send: 'M4 5l17 7-17 7 3-7zM7 12h8',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 6 6l1-1',
  eye: 'M2 12c3-5 6.500-7 10-7s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  people: 'M12 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM5 20c0-4 3-6.500 7-6.500s7 2.500 7 6.500',
  robot: 'M6 9h12v10H6zM12 9V5M9.500 13v2M14.500 13v2M12 5a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1z',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  save: 'M12 4v11M7 10.500l5 5 5-5M4 20h16',
  open: 'M12 15.500V4.500M7 9l5-5 5 5M4 20h16',
  out: 'M14 4h6v6M20 4l-9 9M11 6H5v13h13v-6',
  crown: 'M4.500 19.500h15M4.500 16 3 7.500l5 3.500 4-6.500 4 6.500 5-3.500-1.500 8.500z',
  key: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.8.4-1 .9-1 1.700M12 17v.1',
  sound: 'M4 9v6h4l5 4V5L8 9zM16 9c1.500 2 1.500 4 0 6M19 7c2.500 3 2.500 7 0 10',
} as const

export type IconName = keyof typeof PATHS

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      class="icon"
      width={rem(size)}
      height={rem(size)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
