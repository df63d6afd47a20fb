// All that the planner reckons with, in one piece.

export { planOf } from './plan.ts'
export { sumOf } from './sums.ts'
