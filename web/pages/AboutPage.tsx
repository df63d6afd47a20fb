// What this is, whose work is in it, and under which licence.

import '../kit/rule-text.css'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { SHELF } from '../games/index.ts'
import type { Credit } from '../kit/screen.ts'
import { useValues } from '../rules/values.ts'
import { say } from '../text/say.ts'
import { Shell } from './Shell.tsx'

const OFL = 'SIL OFL 1.1'
const HOUSE: readonly Credit[] = [
  {
    what: 'Poiret One',
    who: 'Denis Masharov',
    licence: OFL,
    url: 'https://fonts.google.com/specimen/Poiret+One',
  },
  {
    what: 'Oswald',
    who: 'Vernon Adams, Kalapi Gajjar, Cyreal',
    licence: OFL,
    url: 'https://fonts.google.com/specimen/Oswald',
  },
  {
    what: 'Source Sans 3',
    who: 'Paul D. Hunt, Adobe',
    licence: OFL,
    url: 'https://fonts.google.com/specimen/Source+Sans+3',
  },
  { what: 'Preact, Signals', who: 'Jason Miller & Preact', licence: 'MIT', url: 'https://preactjs.com' },
  { what: 'Panzoom', who: 'Timmy Willison', licence: 'MIT', url: 'https://github.com/timmywil/panzoom' },
  { what: 'intl-messageformat', who: 'FormatJS', licence: 'BSD-3-Clause', url: 'https://formatjs.github.io' },
]

/** How much of a game is ours, and where it is listed. */
function GameValues({ game }: { readonly game: string }) {
  const values = useValues(game)
  if (!values || values.ours.length === 0) return null
  const count = { count: values.ours.length, parts: values.parts }
  return (
    <li>
      <a href={`/rules/${game}#values`}>{say(`game.${game}.title`)}</a>: {say('values.count', count)}
    </li>
  )
}

export function AboutPage() {
  const credits = useSignal<readonly Credit[]>(HOUSE)
  useEffect(() => {
    const gather = async () => {
      const games = await Promise.all(
        SHELF.map(async ({ screen }) => (screen ? (await screen()).credits : [])),
      )
      credits.value = [...games.flat(), ...HOUSE]
    }
    void gather()
  }, [])
  return (
    <Shell title={say('nav.about')}>
      <p class="lead">{say('about.lead')}</p>
      <section class="card">
        <h2 class="label">{say('about.games')}</h2>
        <ul class="plain">
          {SHELF.map(({ id }) => (
            <li key={id}>
              <b>{say(`game.${id}.title`)}</b> {say(`game.${id}.makers`)}
            </li>
          ))}
        </ul>
        <p>{say('about.own')}</p>
        <p>{say('about.values')}</p>
        <ul class="plain">
          {SHELF.map(({ id }) => (
            <GameValues key={id} game={id} />
          ))}
        </ul>
      </section>
      <section class="card">
        <h2 class="label">{say('about.credits')}</h2>
        <div class="table-scroll" tabIndex={0} role="region" aria-label={say('about.credits')}>
          <table class="credits">
            <thead>
              <tr>
                <th scope="col">{say('about.what')}</th>
                <th scope="col">{say('about.who')}</th>
                <th scope="col">{say('about.licence')}</th>
              </tr>
            </thead>
            <tbody>
              {credits.value.map(({ what, who, licence, url }) => (
                <tr key={`${what}/${who}`}>
                  <td>{what}</td>
                  <td>
                    <a href={url} target="_blank" rel="noreferrer">
                      {who}
                    </a>
                  </td>
                  <td>{licence}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <section class="card">
        <h2 class="label">{say('about.fair')}</h2>
        <p>{say('about.fair.text')}</p>
        <p>{say('about.fair.check')}</p>
        <p>{say('about.fair.limits')}</p>
        <p>{say('about.source')}</p>
      </section>
    </Shell>
  )
}
