// The answers to a question that are no places: kinds of them, buttons, a number, an order.

import type { Option, Prompt } from '@backroom/engine'
import { Icon } from '../kit/Icon.tsx'
import type { Scene, Shortcut } from '../kit/screen.ts'
import { say } from '../text/say.ts'
import type { TableModel } from './model.ts'

interface AnswersProps {
  readonly model: TableModel
  readonly scene: Scene
  readonly prompt: Prompt
}

export function Answers({ model, scene, prompt }: AnswersProps) {
  const { picks, screen } = model
  const groups = screen.question.groups?.(prompt, scene) ?? []
  const targets = new Set(model.question.value?.targets.map(({ option }) => option))
  const listed = screen.question.listed?.(prompt, scene) ?? false
  const plain = 'options' in prompt ? prompt.options.filter(({ id }) => listed || !targets.has(id)) : []
  const shortcuts = screen.question.shortcuts?.(prompt, scene) ?? []
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
      {shortcuts.map(({ label, answer, command }) => (
        <button
          key={label}
          type="button"
          class="shortcut"
          onClick={() => void take(model, scene, { label, answer, ...(command && { command }) })}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

/** The command first, where there is one; the answer to the question that is open then. */
async function take(model: TableModel, scene: Scene, { answer, command }: Shortcut): Promise<void> {
  if (command) await scene.command?.(command.command, command.args)
  model.stage.answered()
  model.source.answer(model.source.sight.value?.wait ?? scene.sight.wait, answer)
}

function OptionButton({ model, scene, prompt, option }: AnswersProps & { readonly option: Option }) {
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
      {screen.question.Face ? (
        <screen.question.Face scene={scene} option={option} />
      ) : (
        scene.words.option(option, prompt)
      )}
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
}: AnswersProps & { readonly prompt: Extract<Prompt, { kind: 'order' }> }) {
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
