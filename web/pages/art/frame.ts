// The frame of a picture on the shelf.

export const frame = {
  class: 'poster',
  viewBox: '0 0 400 260',
  preserveAspectRatio: 'xMidYMid slice',
  'aria-hidden': true,
} as const
