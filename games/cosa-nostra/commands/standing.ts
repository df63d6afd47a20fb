// Presets for the windows of reactions: "pass unless …", so that a table does not wait for those who never react. LCN-R26.

import { below, pick, type Refusal, sameJson, type Seat } from '@backroom/engine'
import * as v from 'valibot'
import { blocked } from '../asked.ts'
import { type Nostra, nextSeat, type Preset, type Unless } from '../state.ts'
import { REACTIONS } from '../words.ts'
import { type NostraCommand, wrongShape } from './common.ts'
import { type Args, type Read, SHAPES } from './shapes.ts'

/** What is asked for, as it is kept; null: nothing is preset. */
function presetOf({ pass, unless }: Read<'standing'>): Preset | null {
  return pass === 'never' ? null : { pass, unless: (unless ?? null) as Unless | null }
}

function refuse(state: Nostra, seat: Seat, args: unknown): Refusal | null {
  const read = v.safeParse(SHAPES.standing, args)
  if (!read.success) return wrongShape('LCN-R26')
  const { output } = read
  const { reaction, unless } = output
  if (output.reaction === 'scheme')
    for (const rival of output.unless?.rivals ?? [])
      if (rival === seat || rival >= state.open.seats.length) return blocked('LCN-R28', 'anotherPlayer')
  if (output.pass === 'never' && unless != null) return blocked('LCN-R26', 'conditionWithoutPass')
  return sameJson(state.secret.standing[seat]?.[reaction] ?? null, presetOf(output))
    ? blocked('LCN-R26', 'sameAsBefore')
    : null
}

/** Known to its seat alone, and no part of the game: open at every moment, for the windows that open after it. */
export const standing: NostraCommand<'standing'> = {
  refuse,
  run(state, seat, args, table) {
    const read = v.parse(SHAPES.standing, args)
    const presets = (state.secret.standing[seat] ??= {})
    const preset = presetOf(read)
    if (preset) presets[read.reaction] = preset
    else delete presets[read.reaction]
    const { reaction, pass, unless = null } = read
    table.whisper({ type: 'standing', seat, reaction, pass, unless }, [seat])
  },
  suggest(state, seat, random) {
    if (below(random, 8) !== 0) return null
    const args = anyPreset(state, seat, random)
    return refuse(state, seat, args) ? null : args
  },
}

function anyPreset(state: Nostra, seat: Seat, random: Parameters<typeof below>[0]): Args<'standing'> {
  const reaction = pick(random, REACTIONS)
  const pass = pick(random, ['never', 'round', 'round', 'game'] as const)
  if (pass === 'never' || below(random, 3) === 0) return { reaction, pass }
  switch (reaction) {
    case 'scheme':
      return { reaction, pass, unless: { rivals: [nextSeat(state.open, seat)] } }
    case 'doctor':
      return { reaction, pass, unless: below(random, 2) === 0 ? { own: true } : { murder: true } }
    case 'rob':
    case 'trap':
      return { reaction, pass, unless: { least: 1000 * (1 + below(random, 12)) } }
  }
}
