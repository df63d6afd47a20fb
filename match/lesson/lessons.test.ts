// Every lesson to its end on the engine, by its stated path and by each other move that it answers, in all languages.

import { readFileSync } from 'node:fs'
import { rulesPath } from '@backroom/games/files'
import {
  type Answer,
  copyJson,
  type Event,
  type Json,
  type Option,
  type Prompt,
  randomAnswer,
  randomFrom,
  sameJson,
} from '@backroom/engine'
import { GAMES } from '@backroom/games'
import {
  coachKey,
  type Lesson,
  lessonIds,
  lessonsOf,
  type LessonStep,
  lessonTexts,
  type OtherMove,
} from '@backroom/games/lessons'
import { COMPLETE, wordsFor } from '@backroom/games/words'
import { describe, expect, it } from 'vitest'
import { LessonRun } from './lesson.ts'
import { entryOf, fits, hasFields, type Move, verdictOn } from './moves.ts'

const TAUGHT = Object.keys(GAMES).filter((game) => lessonIds(game).length > 0)
const LESSONS = (await Promise.all(TAUGHT.map(lessonsOf))).flatMap((lessons, at) =>
  lessons.map((lesson) => ({ game: TAUGHT[at] ?? '', lesson, name: `${TAUGHT[at]}: ${lesson.id}` })),
)

/** A lesson in play, and what its learner has heard. */
class Taken {
  readonly run: LessonRun
  readonly heard: Event[] = []
  resets = 0

  constructor(game: string, lesson: Lesson) {
    const played = GAMES[game]
    if (!played) throw new Error(`no game is called ${game}`)
    this.run = new LessonRun(played, lesson, {
      moved: () =>
        this.heard.push(
          ...(JSON.parse(this.run.match.lastLine.text(lesson.seat)) as { events: Event[] }).events,
        ),
      reset: () => this.resets++,
    })
  }

  get step(): LessonStep {
    const { step } = this.run
    if (!step) throw new Error('the lesson is over')
    return step
  }

  get prompt(): Prompt | undefined {
    return this.run.match.play.promptOf(this.run.seat)
  }

  /** One step of the stated path. */
  follow(): void {
    const { step } = this
    if (this.run.state.mood === 'reads') return this.run.next()
    const good = step.good?.[0]
    if (good === undefined) throw new Error('nothing is stated')
    const refusal = this.run.move(good)
    if (refusal) throw new Error(`${JSON.stringify(good)} is refused: ${JSON.stringify(refusal)}`)
  }

  /** On to this step by the stated path. */
  to(scene: number, step: number): this {
    while (this.run.state.scene !== scene || this.run.state.step !== step) this.follow()
    return this
  }
}

const stepsOf = (lesson: Lesson) =>
  lesson.scenes.flatMap(({ steps }, scene) => steps.map((step, at) => ({ scene, at, step })))

const ids = (options: readonly Option[]): string[] =>
  options.flatMap(({ id, times = 1 }) => Array<string>(times).fill(id))

/** Enough legal answers to meet every kind of other move. */
function answersTo(prompt: Prompt): Answer[] {
  if (prompt.kind === 'one') return prompt.options.map(({ id }) => id)
  if (prompt.kind === 'amount') {
    const unit = prompt.unit ?? 1
    return Array.from(
      { length: Math.floor((prompt.max - prompt.min) / unit) + 1 },
      (_, n) => prompt.min + n * unit,
    )
  }
  if (prompt.kind === 'order') return [prompt.options.map(({ id }) => id)]
  const all = ids(prompt.options)
  const random = randomFrom('answers')
  const some = Array.from({ length: 60 }, () => randomAnswer(prompt, random))
  return [...(prompt.min === 0 || prompt.orNone ? [[]] : []), all.slice(0, prompt.min), ...some]
}

/** A legal move that this rule of the step is the first to answer. */
function moveFor(taken: Taken, step: LessonStep, rule: OtherMove): Move | undefined {
  const stated = (rule.when ?? []).filter(
    (one): one is Extract<typeof one, { command: string }> => typeof one === 'object' && 'command' in one,
  )
  const legal: Move[] = taken.prompt ? answersTo(taken.prompt) : []
  return [...legal, ...stated].find((move) => {
    const isGood = step.good?.some((pattern) => fits(pattern, move))
    return !isGood && step.other?.find(({ when }) => !when || when.some((one) => fits(one, move))) === rule
  })
}

