// The answers that take nothing.

import type { OptionOn } from '../asked.ts'

/** The answer that leaves things as they are. */
export const PASS: OptionOn<'pass'> = { id: 'pass', say: 'pass' }
/** LCN-R26: all that is offered to somebody who has said beforehand to pass: it counts as answered when it is asked. */
export const PASS_ONLY: readonly OptionOn<'pass'>[] = [PASS]
export const NONE: OptionOn<'none'> = { id: 'none', say: 'none' }
