// Asking something of the server where a refusal is a note and nothing more.

import type { AnyRefusal } from '@backroom/protocol'
import { toast } from '../kit/Toasts.tsx'
import { say } from '../text/say.ts'
import { Refused } from './api.ts'

/** The sentence for what the server refused; null: it cannot be reached. */
export const refusalText = (refusal: AnyRefusal | null): string =>
  refusal ? say(`refusal.${refusal.code}`, { given: refusal.given ?? '' }) : say('lobby.offline')

/** Does what was asked of the server, and says whether it was done; a refusal becomes a note. */
export async function attempt(what: () => Promise<unknown>): Promise<boolean> {
  try {
    await what()
    return true
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    toast(refusalText(error.refusal))
    return false
  }
}
