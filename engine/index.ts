// The kernel: steps, prompts, answers, randomness, views. It knows no game and does no I/O.

export { checkAnswer, shorten } from './check.ts'
export * from './core.ts'
export * from './event.ts'
export * from './game.ts'
export * from './json.ts'
export * from './of.ts'
export * from './play.ts'
export * from './prompt.ts'
export * from './random.ts'
export * from './record.ts'
export * from './sight.ts'
export * from './undo.ts'
