// What a form offers of a game's options: those that are neither chosen at the chairs nor with a file of one's own.

import type { Meta } from '@backroom/games/meta'

/** An option of the game with its values, the usual one first. */
export interface Setting {
  readonly id: string
  readonly values: readonly (string | number | boolean)[]
  /** The option of the game that lists what is switched on, where this is one item of such a list. */
  readonly listedIn?: string
}

/** Stands for no number at all. */
const NONE = 0

export const settingsOf = ({ options }: Pick<Meta, 'options'>): readonly Setting[] =>
  options.flatMap((info): Setting[] => {
    const { name: id } = info
    switch (info.kind) {
      case 'flag':
        return [{ id, values: [info.usual, !info.usual] }]
      case 'one':
        return [{ id, values: [info.usual, ...info.values.filter((value) => value !== info.usual)] }]
      case 'some':
        return info.values.map((value) => ({ id: value, values: [false, true], listedIn: id }))
      case 'number':
        return [{ id, values: [NONE, ...info.offered] }]
      case 'seat':
      case 'bySeat':
      case 'file':
        return []
    }
  })

/** The key of a setting's words. */
export const settingKey = (game: string, ...of: readonly (string | number | boolean)[]): string =>
  ['setting', game, ...of].join('.')
