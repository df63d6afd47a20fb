// A job: what it needs, what it does, what it pays. Large on the board, small in a hand.

import type { Scene } from '../../../kit/screen.ts'
import { boxOf, type Good, moneyCard } from '../game.ts'
import { JOB_PAINT } from '../look.ts'
import { ChipLine, chipsOf, goodsChips, moneyChips } from '../parts/Chip.tsx'
import { Icon } from '../parts/Icon.tsx'
import { fullLine, shortLine } from '../parts/short.ts'

/** Everything about a job in words. */
export function jobLabel(scene: Scene, id: string): string {
  const job = boxOf(scene).job[id]
  if (!job) return scene.words.name(id)
  return scene.say('job.label', {
    name: scene.words.name(id),
    color: scene.words.name(job.color),
    needs: scene.words.list(job.requires),
    ability: fullLine(scene, job.ability),
    money: job.money.map(moneyCard).join(' + '),
  })
}

/** Goods the job needs; those that are missing are hatched. */
function Needs({ goods, missing }: { readonly goods: readonly Good[]; readonly missing: readonly string[] }) {
  const lacking = [...missing]
  return (
    <span class="cor-chips">
      {goods.map((good, i) => {
        const at = lacking.indexOf(good)
        if (at >= 0) lacking.splice(at, 1)
        return (
          <span key={i} class={at >= 0 ? 'cor-need cor-lacks' : 'cor-need'}>
            <ChipLine chips={goodsChips([good])} />
          </span>
        )
      })}
    </span>
  )
}

interface JobCardProps {
  readonly scene: Scene
  readonly job: string
  /** Goods that the hand lacks for it; left out where nobody asks. */
  readonly missing?: readonly string[]
  readonly note?: string
}

/** The face of the card; whoever lays it somewhere makes it a button there. */
export function JobFace({ scene, job: id, missing = [], note }: JobCardProps) {
  const job = boxOf(scene).job[id]
  if (!job) return null
  const paint = JOB_PAINT[job.color]
  return (
    <div class="cor-job" style={{ '--j': paint.ground, '--jt': paint.ink }}>
      <header>
        <Icon name={paint.icon} size={15} />
        <b>{scene.words.name(id)}</b>
      </header>
      <div class="cor-req">
        <Needs goods={job.requires} missing={missing} />
      </div>
      <div class="cor-does">
        <ChipLine chips={chipsOf(job.ability)} size={22} />
        <p>{shortLine(scene, job.ability)}</p>
      </div>
      <footer>
        <ChipLine chips={moneyChips(job.money.map(moneyCard))} size={20} />
        {note && <em>{note}</em>}
      </footer>
      <span class="cor-full" aria-hidden="true">
        {fullLine(scene, job.ability)}
      </span>
    </div>
  )
}

/** In a hand: the name, what it needs, what it pays. */
export function SmallJobFace({ scene, job: id, missing = [] }: JobCardProps) {
  const job = boxOf(scene).job[id]
  if (!job) return null
  const paint = JOB_PAINT[job.color]
  return (
    <div class="cor-job cor-small" style={{ '--j': paint.ground, '--jt': paint.ink }}>
      <header>
        <b>{scene.words.name(id)}</b>
      </header>
      <Needs goods={job.requires} missing={missing} />
      <footer>
        <Icon name={paint.icon} size={14} />
        <ChipLine chips={moneyChips(job.money.map(moneyCard))} size={19} />
      </footer>
    </div>
  )
}
