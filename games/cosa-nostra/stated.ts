// Where the rules state the values of the components file that are ours.

import type { StatedIn } from '../listed.ts'

export const STATED_IN: StatedIn = { tableLimits: ['LCN-24.4', 'LCN-R30'] }
