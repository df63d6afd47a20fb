// By which name the server knows whoever is at this screen.

import { plainLine } from '@backroom/engine'
import { prefs } from '../prefs.ts'
import { language, say } from '../text/say.ts'
import { api } from './api.ts'

/** Gives the server the name of this screen, unless it knows us by one already. */
export async function nameYourself(): Promise<void> {
  if ((await api.me()).me) return
  await api.introduce({ name: plainLine(prefs.value.name) || say('seat.guest'), language: language.value })
}
