// The bar over everything: the server, the act and phase, whose turn it is, the line, and the menu.

import { useSignal } from '@preact/signals'
import { Icon } from '../kit/Icon.tsx'
import { later } from '../kit/later.tsx'
import type { Scene } from '../kit/screen.ts'
import { Wordmark } from '../kit/Wordmark.tsx'
import { say, withPageWords } from '../text/say.ts'
import type { TableModel } from './model.ts'
import { isMissed } from './presence.ts'
import { TurnPill } from './Waiting.tsx'

const TableMenu = later(async () => (await withPageWords(import('./TableMenu.tsx'))).TableMenu)
const SignKey = later(async () => (await withPageWords(import('./what/SignKey.tsx'))).SignKey)
const AtTheTable = later(async () => (await import('./AtTheTable.tsx')).AtTheTable)
const LeaveTable = later(async () => (await import('./LeaveTable.tsx')).LeaveTable)

interface TopProps {
  readonly model: TableModel
  readonly scene: Scene
}

export function TopBar({ model, scene }: TopProps) {
  const { screen, source } = model
  const open = useSignal<'menu' | 'people' | 'leaving' | 'key' | null>(null)
  const close = () => {
    open.value = null
  }
  const phone = scene.size === 'phone'
  const { value: link } = source.link
  const info = source.info.value
  const away = info?.state === 'running' ? info.seats.filter((seat) => isMissed(info, seat)).length : 0
  return (
    <header class="top-bar">
      {!phone && <Wordmark label={say('home.title')} />}
      {scene.form === 'wide' && <span class="game-name label">{say(`game.${screen.id}.title`)}</span>}
      <div class="track">
        <screen.around.Track scene={scene} short={phone} />
      </div>
      {link !== 'live' && (
        <span class="link-state" role="status">
          {say(`link.${link}`)}
        </span>
      )}
      {source.here?.saved.value === false && (
        <span class="link-state" role="status" title={say('here.unsaved')}>
          {say('here.unsaved.short')}
        </span>
      )}
      {away > 0 && (
        <button
          type="button"
          class="away-pill"
          aria-label={say('people.away', { count: away })}
          onClick={() => (open.value = 'people')}
        >
          <Icon name="out" size={16} /> {phone ? away : say('people.away', { count: away })}
        </button>
      )}
      <TurnPill model={model} scene={scene} />
      {screen.things && (
        <button
          type="button"
          class="round"
          aria-label={say('what.key')}
          aria-haspopup="dialog"
          onClick={() => (open.value = 'key')}
        >
          <Icon name="key" size={24} />
        </button>
      )}
      <button
        type="button"
        class="round"
        aria-label={say('menu')}
        aria-haspopup="dialog"
        onClick={() => (open.value = 'menu')}
      >
        <Icon name="menu" size={24} />
      </button>
      {open.value === 'menu' && (
        <TableMenu
          model={model}
          scene={scene}
          onPeople={() => (open.value = 'people')}
          onLeave={() => (open.value = 'leaving')}
          onClose={close}
        />
      )}
      {open.value === 'key' && <SignKey screen={screen} scene={scene} onClose={close} />}
      {open.value === 'people' && <AtTheTable model={model} onClose={close} />}
      {open.value === 'leaving' && <LeaveTable model={model} onClose={close} />}
    </header>
  )
}