/** Goes on however the lesson lets one, by the stated move where it is legal. */
function finish(taken: Taken, seed: string): void {
  const random = randomFrom(seed)
  for (let moves = 0; taken.run.state.mood !== 'won'; moves++) {
    if (moves > 200) throw new Error(`no way to the end: ${JSON.stringify(taken.run.state)}`)
    const { mood, tries } = taken.run.state
    if (mood === 'reads') taken.run.next()
    else if (mood === 'shows') taken.run.takeBack()
    else if (mood === 'asks' && (tries > 1 || !taken.prompt)) taken.run.showMe()
    else if (mood === 'asks' && taken.step.good && taken.run.move(taken.step.good[0]) === null) continue
    else if (taken.prompt) taken.run.move(randomAnswer(taken.prompt, random))
  }
}

/** What becomes of a move: whether it is done, what the coach says, whether it leaves no trace, and a second time. */
function replied(taken: Taken, move: Move) {
  const core = copyJson(taken.run.match.play.core)
  const isDone = taken.run.move(move) === null
  const { mood, reply } = taken.run.state
  if (mood === 'shows') taken.run.takeBack()
  const isBack = sameJson(taken.run.match.play.core, core)
  const again = isBack && isDone ? (taken.run.move(move)?.code ?? 'done') : null
  return { isDone, reply, isBack, again }
}

const REPLIED = {
  nudge: (reply: string) => ({ isDone: false, reply, isBack: true, again: null }),
  rewind: (reply: string) => ({ isDone: true, reply, isBack: true, again: 'notNow' }),
  accept: (reply: string) => ({ isDone: true, reply, isBack: false, again: null }),
}

describe.each(LESSONS)('$name', ({ game, lesson }) => {
  it('stands where a real game has come to, and the learner can follow every step to the end', () => {
    const taken = new Taken(game, lesson)
    const visited: string[] = []
    const missed: string[] = []
    while (taken.run.state.mood !== 'won') {
      const { scene, step: at, mood } = taken.run.state
      const { step } = taken
      const asks = typeof step.asks === 'string' ? (taken.prompt?.key ?? '') : step.asks
      visited.push(`${scene}.${at} ${mood} ${JSON.stringify(asks)}`)
      const before = taken.run.place
      taken.heard.length = 0
      taken.follow()
      const done = taken.run.state.scene === scene ? taken.run.place.done.slice(before.done.length) : null
      const unheard = done
        ? (step.rivals ?? []).map(entryOf).filter((one) => !done.some((other) => sameJson(one, other)))
        : []
      missed.push(...unheard.map((one) => `${scene}.${at} ${JSON.stringify(one)}`))
      const brought =
        !step.brings ||
        taken.heard.some((event) => hasFields(step.brings ?? {}, JSON.parse(JSON.stringify(event)) as Json))
      if (!brought) missed.push(`${scene}.${at} brings ${taken.heard.map(({ type }) => type).join()}`)
    }
    expect(missed).toEqual([])
    expect(visited).toEqual(
      stepsOf(lesson).map(
        ({ scene, at, step }) =>
          `${scene}.${at} ${step.asks === null ? 'reads' : 'asks'} ${JSON.stringify(step.asks)}`,
      ),
    )
  })

  it('answers each other move as it says', () => {
    for (const { scene, at, step } of stepsOf(lesson))
      for (const rule of step.other ?? []) {
        const taken = new Taken(game, lesson).to(scene, at)
        const where = `${lesson.id} ${scene + 1}.${at + 1} ${rule.does}`
        const move = moveFor(taken, step, rule)
        // A rule for any other move may find none left.
        expect(move !== undefined || rule.when === undefined, `${where} is never met`).toBe(true)
        if (move === undefined) continue
        const reply = coachKey(lesson.id, scene, at, rule.say ?? rule.does)
        expect(replied(taken, move), where).toEqual(REPLIED[rule.does](reply))
        finish(taken, where)
      }
  })

  it('never leaves anybody stuck who answers at random', () => {
    for (let walk = 0; walk < 8; walk++) {
      const taken = new Taken(game, lesson)
      const random = randomFrom(`walk ${walk}`)
      for (let moves = 0; taken.run.state.mood !== 'won'; moves++) {
        expect(moves, JSON.stringify(taken.run.state)).toBeLessThan(300)
        const { mood, tries } = taken.run.state
        if (mood === 'reads') taken.run.next()
        else if (mood === 'shows') taken.run.takeBack()
        else if (mood === 'asks' && (tries > 2 || !taken.prompt)) taken.run.showMe()
        else if (taken.prompt) taken.run.move(randomAnswer(taken.prompt, random))
      }
    }
  })

  it('goes on from where it was left', () => {
    const taken = new Taken(game, lesson)
    while (taken.run.state.mood !== 'won') {
      const played = GAMES[game]
      if (!played) throw new Error('no game')
      const again = new LessonRun(
        played,
        lesson,
        { moved: () => undefined, reset: () => undefined },
        taken.run.place,
      )
      expect(again.state).toMatchObject({
        scene: taken.run.state.scene,
        step: taken.run.state.step,
        mood: taken.run.state.mood,
      })
      expect(sameJson(again.match.play.core.state, taken.run.match.play.core.state)).toBe(true)
      taken.follow()
    }
  })

  it('cites rules that are there', () => {
    const book = readFileSync(new URL(`../../games/${rulesPath(game, 'en')}`, import.meta.url), 'utf8')
    expect(lesson.rules.filter((rule) => !book.includes(`**${rule}**`))).toEqual([])
  })

  it.each(COMPLETE)('has its words in %s, and not too many of them', async (language) => {
    const texts = await lessonTexts(game, language)
    const words = await wordsFor(game, language)
    const said = (key: string, names: LessonStep['names'] = {}): string => {
      const text = texts[key]
      expect(text, key).toBeTypeOf('string')
      return String(text).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        const id = names[name]
        expect(id, `{${name}} in ${key}`).toBeTypeOf('string')
        const spoken = words.name(id ?? '')
        expect(spoken, `${id} in ${key}`).not.toBe(id)
        return spoken
      })
    }
    // Polish says with endings what English says with small words; still a quarter more is allowed.
    const room = language === 'en' ? 1 : 1.25
    const count = (text: string): number => text.split(/\s+/).filter(Boolean).length
    const head = [said(`${lesson.id}.title`), said(`${lesson.id}.idea`)]
    const told = stepsOf(lesson).map(({ scene, at, step }) =>
      said(coachKey(lesson.id, scene, at), step.names),
    )
    const replies = stepsOf(lesson).flatMap(({ scene, at, step }) =>
      (step.other ?? [])
        .map(({ does, say = does }) => ({ does, key: coachKey(lesson.id, scene, at, say) }))
        .filter(({ does, key }) => does !== 'nudge' || texts[key] !== undefined)
        .map(({ key }) => said(key, step.names)),
    )
    expect([...told, ...replies].filter((text) => count(text) > 25 * room)).toEqual([])
    const tail = [said(`${lesson.id}.win`), said(`${lesson.id}.know`)]
    const first = lessonIds(game)[0] === lesson.id ? [said('aim')] : head
    expect(count([...first, told[0] ?? ''].join(' ')), 'before the first move').toBeLessThanOrEqual(60 * room)
    expect(count([...first, ...told, ...tail].join(' ')), 'in all').toBeLessThanOrEqual(400 * room)
  })
})

