// What the table asks: one sentence, the answers, what a pick would bring, and Undo, Rule, Confirm in their places.

import type { Option, Prompt } from '@backroom/engine'
import { Icon } from '../kit/Icon.tsx'
import type { Scene } from '../kit/screen.ts'
import { say } from '../text/say.ts'
import type { TableModel } from './model.ts'
import { WaitingLine } from './Waiting.tsx'

/** A sentence of more letters is set smaller. */
const LONG = 56

interface BarProps {
  readonly model: TableModel
  readonly scene: Scene
}

export function PromptBar({ model, scene }: BarProps) {
  const { picks } = model
  const { prompt } = picks
  const sentence = prompt ? (model.screen.sentence?.(prompt, scene) ?? scene.words.prompt(prompt)) : ''
  return (
    <section
      class="prompt"
      data-asked={prompt !== null}
      data-wait={scene.sight.wait}
      aria-label={say('prompt.region')}
    >
      <div class="prompt-say">
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
  const option = screen.overlay?.(prompt) ? null : picks.inView
  const sum = screen.Sum && prompt.kind !== 'one' && <screen.Sum scene={scene} prompt={prompt} />
  if (option)
    return (
      <div class="gains">
        <b class="picked-words">{scene.words.option(option, prompt)}</b>
        {screen.Gains && <screen.Gains scene={scene} option={option} />}
        {sum}
      </div>
    )
  if (sum && prompt.kind === 'amount') return <div class="gains">{sum}</div>
  if (prompt.kind === 'some')
    return (
      <div class="gains">
        {say('prompt.count', countOf(prompt, picks.picked.length))} {sum}
      </div>
    )
  return <p class="gains quiet">{say('prompt.hint')}</p>
}

const countOf = (prompt: Extract<Prompt, { kind: 'some' }>, picked: number) => ({
  picked,
  min: prompt.min,
  max: prompt.max,
  exact: prompt.min === prompt.max ? 'yes' : 'no',
})

function Answers({ model, scene, prompt }: BarProps & { readonly prompt: Prompt }) {
  const { picks, screen } = model
  const groups = screen.groups?.(prompt, scene) ?? []
  const targets = new Set(model.question.value?.targets.map(({ option }) => option))
  const listed = screen.listed?.(prompt, scene) ?? false
  const plain = 'options' in prompt ? prompt.options.filter(({ id }) => listed || !targets.has(id)) : []
  const shortcuts = screen.shortcuts?.(prompt, scene) ?? []
  const group = groups.find(({ id }) => id === picks.group)
  return (
    <div class="answers">
      {groups.length > 0 && (
        <div class="switch" role="group" aria-label={say('prompt.kinds')}>
          {groups.map(({ id, label, icon }) => {
            const count = new Set(
              model.question.value?.targets.filter((target) => target.group === id).map(({ place }) => place),
            ).size
            return (
              <button
                key={id}
                type="button"
                data-group={id}
                aria-pressed={id === picks.group}
                disabled={count === 0}
                onClick={() => picks.choose(id)}
              >
                {icon}
                <span>{label}</span>
                <small aria-label={say('prompt.possible', { count })}>{count}</small>
              </button>
            )
          })}
        </div>
      )}
      {group?.variants && group.variants.length > 1 && (
        <div class="switch variants" role="group" aria-label={group.label}>
          {group.variants.map(({ id, label, icon }) => (
            <button
              key={id}
              type="button"
              data-variant={id}
              aria-pressed={id === picks.variant}
              aria-label={label}
              title={label}
              onClick={() => picks.choose(group.id, id)}
            >
              {icon}
            </button>
          ))}
        </div>
      )}
      {prompt.kind === 'order' ? (
        <Ordering model={model} scene={scene} prompt={prompt} />
      ) : prompt.kind === 'amount' ? (
        <Amount model={model} prompt={prompt} />
      ) : (
        plain.length > 0 && (
          <div class="options" data-listed={listed}>
            {plain.map((option) => (
              <OptionButton key={option.id} model={model} scene={scene} prompt={prompt} option={option} />
            ))}
          </div>
        )
      )}
      {shortcuts.map(({ label, answer }) => (
        <button
          key={label}
          type="button"
          class="shortcut"
          onClick={() => {
            model.stage.answered()
            model.source.answer(scene.sight.wait, answer)
          }}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

function OptionButton({
  model,
  scene,
  prompt,
  option,
}: BarProps & { readonly prompt: Prompt; readonly option: Option }) {
  const { picks, screen } = model
  const times = picks.times(option.id)
  return (
    <button
      type="button"
      class="option"
      data-pick={option.id}
      aria-pressed={times > 0}
      onClick={() => picks.press(option.id)}
      onPointerEnter={() => picks.look(option.id)}
      onPointerLeave={() => picks.look(null)}
      onFocus={() => picks.look(option.id)}
      onBlur={() => picks.look(null)}
    >
      {screen.Face ? <screen.Face scene={scene} option={option} /> : scene.words.option(option, prompt)}
      {(option.times ?? 1) > 1 && (
        <small>{say('prompt.times', { picked: times, times: option.times ?? 1 })}</small>
      )}
    </button>
  )
}

function Amount({
  model,
  prompt,
}: {
  readonly model: TableModel
  readonly prompt: Extract<Prompt, { kind: 'amount' }>
}) {
  const { picks } = model
  const unit = prompt.unit ?? 1
  const step = (by: number) => picks.setAmount(picks.amount + by * unit)
  return (
    <div class="amount" role="group" aria-label={say('prompt.amount')}>
      <button
        type="button"
        class="round"
        data-pick=""
        aria-label={say('prompt.less')}
        onClick={() => step(-1)}
      >
        <Icon name="minus" />
      </button>
      <output class="money">{picks.amount}</output>
      <button
        type="button"
        class="round"
        data-pick=""
        aria-label={say('prompt.more')}
        onClick={() => step(1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}

function Ordering({
  model,
  scene,
  prompt,
}: BarProps & { readonly prompt: Extract<Prompt, { kind: 'order' }> }) {
  const { picks } = model
  const byId = new Map(prompt.options.map((option) => [option.id, option]))
  return (
    <ol class="ordering">
      {picks.picked.map((id) => {
        const option = byId.get(id)
        const name = option ? scene.words.option(option, prompt) : id
        return (
          <li key={id}>
            <span>{name}</span>
            <button
              type="button"
              data-pick=""
              aria-label={say('prompt.earlier', { name })}
              onClick={() => picks.move(id, -1)}
            >
              <Icon name="up" size={16} />
            </button>
            <button
              type="button"
              data-pick=""
              aria-label={say('prompt.later', { name })}
              onClick={() => picks.move(id, 1)}
            >
              <Icon name="down" size={16} />
            </button>
          </li>
        )
      })}
    </ol>
  )
}

/** Undo, Rule, Confirm: always there, always in this order. */
function Fixed({ model, scene }: BarProps) {
  const { picks, screen, source, stage } = model
  const { prompt } = picks
  const steppable = picks.picked.length > 0 && prompt?.kind !== 'order'
  const rule = prompt?.rule ?? scene.sight.waiting[0]?.rule
  const label = prompt && screen.confirm?.(prompt, picks.picked, scene)
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
