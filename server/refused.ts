// A refusal on its way to whoever asked.

import type { AnyRefusal, AnyRefusalCode } from '@backroom/protocol'

export class Refused extends Error {
  readonly refusal: AnyRefusal
  constructor(code: AnyRefusalCode, about: Omit<AnyRefusal, 'code'> = {}) {
    super(`refused: ${code}`)
    this.name = 'Refused'
    this.refusal = { code, ...about }
  }
}
