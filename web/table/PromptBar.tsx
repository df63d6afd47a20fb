// What the table asks: one sentence, the answers, what a pick would bring, and Undo, Rule, Confirm in their places.

import { later } from '../kit/later.tsx'
import type { Prompt } from '@backroom/engine'
import { Icon } from '../kit/Icon.tsx'
import type { Scene } from '../kit/screen.ts'
import { say } from '../text/say.ts'
import { Answers } from './Answers.tsx'
import type { TableModel } from './model.ts'
import { WaitingLine } from './Waiting.tsx'

const FollowBar = later(async () => (await import('./FollowBar.tsx')).FollowBar)

/** A sentence of more letters is set smaller. */
const LONG = 56

interface BarProps {
  readonly model: TableModel
  readonly scene: Scene
}

export function PromptBar({ model, scene }: BarProps) {
  const { picks } = model
  const { prompt } = picks
  const { here } = model.source
  if (model.follows.value && here) return <FollowBar here={here} wait={scene.sight.wait} />
  const sentence = prompt
    ? (model.screen.question.sentence?.(prompt, scene) ?? scene.words.prompt(prompt))
    : ''
  return (
    <section
      class="prompt"
      data-asked={prompt !== null}
      data-wait={scene.sight.wait}
      aria-label={say('prompt.region')}
    >
      <div class="prompt-say" tabIndex={0}>
        {prompt ? (
          <>
            <h2 class="display" data-long={sentence.length > LONG}>
              {sentence}
            </h2>
            <Preview model={model} scene={scene} prompt={prompt} />
          </>
        ) : (
          <WaitingLine model={model} scene={scene} />
        )}
      </div>
      {prompt && <Answers model={model} scene={scene} prompt={prompt} />}
      <Fixed model={model} scene={scene} />
    </section>
  )
}

/** The line under the sentence: why not, or what it brings, or how many are still wanted. */
function Preview({ model, scene, prompt }: BarProps & { readonly prompt: Prompt }) {
  const { picks, screen, source } = model
  const refused = picks.refused.value
  const refusal = source.refusal.value
  if (refused)
    return (
      <p class="why-not" role="alert">
        <b>{refused.rule}</b> {scene.words.blocked(refused)}
      </p>
    )
  if (refusal && refusal.code !== 'malformed')
    return (
      <p class="why-not" role="alert">
        {refusal.rule && <b>{refusal.rule}</b>} {say(`refusal.${refusal.code}`)}
      </p>
    )
  // Where the whole board is given to the question, it says itself what is picked.
  const option = screen.board.overlay?.(prompt) ? null : picks.inView
  const sum = screen.question.Sum && prompt.kind !== 'one' && (
    <screen.question.Sum scene={scene} prompt={prompt} />
  )
  if (option)
    return (
      <div class="gains">
        <b class="picked-words">{scene.words.option(option, prompt)}</b>
        {screen.question.Gains && <screen.question.Gains scene={scene} option={option} />}
        {sum}
      </div>
    )
  if (sum && prompt.kind === 'amount') return <div class="gains">{sum}</div>
  if (prompt.kind === 'some')
    return (
      <div class="gains">
        {scene.say('prompt.count', countOf(prompt, picks.picked.length))} {sum}
      </div>
    )
  return <p class="gains quiet">{say('prompt.hint')}</p>
}

const countOf = (prompt: Extract<Prompt, { kind: 'some' }>, picked: number) => ({
  picked,
  min: prompt.min,
  max: prompt.max,
  exact: prompt.min === prompt.max ? 'yes' : 'no',
  // A game may say better why there is nothing to pick from.
  key: prompt.key,
})

/** Undo, Rule, Confirm: always there, always in this order. */
function Fixed({ model, scene }: BarProps) {
  const { picks, screen, source, stage } = model
  const { prompt } = picks
  const steppable = picks.picked.length > 0 && prompt?.kind !== 'order'
  const rule = prompt?.rule ?? scene.sight.waiting[0]?.rule
  const label = picks.asksAgain
    ? say('confirm.nothing')
    : prompt && screen.question.confirm?.(prompt, picks.picked, scene)
  return (
    <div class="fixed">
      <button
        type="button"
        class="fix"
        disabled={!steppable && !source.mayUndo()}
        onClick={() => (steppable ? picks.clear() : source.undo())}
      >
        <Icon name="undo" />
        <span>{say('undo')}</span>
      </button>
      <button type="button" class="fix" disabled={!rule} onClick={() => rule && scene.rule(rule)}>
        <Icon name="rule" />
        <span>{say('rule')}</span>
      </button>
      {stage.acting.value && !prompt ? (
        <button type="button" class="confirm" onClick={() => stage.skip()}>
          <Icon name="next" />
          <span>{say('skip')}</span>
        </button>
      ) : (
        <button
          type="button"
          class="confirm"
          id="confirm"
          disabled={!picks.ready}
          onClick={() => picks.confirm()}
        >
          <Icon name="check" />
          <span>{label ?? say(prompt ? `confirm.${prompt.kind}` : 'confirm.wait')}</span>
        </button>
      )}
    </div>
  )
}
