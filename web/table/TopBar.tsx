// The bar over everything: the house, the act and phase, whose turn it is, the line, and the menu.

import { useSignal } from '@preact/signals'
import { Dialog } from '../kit/Dialog.tsx'
import { Icon } from '../kit/Icon.tsx'
import { later } from '../kit/later.tsx'
import type { Scene } from '../kit/screen.ts'
import { Wordmark } from '../kit/Wordmark.tsx'
import { say } from '../text/say.ts'
import { SaveToFile } from './SaveToFile.tsx'
import { TableValues } from './TableValues.tsx'
import type { TableModel } from './model.ts'
import { TurnPill } from './Waiting.tsx'

const SettingsForm = later(async () => (await import('../pages/SettingsForm.tsx')).SettingsForm)

interface TopProps {
  readonly model: TableModel
  readonly scene: Scene
  readonly onPanel?: (() => void) | undefined
}

export function TopBar({ model, scene, onPanel }: TopProps) {
  const { screen, source } = model
  const menu = useSignal(false)
  const phone = scene.size === 'phone'
  const { value: link } = source.link
  const news = model.talk.unread.value
  return (
    <header class="top-bar">
      {!phone && <Wordmark label={say('home.title')} />}
      {scene.size === 'desktop' && <span class="game-name label">{say(`game.${screen.id}`)}</span>}
      <div class="track">
        <screen.Track scene={scene} short={phone} />
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
      <TurnPill model={model} scene={scene} />
      {onPanel && (
        <button
          type="button"
          class="round with-news"
          aria-label={say('panel.open', { count: news })}
          onClick={onPanel}
        >
          <Icon name="log" size={24} />
          {news > 0 && <i class="news">{news > 99 ? '99' : news}</i>}
        </button>
      )}
      <button
        type="button"
        class="round"
        aria-label={say('menu')}
        aria-haspopup="dialog"
        onClick={() => {
          menu.value = true
        }}
      >
        <Icon name="menu" size={24} />
      </button>
      {menu.value && (
        <Dialog
          title={say('menu')}
          shape="side"
          onClose={() => {
            menu.value = false
          }}
        >
          <nav class="menu-list" aria-label={say('menu')}>
            <a href={`/rules/${screen.id}`}>{say('nav.rules')}</a>
            <a href="/tables">{say('nav.tables')}</a>
            <a href="/new">{say('nav.new')}</a>
            <a href="/about">{say('nav.about')}</a>
            {source.here && <SaveToFile id={source.info.value?.id ?? ''} here={source.here} />}
            <a href="/">{say('nav.leave')}</a>
          </nav>
          <TableValues scene={scene} />
          <SettingsForm />
        </Dialog>
      )}
    </header>
  )
}
