// Everything about how the server looks and sounds to this reader.

import { say } from '../text/say.ts'
import { NameField } from './NameField.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { Shell } from './Shell.tsx'
import { StorageNote } from './StorageNote.tsx'
import { YourData } from './YourData.tsx'

export const SettingsPage = () => (
  <Shell title={say('nav.settings')}>
    <p class="lead">{say('settings.lead')}</p>
    <div class="card">
      <SettingsForm />
    </div>
    <NameField />
    <StorageNote />
    <YourData />
  </Shell>
)
