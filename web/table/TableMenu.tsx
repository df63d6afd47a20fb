// The menu of a table: other pages, the people here, leaving, and the settings.

import { Dialog } from '../kit/Dialog.tsx'
import type { Scene } from '../kit/screen.ts'
import { SettingsForm } from '../pages/SettingsForm.tsx'
import { say } from '../text/say.ts'
import type { TableModel } from './model.ts'
import { SaveToFile } from './SaveToFile.tsx'
import { TableValues } from './TableValues.tsx'

interface MenuProps {
  readonly model: TableModel
  readonly scene: Scene
  readonly onPeople: () => void
  readonly onLeave: () => void
  readonly onClose: () => void
}

export function TableMenu({ model: { screen, source }, scene, onPeople, onLeave, onClose }: MenuProps) {
  const info = source.info.value
  const plays = !source.local && source.you.value !== null && info?.state === 'running'
  return (
    <Dialog title={say('menu')} shape="side" onClose={onClose}>
      <nav class="menu-list" aria-label={say('menu')}>
        <a href={`/rules/${screen.id}`}>{say('nav.rules')}</a>
        <a href="/tables">{say('nav.tables')}</a>
        <a href="/new">{say('nav.new')}</a>
        <a href="/about">{say('nav.about')}</a>
        {source.here && <SaveToFile id={info?.id ?? ''} here={source.here} />}
        {!source.local && (
          <button type="button" onClick={onPeople}>
            {say('people.title')}
          </button>
        )}
        {plays ? (
          <button type="button" onClick={onLeave}>
            {say('nav.leave')}
          </button>
        ) : (
          <a href="/">{say('nav.leave')}</a>
        )}
      </nav>
      <TableValues scene={scene} />
      <SettingsForm />
    </Dialog>
  )
}
