import type { AnyGame } from '@backroom/engine'

export declare const game: AnyGame
