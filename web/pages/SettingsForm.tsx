// Language, motion, pace, how one is called, contrast, and what the keys do.

import { PACES, type Pace, prefer, prefs } from '../prefs.ts'
import { mayNotify, permission, wantNotices } from '../kit/notify.ts'
import { play } from '../kit/sound.ts'
import { type Language, LANGUAGES, say } from '../text/say.ts'
import { Choice } from './Choice.tsx'

interface OnOffProps {
  readonly name: string
  readonly label: string
  readonly value: boolean
  readonly onChoose: (value: boolean) => void
}

const OnOff = ({ name, label, value, onChoose }: OnOffProps) => (
  <Choice<'on' | 'off'>
    name={name}
    label={label}
    value={value ? 'on' : 'off'}
    options={[
      ['off', say('settings.off')],
      ['on', say('settings.on')],
    ]}
    onChoose={(chosen) => onChoose(chosen === 'on')}
  />
)

export const SettingsForm = () => (
  <form class="settings" onSubmit={(event) => event.preventDefault()}>
    <Choice<Language>
      name="language"
      label={say('settings.language')}
      value={prefs.value.language}
      options={LANGUAGES.map((one) => [one, say(`language.${one}`)])}
      onChoose={(one) => prefer({ language: one })}
    />
    <Choice<Pace>
      name="pace"
      label={say('settings.pace')}
      value={prefs.value.pace}
      options={PACES.map((pace) => [pace, say(`settings.pace.${pace}`)])}
      onChoose={(pace) => prefer({ pace })}
    />
    <Choice<'full' | 'less'>
      name="motion"
      label={say('settings.motion')}
      value={prefs.value.motion}
      options={[
        ['full', say('settings.motion.full')],
        ['less', say('settings.motion.less')],
      ]}
      onChoose={(motion) => prefer({ motion })}
    />
    <OnOff
      name="sound"
      label={say('settings.sound')}
      value={prefs.value.sound}
      onChoose={(sound) => {
        prefer({ sound })
        play('turn')
      }}
    />
    {'vibrate' in navigator && (
      <OnOff
        name="vibrate"
        label={say('settings.vibrate')}
        value={prefs.value.vibrate}
        onChoose={(vibrate) => {
          prefer({ vibrate })
          if (vibrate) navigator.vibrate(80)
        }}
      />
    )}
    {permission.value !== 'unsupported' && (
      <div>
        <OnOff
          name="notify"
          label={say('settings.notify')}
          value={mayNotify()}
          onChoose={(want) => void wantNotices(want)}
        />
        {permission.value === 'denied' && <p class="quiet">{say('settings.notify.denied')}</p>}
      </div>
    )}
    {'wakeLock' in navigator && matchMedia('(pointer: coarse)').matches && (
      <OnOff
        name="awake"
        label={say('settings.awake')}
        value={prefs.value.awake}
        onChoose={(awake) => prefer({ awake })}
      />
    )}
    <Choice<'normal' | 'more'>
      name="contrast"
      label={say('settings.contrast')}
      value={prefs.value.contrast}
      options={[
        ['normal', say('settings.contrast.normal')],
        ['more', say('settings.contrast.more')],
      ]}
      onChoose={(contrast) => prefer({ contrast })}
    />
    <div>
      <p class="label">{say('settings.keys')}</p>
      <p>{say('settings.keys.table')}</p>
    </div>
  </form>
)
