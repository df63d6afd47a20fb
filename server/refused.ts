// A refusal on its way to whoever asked.

import type { AnyRefusal, AnyRefusalCode } from '@backroom/protocol'

export class Refused extends Error {
  readonly refusal: AnyRefusal
  /** `cause`: what went wrong, for the log. */
  constructor(code: AnyRefusalCode, about: Omit<AnyRefusal, 'code'> = {}, cause?: unknown) {
    super(`refused: ${code}`, { cause })
    this.name = 'Refused'
    this.refusal = { code, ...about }
  }
}
