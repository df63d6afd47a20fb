// What people hold and own: cards, money, families, and the signs on everything.

import type { Scene } from '../../../kit/screen.ts'
import { AllyFace } from '../cards/AllyCard.tsx'
import { GoodsFace } from '../cards/GoodsCard.tsx'
import { JobFace } from '../cards/JobCard.tsx'
import { MoneyFace } from '../cards/MoneyCard.tsx'
import {
  type Ability,
  actOf,
  bonusesNow,
  boxOf,
  completedJobs,
  isGood,
  missingIn,
  moneyCard,
  seatOf,
  sumIn,
  sumOf,
  valueOf,
  viewOf,
} from '../game.ts'
import { JOB_PAINT } from '../look.ts'
import { ChipLine, chipsOf } from '../parts/Chip.tsx'
import { Icon } from '../parts/Icon.tsx'
import { lines, type Pages, sentences, who } from './tell.ts'

/** Where each sign is explained. */
const SIGN_RULES: { readonly [Do in Ability['do']]: string } = {
  suitcase: 'COR-15.2',
  drawJobs: 'COR-15.3',
  takeMoney: 'COR-15.4',
  takeGood: 'COR-15.5',
  takeHorseHead: 'COR-15.6',
  trade: 'COR-15.7',
  takeGoodsChoice: 'COR-16.2',
  useFront: 'COR-16.3',
  useBack: 'COR-16.4',
  moneyPerTurf: 'COR-16.5',
  gunDown: 'COR-16.6',
  driveBy: 'COR-16.8',
  carBomb: 'COR-16.9',
  moveFigure: 'COR-16.10',
  placeNeutral: 'COR-16.11',
  offer: 'COR-16.12',
  stealRandom: 'COR-16.13',
  forceDiscard: 'COR-16.14',
  unsuitcase: 'COR-16.15',
}

/** Whether the hand of whoever looks could pay a job, and what it lacks. */
function payable(scene: Scene, job: string): string | null {
  if (seatOf(scene) === null) return null
  const missing = missingIn(scene, job)
  return scene.say('thing.job.pay', { count: missing.length, missing: scene.words.list(missing) })
}

export const CARDS: Pages<
  'good' | 'money' | 'job' | 'noJob' | 'jobDeck' | 'ally' | 'allies' | 'jobBonus' | 'sign'
