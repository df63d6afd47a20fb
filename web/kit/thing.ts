// What an element draws, written on it as data: whoever points at it can ask what it is.

/** Something drawn; each game has its own list of them in its public module. */
export interface Thing {
  readonly kind: string
}

/** Spread on the element that draws a thing. Whatever is drawn inside it belongs to it, unless it is a thing itself. */
export const thing = <Drawn extends Thing>(drawn: Drawn) => ({ 'data-thing': JSON.stringify(drawn) })
