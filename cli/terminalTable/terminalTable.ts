// A table in the terminal: tells what happens, asks, and does what is typed.

import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { type Prompt, sameJson } from '@backroom/engine'
import type { Words } from '@backroom/games/words'
import { reason } from '../command.ts'
import type { Say } from '../messages.ts'
import { pictureOf } from '../picture/index.ts'
import type { Picture } from '../picture/look.ts'
import { ruleText } from '../rules.ts'
import type { Paint } from '../terminal.ts'
import { howTo, optionLines, readAnswer } from './pick.ts'
import type { SeatedGame } from './seatedGame.ts'

export interface TerminalTable {
  readonly seated: SeatedGame
  readonly words: Words
  readonly names: readonly string[]
  readonly say: Say
  readonly paint: Paint
  /** The numbered rules in the reader's language. */
  readonly rules: string
  readonly print: (line: string) => void
  /** Shown before each answer. */
  readonly ask: (text: string) => void
}

/** Plays until the end, `quit`, or the end of the input. */
export async function runTable(table: TerminalTable, input: NodeJS.ReadableStream): Promise<void> {
  const player = new AtTheTable(table)
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
  // Listens before the first question is asked: what is typed at once must not be lost.
  const typed = lines[Symbol.asyncIterator]()
  player.greet()
  player.goOn()
  for await (const line of typed) if (!player.hear(line.trim())) return lines.close()
  // The input has ended behind a question: the shell's own begins on a new line.
  table.print('')
}

class AtTheTable {
  readonly #table: TerminalTable
  #told = 0

  constructor(table: TerminalTable) {
    this.#table = table
  }

  get #picture(): Picture {
    const { seated, words, names, say } = this.#table
    const { play, seat } = seated
    return pictureOf({ play, viewer: seat, words, names, say })
  }

  /** Where people bargain, says how. */
  greet(): void {
    const { say, print } = this.#table
    const { talk } = this.#picture
    if (talk) print(say(talk.help))
  }

  /** The bots move until the person is asked or the game is over; then shows where the table stands. */
  goOn(before: Prompt | null = null): void {
    const { seated, print, ask } = this.#table
    while (seated.goesOn());
    this.#tell()
    // What was asked before is not read out again.
    if (before && sameJson(before, seated.prompt)) return ask('> ')
    if (!seated.play.core.over) return seated.prompt ? this.#ask() : this.#giveMoment()
    for (const line of ['', ...this.#picture.sheet(), '']) print(line)
    print(this.#table.say('gameOver'))
    ask('> ')
  }

  #tell(): void {
    const { seated, words, print, paint } = this.#table
    const { log } = seated
    for (const event of log.slice(this.#told)) {
      const line = words.event(event)
      if (line !== null) print(paint('dim', line))
    }
    this.#told = log.length
  }

  /** A bot has named a target and waits for what the person may have to say. */
  #giveMoment(): void {
    const { seated, names, say, print, ask } = this.#table
    if (seated.moment === null) return
    print('')
    print(say('dealMoment', { seat: names[seated.moment] ?? '' }))
    ask('> ')
  }

  #ask(): void {
    const { seated, words, say, paint, print, ask } = this.#table
    const { prompt } = seated
    if (!prompt) return
    print('')
    print(`${paint('bold', words.prompt(prompt))} ${paint('dim', `[${prompt.rule}]`)}`)
    for (const line of optionLines(prompt, words, this.#picture)) print(line)
    print(paint('dim', howTo(prompt, say)))
    ask('> ')
  }

  /** Does what was typed; false when the person leaves. */
  hear(typed: string): boolean {
    const { print, say, ask } = this.#table
    const [word = '', ...rest] = typed.split(/\s+/)
    switch (word.toLowerCase()) {
      case '':
        if (this.#table.seated.moment !== null && this.#bargain('go')) return true
        break
      case 'deals':
        this.#showDeals()
        break
      case 'quit':
        print(say('goodbye'))
        return false
      case '?':
        this.#showRule(rest[0])
        break
      case 'help':
        print(say('playHelp'))
        this.greet()
        break
      case 'why':
        this.#showBlocked()
        break
      case 'log':
        this.#showLog()
        break
      case 'table':
        for (const line of this.#picture.board()) print(line)
        break
      case 'save':
        this.#save(rest.join(' '))
        break
      case 'undo':
        if (this.#undo()) return true
        break
      default:
        if (this.#bargain(typed) ?? this.#answer(typed)) return true
    }
    ask('> ')
    return true
  }

  #showDeals(): void {
    const { say, print } = this.#table
    const { talk } = this.#picture
    if (!talk) return print(say('dealNotHere'))
    for (const line of talk.lines()) print(line)
  }

  /** Does what was typed as a command; null: it is none. True: the table has moved on. */
  #bargain(typed: string): boolean | null {
    const { seated, words, print, say } = this.#table
    seated.timeIsUp()
    const read = this.#picture.talk?.read(typed)
    if (!read) return null
    if ('how' in read) {
      print(say(read.how))
      return false
    }
    const { prompt } = seated
    const refusal = seated.says(read.command, read.args)
    if (refusal) {
      print(`${words.refusal(refusal)}${refusal.rule ? ` [${refusal.rule}]` : ''}`)
      return false
    }
    this.goOn(prompt)
    return true
  }

  #answer(typed: string): boolean {
    const { seated, words, print, say } = this.#table
    const { prompt } = seated
    if (!prompt) {
      if (seated.moment === null) print(say('gameOver'))
      else this.#giveMoment()
      return seated.moment !== null
    }
    const answer = readAnswer(prompt, typed)
    if (answer === null) {
      print(say('notUnderstood', { typed }))
      print(howTo(prompt, say))
      return false
    }
    const refusal = seated.answer(answer)
    if (refusal) {
      print(`${words.refusal(refusal)}${refusal.rule ? ` [${refusal.rule}]` : ''}`)
      return false
    }
    this.goOn()
    return true
  }

  #undo(): boolean {
    const { seated, words, print, say } = this.#table
    const refusal = seated.undo()
    if (refusal) {
      print(words.refusal(refusal))
      return false
    }
    this.#told = seated.log.length
    print(say('undone'))
    this.#ask()
    return true
  }

  #showRule(wanted: string | undefined): void {
    const { seated, rules, print, say } = this.#table
    const rule = wanted?.toUpperCase() ?? seated.prompt?.rule
    if (rule === undefined) return print(say('gameOver'))
    const text = ruleText(rules, rule)
    print(text === null ? say('noSuchRule', { rule }) : `${rule}  ${text}`)
  }

  #showBlocked(): void {
    const { seated, words, print, say } = this.#table
    const blocked = seated.play.blocked(seated.seat)
    if (blocked.length === 0) return print(say('nothingBlocked'))
    const lines = blocked.map((one) => `  ${words.blocked(one)} [${one.rule}]`)
    for (const line of new Set(lines)) print(line)
  }

  #showLog(): void {
    const { seated, words, print } = this.#table
    for (const event of seated.log) {
      const line = words.event(event)
      if (line !== null) print(line)
    }
  }

  #save(file: string): void {
    const { seated, print, say } = this.#table
    if (file === '') return print(say('saveWhere'))
    try {
      writeFileSync(file, `${JSON.stringify(seated.record)}\n`)
      print(say('saved', { file, answers: seated.record.answers.length }))
    } catch (error) {
      print(say('unwritable', { file, why: reason(error) }))
    }
  }
}