> = {
  good({ good, where }, scene) {
    const me = seatOf(scene)
    const hand = me === null ? [] : (viewOf(scene).hands[me] ?? [])
    return {
      name: scene.words.name(good),
      kind: scene.say('thing.good.kind', { where }),
      does: scene.say('thing.good.does', { good }),
      now: lines(
        scene.say('thing.good.pile', { count: viewOf(scene).bank.goods[good] }),
        me !== null && scene.say('thing.good.hand', { count: hand.filter((card) => card === good).length }),
      ),
      rule: good === 'narcotics' ? 'COR-7.13' : 'COR-7.12',
      picture: <GoodsFace good={good} name={scene.words.name(good)} />,
    }
  },
  money({ card, where }, scene) {
    const view = viewOf(scene)
    const me = seatOf(scene)
    const suitcase = me === null ? null : view.suitcases[me]
    return {
      name: card,
      kind: scene.say('thing.money.kind', { where }),
      does: scene.say('thing.money.does', { where, value: valueOf(card) }),
      now: lines(
        where === 'bank' && scene.say('thing.left', { count: view.bank.money[card] }),
        where === 'hand' &&
          me !== null &&
          scene.say('thing.money.hand', {
            money: sumOf(view.hands[me] ?? []),
            limit: actOf(view, boxOf(scene)).handLimit,
          }),
        where === 'suitcase' &&
          suitcase != null &&
          scene.say('thing.money.suitcase', { count: suitcase[card], money: sumIn(suitcase) }),
      ),
      rule: where === 'hand' ? 'COR-1.4' : where === 'bank' ? 'COR-15.4' : 'COR-1.3',
      picture: <MoneyFace card={card} />,
    }
  },
  job({ job, where }, scene) {
    const known = boxOf(scene).job[job]
    if (!known) return null
    return {
      name: scene.words.name(job),
      kind: scene.say('thing.job.kind', { where, color: scene.words.name(known.color) }),
      does: scene.say('thing.job.does', {
        needs: scene.words.list(known.requires),
        does: sentences(scene, known.ability),
        money: known.money.map(moneyCard).join(' + '),
      }),
      now: lines(
        where === 'open' || where === 'hand' ? payable(scene, job) : null,
        scene.say('thing.job.bonus', {
          money: boxOf(scene).components.scoring.jobColorBonus,
          color: scene.words.name(known.color),
        }),
      ),
      rule: 'COR-7.11',
      picture: <JobFace scene={scene} job={job} />,
    }
  },
  noJob: (_, scene) => ({
    name: scene.say('thing.noJob'),
    kind: scene.say('job.open'),
    does: scene.say('thing.noJob.does'),
    now: [],
    rule: 'COR-7.16',
    picture: <Icon name="full-folder" size={40} />,
  }),
  jobDeck: (_, scene) => ({
    name: scene.say('thing.jobDeck'),
    kind: scene.say('thing.jobDeck.kind'),
    does: scene.say('thing.jobDeck.does'),
    now: [
      scene.say('thing.jobDeck.now', {
        left: viewOf(scene).deckCount,
        used: viewOf(scene).jobDiscard.length,
      }),
    ],
    rule: 'COR-11.3',
    picture: <Icon name="full-folder" size={40} />,
  }),
  ally({ ally, where }, scene) {
    const known = boxOf(scene).ally[ally]
    if (!known) return null
    return {
      name: scene.words.name(ally),
      kind: scene.say('thing.ally.kind', { where, act: scene.words.name(`act-${known.act}`) }),
      does: sentences(scene, known.effects),
      now: [scene.say('thing.ally.now', { where })],
      rule: where === 'row' ? 'COR-10.4' : 'COR-7.19',
      picture: <AllyFace scene={scene} ally={ally} />,
    }
  },
  allies: (_, scene) => ({
    name: scene.say('ally.row'),
    kind: scene.say('thing.allies.kind'),
    does: scene.say('thing.allies.does'),
    now: [
      scene.say('thing.allies.now', {
        count: viewOf(scene).allyRow.length,
        bribery: String(actOf(viewOf(scene), boxOf(scene)).bribery),
      }),
    ],
    rule: 'COR-10.4',
    picture: <Icon name="envelope" size={40} />,
  }),
  jobBonus({ color }, scene) {
    const [view, box] = [viewOf(scene), boxOf(scene)]
    const winners = bonusesNow(view, box).filter((bonus) => bonus.color === color)
    const { jobColorBonus: jobBonus } = box.components.scoring
    return {
      name: scene.say('thing.jobBonus', { color: scene.words.name(color) }),
      kind: scene.say('thing.jobBonus.kind'),
      does: scene.say('thing.jobBonus.does', { money: jobBonus }),
      now: [
        ...view.seats.flatMap((family, seat) => {
          const count = completedJobs(family, box, color)
          return count > 0 ? [`${who(scene, seat)}: ${count}`] : []
        }),
        scene.say('thing.bonusNow', {
          who: winners.length === 0 ? 'none' : winners.map(({ seat }) => who(scene, seat)).join(', '),
          money: jobBonus,
        }),
      ],
      rule: 'COR-14.5',
      picture: <Icon name={JOB_PAINT[color].icon} size={40} />,
    }
  },
  sign: ({ ability }, scene) => ({
    name: scene.words.say(`short.${ability.do}`, ability),
    kind: scene.say('thing.sign.kind'),
    does: `${scene.words.ability(ability)}.`,
    now: lines('good' in ability && isGood(ability.good) ? scene.say('thing.good.does', ability) : null),
    rule: SIGN_RULES[ability.do],
    picture: <ChipLine chips={chipsOf([ability])} size={36} />,
  }),
}