describe.each(TAUGHT)('the lessons of %s', (game) => {
  it('are listed by the names they have', async () => {
    expect((await lessonsOf(game)).map(({ id }) => id)).toEqual(lessonIds(game))
  })

  it.each(COMPLETE)('say nothing in %s that nobody hears', async (language) => {
    const used = new Set(['aim'])
    for (const lesson of await lessonsOf(game)) {
      for (const part of ['title', 'idea', 'win', 'know']) used.add(`${lesson.id}.${part}`)
      for (const { scene, at, step } of stepsOf(lesson)) {
        used.add(coachKey(lesson.id, scene, at))
        used.add(coachKey(lesson.id, scene, at, 'nudge'))
        for (const { does, say = does } of step.other ?? []) used.add(coachKey(lesson.id, scene, at, say))
      }
    }
    expect(Object.keys(await lessonTexts(game, language)).filter((key) => !used.has(key))).toEqual([])
  })
})

describe('a move', () => {
  it('is what the step names, in any order, within limits, or with more than is asked for', () => {
    expect(fits(['a', 'b'], ['b', 'a'])).toBe(true)
    expect(fits({ holds: ['x'] }, ['y', 'x'])).toBe(true)
    expect(fits({ starts: 'thug:' }, 'thug:pb-queens')).toBe(true)
    expect(fits({ from: 2, to: 4 }, 5)).toBe(false)
    const offer = { command: 'offer', args: { to: 2, give: { cash: { from: 1000, to: 3000 } } } }
    expect(fits(offer, { command: 'offer', args: { to: 2, give: { cash: 2000 }, text: '' } })).toBe(true)
    expect(fits(offer, { command: 'offer', args: { to: 2, give: { cash: 0 } } })).toBe(false)
    expect(verdictOn({ asks: 'turn', good: ['a'] }, 'b')).toEqual({ is: 'nudge', say: 'nudge' })
  })
})
