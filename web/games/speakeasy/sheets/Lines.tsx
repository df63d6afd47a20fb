// What something brings and costs, line by line, and how it is paid: in the prompt bar and on the sheets.

import type { Effect } from '@backroom/games/speakeasy'
import type { VNode } from 'preact'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf } from '../game.ts'
import { TokenPicture } from '../parts/CityToken.tsx'
import { type Sign, signsOf } from '../parts/effects.ts'
import { Icon } from '../parts/Icon.tsx'
import type { IconName } from '../parts/icons.ts'
import type { Line, Printed, Receipt } from '../plan/line.ts'

/** Icons with what stands beside them. */
export const Signs = ({ signs, size = 16 }: { readonly signs: readonly Sign[]; readonly size?: number }) => (
  <span class="ops-signs" aria-hidden="true">
    {signs.map(({ icon, mark }, i) => (
      <span key={i}>
        <Icon name={icon} size={size} />
        {mark}
      </span>
    ))}
  </span>
)

export const EffectSigns = ({
  effects,
  size = 16,
}: {
  readonly effects: readonly Effect[]
  readonly size?: number
}) => <Signs signs={effects.flatMap((effect) => signsOf(effect))} size={size} />

/** Something printed, as short as a line of the screen needs it; a discount is said without its sign. */
export const briefWords = (scene: Scene, printed: Printed): string =>
  scene.words.say(`brief.${printed.op}`, 'n' in printed ? { ...printed, n: Math.abs(printed.n) } : printed)

/** Effects as one says them: "1 leverage token, draw a card". */
export const effectWords = (scene: Scene, effects: readonly Effect[]): string =>
  effects.map((effect) => briefWords(scene, effect)).join(', ')

const LINE_ICONS: { readonly [say: string]: IconName } = {
  'plan.discards': 'card-discard',
  'plan.leverage': 'envelope',
  'plan.printed': 'envelope',
  'plan.level': 'upgrade',
  'plan.reputation': 'laurel-crown',
  'plan.prices': 'saxophone',
  'plan.cop': 'shield',
  'plan.patrol': 'shield',
  'plan.war': 'revolver',
  'plan.takeover': 'revolver',
  'plan.attackSum': 'revolver',
  'plan.defenceSum': 'shield',
  'plan.goons': 'brass-knuckles',
  'plan.crateCash': 'cash',
  'plan.stolenBarrel': 'barrel',
  'plan.intoSafe': 'strongbox',
  'plan.bottle': 'wine-bottle',
  'plan.groupBuilt': 'trowel',
  'plan.costs': 'cash',
  'plan.associate': 'shaking-hands',
  'plan.swapPays': 'swap',
  'plan.vip': 'top-hat',
  'plan.books': 'white-book',
  'plan.tokens': 'coin',
  'plan.column': 'podium',
  'stop.range': 'truck',
  'stop.load': 'barrel',
  'stop.ship': 'anchor',
  'stop.sells': 'saxophone',
  'stop.unload': 'barrel',
}

function iconOf(scene: Scene, { say, effect, values }: Line): VNode | null {
  if (effect) return <EffectSigns effects={[effect]} />
  if (say === 'plan.token') {
    const effects = boxOf(scene).token[String(values.token)]
    return effects ? <TokenPicture effects={effects} size={20} /> : null
  }
  const icon = LINE_ICONS[say]
  return icon ? <Icon name={icon} size={16} /> : null
}

/** Ids among the figures become names. */
const NAMED: readonly string[] = ['token', 'ship', 'level', 'target']

export function said(scene: Scene, say: string, values: Line['values']): string {
  const named = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      NAMED.includes(name) && typeof value === 'string'
        ? [
            [name, value],
            [`${name}Name`, scene.words.name(value)],
          ]
        : [[name, value]],
    ),
  )
  return scene.say(say, named)
}

function LineChip({ scene, line }: { readonly scene: Scene; readonly line: Line }) {
  return (
    <li class="ops-line" data-tone={line.tone} data-idle={line.idle === true}>
      {iconOf(scene, line)}
      <span>
        {line.printed ? briefWords(scene, line.printed) : said(scene, line.say, line.values)}
        {line.idle ? (
          <em> {scene.say('plan.notNow')}</em>
        ) : (
          line.detail && <em> {said(scene, line.detail.say, line.detail.values)}</em>
        )}
      </span>
    </li>
  )
}

export const Lines = ({ scene, lines }: { readonly scene: Scene; readonly lines: readonly Line[] }) => (
  <ul class="ops-lines">
    {lines.map((line, i) => (
      <LineChip key={i} scene={scene} line={line} />
    ))}
  </ul>
)

/** SPK-6.13: pocket and safe apart; what is laundered leaves the safe twice. */
export function ReceiptLine({ scene, receipt }: { readonly scene: Scene; readonly receipt: Receipt }) {
  const { cost, pocket, laundered, safe, left } = receipt
  return (
    <span class="ops-receipt">
      <b>{scene.say('receipt.cost', { money: cost })}</b>
      {pocket > 0 && <span>{scene.say('receipt.pocket', { money: pocket, left: left.pocket })}</span>}
      {safe > 0 && (
        <span class="ops-laundered">
          {scene.say('receipt.safe', { money: safe, half: laundered, left: left.safe })}
        </span>
      )}
    </span>
  )
}
