// A finished game, read like a book: step, play, jump, through anybody's eyes or with everything open.

import type { GameRecord, Viewer } from '@backroom/engine'
import { useComputed, useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { shelved } from '../games/index.ts'
import { flyPieces, nextFrame, pieces } from '../kit/animator.ts'
import { Icon } from '../kit/Icon.tsx'
import { PickBook } from '../kit/picks.ts'
import type { GameScreen, Person } from '../kit/screen.ts'
import { Wordmark } from '../kit/Wordmark.tsx'
import type { Page } from '../play/workerMessages.ts'
import { Reader } from '../play/reader.ts'
import '../table/table.css'
import { BoardFrame, shapeOf } from '../table/BoardFrame.tsx'
import { Finale, recordOf } from '../table/Finale.tsx'
import { makeScene, speakGame } from '../table/model.ts'
import { RuleDialog } from '../table/RuleDialog.tsx'
import { goBack } from '../router.ts'
import { say } from '../text/say.ts'
import { LostPage } from './LostPage.tsx'
import { ReplayPanel } from './ReplayPanel.tsx'

const STEP_EVERY = 900

interface Opened {
  readonly record: GameRecord
  readonly screen: GameScreen
}

export function ReplayPage({ id, local }: { readonly id: string; readonly local: boolean }) {
  const opened = useSignal<Opened | null>(null)
  const lost = useSignal(false)
  useEffect(() => {
    const open = async () => {
      const record = await recordOf(id, local)
      const screen = await shelved(record.game)?.screen?.()
      if (screen) opened.value = { record, screen }
      else lost.value = true
    }
    open().catch(() => {
      lost.value = true
    })
  }, [id])
  if (lost.value) return <LostPage />
  return opened.value ? (
    <Replay {...opened.value} id={id} local={local} />
  ) : (
    <p class="loading">{say('loading')}</p>
  )
}

function Replay({ record, screen, id, local }: Opened & { readonly id: string; readonly local: boolean }) {
  const reader = useMemo(() => new Reader(), [])
  const spoken = useMemo(() => speakGame(screen), [])
  const nothing = useComputed(() => null)
  const picks = useMemo(() => new PickBook(nothing, () => undefined), [])
  const own = useMemo(() => screen.mine.own?.() ?? {}, [])
  const root = useRef<HTMLDivElement>(null)
  const at = useSignal(0)
  const viewer = useSignal<Viewer>('open')
  const playing = useSignal(false)
  const sheet = useSignal(false)
  const rule = useSignal<string | null>(null)
  const zoom = useSignal(1)
  const page = useSignal<Page | null>(null)
  const last = record.answers.length

  useEffect(
    () => () => {
      reader.close()
      spoken.stop()
    },
    [],
  )
  useEffect(() => {
    let stale = false
    const turn = async () => {
      const read = await reader.page(record, at.value, viewer.value)
      if (stale) return
      // Only a single step is acted out; a jump is a jump.
      const near = page.value !== null && Math.abs(read.log.length - page.value.log.length) === 1
      const before = near && root.current ? pieces(root.current) : new Map<string, DOMRect>()
      page.value = read
      await nextFrame()
      if (root.current) await flyPieces(root.current, before)
    }
    void turn()
    return () => {
      stale = true
    }
  }, [at.value, viewer.value])
  useEffect(() => {
    if (!playing.value) return
    const timer = setInterval(() => {
      if (at.value >= last) playing.value = false
      else at.value++
    }, STEP_EVERY)
    return () => clearInterval(timer)
  }, [playing.value])

  const go = (to: number) => {
    playing.value = false
    at.value = Math.min(last, Math.max(0, to))
  }
  const words = spoken.words.value
  if (!page.value || !words) return <p class="loading">{say('loading')}</p>
  const people = record.seats.map(
    (name, seat): Person => ({ seat, name: name || say('seat.bot'), bot: null, here: true }),
  )
  const scene = makeScene({
    screen,
    sight: page.value.sight,
    viewer: viewer.value,
    people,
    words,
    say: spoken.say.value,
    picks,
    zoom: zoom.value,
    rule: (id) => {
      rule.value = id
    },
    options: record.options,
    command: null,
    own,
    recent: page.value.log.at(-1)?.events ?? [],
  })
  const { over } = page.value.sight
  const { size } = scene
  const shape = shapeOf(screen.board, scene)
  return (
    <div class={`table replay ${size}`} data-form={scene.form} data-game={screen.id} ref={root}>
      <header class="top-bar">
        {size !== 'phone' && <Wordmark label={say('home.title')} />}
        <h1 class="label game-name">{say('replay.title')}</h1>
        <div class="track">
          <screen.around.Track scene={scene} short={size === 'phone'} />
        </div>
        <button type="button" class="round" aria-label={say('close')} onClick={() => goBack('/tables')}>
          <Icon name="close" size={24} />
        </button>
      </header>
      <main class="table-main">
        <div class="plates" role="group" aria-label={say('replay.eyes')}>
          {people.map(({ seat }) => (
            <button
              key={seat}
              type="button"
              class="plate"
              aria-pressed={viewer.value === seat}
              data-anchor={`seat:${seat}`}
              style={{ '--family': screen.families.look(scene, seat).colour }}
              onClick={() => {
                viewer.value = viewer.value === seat ? 'open' : seat
              }}
            >
              <screen.families.Plate scene={scene} seat={seat} />
            </button>
          ))}
        </div>
        <section class="board" aria-label={say('board.region')}>
          <BoardFrame
            board={shape}
            question="replay"
            onZoom={(to) => {
              zoom.value = to
            }}
          >
            <screen.board.Board scene={scene} />
          </BoardFrame>
        </section>
        <section class="prompt replay-bar" aria-label={say('replay.title')}>
          <div class="replay-buttons">
            <button type="button" class="fix" aria-label={say('replay.first')} onClick={() => go(0)}>
              <Icon name="previous" />
            </button>
            <button
              type="button"
              class="fix"
              aria-label={say('replay.back')}
              onClick={() => go(at.value - 1)}
            >
              <Icon name="minus" />
            </button>
            <button
              type="button"
              class="confirm"
              onClick={() => {
                if (at.value >= last) at.value = 0
                playing.value = !playing.value
              }}
            >
              <Icon name={playing.value ? 'pause' : 'play'} />
              <span>{say(playing.value ? 'replay.pause' : 'replay.play')}</span>
            </button>
            <button
              type="button"
              class="fix"
              aria-label={say('replay.forward')}
              onClick={() => go(at.value + 1)}
            >
              <Icon name="plus" />
            </button>
            <button type="button" class="fix" aria-label={say('replay.last')} onClick={() => go(last)}>
              <Icon name="next" />
            </button>
          </div>
          <label class="scrub">
            <span class="label">{say('replay.at', { at: at.value, last })}</span>
            <input
              type="range"
              min={0}
              max={last}
              value={at.value}
              onInput={(event) => go(Number(event.currentTarget.value))}
            />
          </label>
          <label class="eyes">
            <span class="label">{say('replay.eyes')}</span>
            <select
              class="field"
              value={String(viewer.value)}
              onChange={({ currentTarget: { value } }) => {
                viewer.value = value === 'open' || value === 'spectator' ? value : Number(value)
              }}
            >
              <option value="open">{say('replay.open')}</option>
              <option value="spectator">{say('replay.spectator')}</option>
              {people.map(({ seat }) => (
                <option key={seat} value={seat}>
                  {screen.families.look(scene, seat).name}
                </option>
              ))}
            </select>
          </label>
          {over && (
            <button
              type="button"
              class="button"
              onClick={() => {
                sheet.value = true
              }}
            >
              {say('over.sheet')}
            </button>
          )}
        </section>
        {(typeof viewer.value === 'number' || screen.mine.under === 'window') && size !== 'phone' && (
          <section class="mine" aria-label={say('mine.region')}>
            <screen.mine.Strip scene={scene} />
          </section>
        )}
      </main>
      {size === 'desktop' && <ReplayPanel screen={screen} scene={scene} log={page.value.log} />}
      {rule.value !== null && (
        <RuleDialog
          game={screen.id}
          rule={rule.value}
          onClose={() => {
            rule.value = null
          }}
        />
      )}
      {sheet.value && over && (
        <Finale
          screen={screen}
          scene={scene}
          outcome={over}
          id={id}
          local={local}
          onClose={() => {
            sheet.value = false
          }}
        />
      )}
    </div>
  )
}
