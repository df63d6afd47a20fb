// JSON that was read elsewhere: here it is only stored, and what is shown of it is known.

import type { Json } from '@backroom/engine'
import { shownOptions } from '../shownOptions.ts'

export class WrittenJson {
  readonly text: string
  readonly shown: Json

  constructor(text: string, shown: Json) {
    this.text = text
    this.shown = shown
  }

  static of(options: Json | WrittenJson): WrittenJson {
    return options instanceof WrittenJson
      ? options
      : new WrittenJson(JSON.stringify(options), shownOptions(options))
  }
}
