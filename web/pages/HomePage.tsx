// The front door: what this is, a game within one click, and the games on the shelf.

import { botOf, CHARACTERS } from '@backroom/bots/levels'
import { lessonIds } from '@backroom/games/lessons'
import { useSignal } from '@preact/signals'
import { SHELF, type Shelved, USUAL_LEVEL } from '../games/index.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { Icon } from '../kit/Icon.tsx'
import { beginLocal } from '../play/begin.ts'
import { type SavedTable, savedTables } from '../play/saved.ts'
import { go } from '../router.ts'
import { say } from '../text/say.ts'
import { Hero } from './art/Hero.tsx'
import { Poster } from './art/Poster.tsx'
import { lastGame, rememberGame } from './lastGame.ts'
import { progressIn } from './learn/progress.ts'
import { OnlineRow, tableName, useMyRunning } from './MyTables.tsx'
import { namesAt } from './SavedGames.tsx'
import { Shell } from './Shell.tsx'

/** One person against three bots, at once; the game is remembered. */
const quickGame = (game: string) => {
  rememberGame(game)
  const bots = Object.keys(CHARACTERS)
    .slice(0, 3)
    .map((character) => ({ name: '', bot: botOf(USUAL_LEVEL, character) }))
  go(`/here/${beginLocal(game, [{ name: say('seat.me'), bot: null }, ...bots], {})}`)
}

export function HomePage() {
  const here = savedTables().flatMap(({ table }) => (table && !table.outcome ? [table] : []))
  const [running] = here
  const mine = useMyRunning()
  const [first] = mine
  return (
    <Shell title={say('home.title')} bare>
      <section class="hero">
        <Hero />
        <div class="hero-text">
          <h1 class="display">{say('home.headline')}</h1>
          <p>{say('home.lead')}</p>
          <div class="row">
            <PlayNow />
            {first?.yourTurn ? (
              <a class="button big" href={`/table/${first.table.id}`}>
                {say('home.yourTurn', { name: tableName(first.table) })}
              </a>
            ) : (
              running && (
                <a class="button big" href={`/here/${running.id}`}>
                  {say('home.continue')}
                </a>
              )
            )}
            <a class="button big" href="/new?mode=online">
              {say('home.friends')}
            </a>
          </div>
        </div>
      </section>
      {mine.length + here.length > 0 && (
        <section class="my-games" aria-labelledby="my-games-head">
          <h2 class="label" id="my-games-head">
            {say('lobby.mine')}
          </h2>
          <ul class="tables">
            {mine.map((one) => (
              <OnlineRow key={one.table.id} {...one} />
            ))}
            {here.map((table) => (
              <HereRow key={table.id} table={table} />
            ))}
          </ul>
        </section>
      )}
      <section class="shelf" aria-label={say('home.games')}>
        {SHELF.map((game) => (
          <GameCard key={game.id} game={game} />
        ))}
      </section>
      <section class="promises" aria-label={say('home.promises')}>
        {(['rules', 'secrets', 'offline', 'fair'] as const).map((one) => (
          <div key={one}>
            <h3 class="label">{say(`home.${one}.title`)}</h3>
            <p>{say(`home.${one}.text`)}</p>
          </div>
        ))}
      </section>
    </Shell>
  )
}

/** Asks which game the first time, and knows it from then on. */
function PlayNow() {
  const asks = useSignal(false)
  const last = lastGame()
  return (
    <>
      <button
        type="button"
        class="button primary big"
        onClick={() => {
          if (last === null) asks.value = true
          else quickGame(last)
        }}
      >
        <Icon name="play" /> {say('home.play')}
      </button>
      {asks.value && (
        <Dialog
          title={say('home.which')}
          onClose={() => {
            asks.value = false
          }}
        >
          <p class="row which-game">
            {SHELF.filter(({ screen }) => screen).map(({ id }) => (
              <button key={id} type="button" class="button big" onClick={() => quickGame(id)}>
                {say(`game.${id}.title`)}
              </button>
            ))}
          </p>
        </Dialog>
      )}
    </>
  )
}

/** What a game is, how long, how heavy, for how many; and the three ways into it. */
function GameCard({ game: { id, players, solo, screen, minutes, weight } }: { readonly game: Shelved }) {
  const lessons = lessonIds(id)
  const done = progressIn(id).done.length
  const learns = lessons.length > 0 && done < lessons.length
  return (
    <article class="game-card" data-game={id}>
      <Poster game={id} />
      <div class="game-card-text">
        <h2 class="display">{say(`game.${id}.title`)}</h2>
        <p class="label facts">
          {[
            say(solo ? 'game.players.solo' : 'game.players', players),
            say(minutes.each ? 'home.minutes.each' : 'home.minutes', { minutes: minutes.count }),
            say('home.weight', { weight: String(weight) }),
          ].join(' · ')}
        </p>
        <dl class="three-lines">
          {(['are', 'do', 'win'] as const).map((line) => (
            <div key={line}>
              <dt class="label">{say(`home.${line}`)}</dt>
              <dd>{say(`game.${id}.${line}`)}</dd>
            </div>
          ))}
        </dl>
        {lessons.length > 0 && (
          <small class="quiet">{say('home.lesson', { done, count: lessons.length })}</small>
        )}
        {screen ? (
          <p class="row">
            {lessons.length > 0 && (
              <a class={learns ? 'button primary' : 'button'} href={`/learn/${id}`}>
                {say('nav.learn')}
              </a>
            )}
            <a class={learns ? 'button' : 'button primary'} href={`/new/${id}`}>
              {say('home.game.play')}
            </a>
            <a class="button" href={`/new/${id}?mode=online`}>
              {say('home.game.friends')}
            </a>
          </p>
        ) : (
          <p class="row">
            <span class="setting-up">{say('home.settingUp')}</span>
          </p>
        )}
      </div>
    </article>
  )
}

/** A game on this device that is not over. */
const HereRow = ({ table }: { readonly table: SavedTable }) => (
  <li class="table-row" data-game={table.game}>
    <Icon name="people" size={26} />
    <div>
      <b>{say(`game.${table.game}.title`)}</b>
      <p>{namesAt(table)}</p>
    </div>
    <span class="label state">{say('lobby.here')}</span>
    <a class="button primary" href={`/here/${table.id}`}>
      {say('lobby.go')}
    </a>
  </li>
)
