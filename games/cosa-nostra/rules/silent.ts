// A table at which nothing is said: for trying out on a copy what a deal would bring.

import type { Box } from '../components/box.ts'
import type { NostraTable } from '../state.ts'

export const silent = (box: Box): NostraTable => ({
  box,
  // oxlint-disable-next-line unicorn/no-thenable -- nobody awaits a table
  then() {},
  tell() {},
  whisper() {},
  below: () => 0,
  shuffle: (items) => items,
  shown() {},
  binds() {},
  end() {},
})
