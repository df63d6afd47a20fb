// Short sounds, made on the spot; silent unless the reader asked for them.

import { prefs } from '../prefs.ts'

/** Pitch in hertz and length in seconds of each note. */
const SOUNDS = {
  turn: [
    [523, 0.09],
    [784, 0.16],
  ],
  place: [[196, 0.07]],
  money: [
    [988, 0.05],
    [1319, 0.09],
  ],
  word: [
    [659, 0.05],
    [659, 0.07],
  ],
  refused: [[147, 0.14]],
  end: [
    [392, 0.12],
    [494, 0.12],
    [587, 0.3],
  ],
} as const
export type Sound = keyof typeof SOUNDS

let room: AudioContext | null = null

export function play(sound: Sound): void {
  if (!prefs.value.sound) return
  room ??= new AudioContext()
  let at = room.currentTime
  for (const [pitch, length] of SOUNDS[sound]) {
    const voice = room.createOscillator()
    const loudness = room.createGain()
    voice.type = 'triangle'
    voice.frequency.value = pitch
    loudness.gain.setValueAtTime(0.0001, at)
    loudness.gain.exponentialRampToValueAtTime(0.12, at + 0.01)
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + length)
    voice.connect(loudness).connect(room.destination)
    voice.start(at)
    voice.stop(at + length)
    at += length * 0.8
  }
}
