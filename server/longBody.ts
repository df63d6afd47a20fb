// A body that is too long to be read in the thread that serves everybody. Only a route that takes
// more than the others is given one.

/** Characters that are read in a few hundredths of a millisecond. */
export const LONG = 4 * 1024

export class LongBody {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}
