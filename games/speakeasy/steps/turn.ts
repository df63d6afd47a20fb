// A turn: a helper card, a capo and the rows of its contact, the city tokens at the end. SPK-8, SPK-13, SPK-22, SPK-23.

import { interned } from '@backroom/engine'
import { canDo, whyNotCopy, whyNotUse } from '../effects/index.ts'
import {
  type Action,
  type ActionOption,
  ask,
  type Choice,
  isAction,
  type None,
  NONE,
  type Stop,
  STOP,
  type Why,
} from '../asked.ts'
import { whyNotRestaurant } from '../rules/possible.ts'
import { familyOf, item, must, ownOf, sideOf, type SpkStep } from '../state.ts'
import { tokenLimit } from '../rules/strength.ts'
import type { ContactId, TokenId } from '../words.ts'
import { gain } from './effects.ts'
import { helperOption, type HelperOption } from './gains.ts'

/** SPK-D4, SPK-8.2: one own face-up helper card, which then goes behind the safe screen. */
export const useHelper: SpkStep<'useHelper', HelperOption | None | undefined> = {
  ask(state, { seat }, box, sieve) {
    const { helpers } = familyOf(state.open, seat)
    if (helpers.length === 0) return null
    const side = sideOf(state, box, seat)
    const usable = sieve.sift(helpers, (helper) => whyNotUse(side, helper), helperOption)
    if (usable.length === 0) return null
    return ask.one(seat, 'useHelper', 'SPK-8.2', [...usable, NONE])
  },
  run({ open, secret }, { seat }, picked, table) {
    if (picked?.say !== 'helper') return
    const { helpers } = familyOf(open, seat)
    helpers.splice(helpers.indexOf(picked.helper), 1)
    ownOf(secret, seat).used.push(picked.helper)
    table.tell({ type: 'helperUsed', seat, helper: picked.helper })
    gain(open, seat, `helper:${picked.helper}`, table)
  },
}

/** SPK-D12: the effect of a displayed helper card, which stays. */
export const copyHelper: SpkStep<'copyHelper', HelperOption | None | undefined> = {
  ask(state, { seat }, box, sieve) {
    const side = sideOf(state, box, seat)
    const usable = sieve.sift(state.open.helperRow, (helper) => whyNotCopy(side, helper), helperOption)
    if (usable.length === 0) return null
    return ask.one(seat, 'copyHelper', 'SPK-23.4', [...usable, NONE])
  },
  run({ open }, { seat }, picked, table) {
    if (picked?.say !== 'helper') return
    table.tell({ type: 'helperCopied', seat, helper: picked.helper })
    gain(open, seat, `helper:${picked.helper}`, table)
  },
}

type ContactOption = Choice<'contact'>
const contactOption = interned(
  (contact: ContactId): ContactOption => ({ id: contact, say: 'contact', contact }),
)

const CONTACT_TAKEN: Why = { rule: 'SPK-8.4', why: 'contactTaken' }

/** SPK-D5, SPK-8.3, 8.4: a contact without a capo; the Restaurant for those who can pay (SPK-20.3). */
export const placeCapo: SpkStep<'placeCapo', ContactOption> = {
  ask(state, { seat }, box, sieve) {
    const options: ContactOption[] = []
    for (const contact of box.contacts)
      sieve.put(options, contactOption(contact), state.open.capoAt[contact] === null ? null : CONTACT_TAKEN)
    sieve.put(options, contactOption(box.restaurant), whyNotRestaurant(sideOf(state, box, seat)))
    return ask.one(seat, 'placeCapo', 'SPK-8.3', options)
  },
  run({ open }, { seat }, { contact }, table) {
    familyOf(open, seat).capos--
    if (contact === table.box.restaurant) open.atRestaurant.push(seat)
    else open.capoAt[contact] = seat
    table.tell({ type: 'capoPlaced', seat, contact })
    table.then('contactRow', { seat, contact, row: 0, done: 0 })
  },
}

const actionOption = interned(
  (op: Action, index: number): ActionOption => ({ id: `${op}:${index}`, say: `action.${op}`, index }),
)

const isLeft = (done: number, index: number): boolean => (done & (1 << index)) === 0

/** SPK-D6, SPK-13.5: rows from the top; inside a row the player picks what comes next. */
export const contactRow: SpkStep<'contactRow', ActionOption | Stop | undefined> = {
  ask(state, { seat, contact, row, done }, box) {
    const effects = must(box.contact, contact).rows[row]
    if (!effects || effects.length < 2) return null
    const options: (ActionOption | Stop)[] = []
    const side = sideOf(state, box, seat)
    effects.forEach((effect, index) => {
      if (isLeft(done, index) && isAction(effect.op) && canDo(side, effect))
        options.push(actionOption(effect.op, index))
    })
    // What is left alone has a decline of its own, or is gained unasked (SPK-R78).
    return options.length < 2
      ? null
      : ask.one(seat, 'contactRow', 'SPK-13.5', [...options, STOP], { about: { contact, row } })
  },
  run(_state, { seat, contact, row, done }, picked, table) {
    const { rows } = must(table.box.contact, contact)
    const effects = rows[row]
    if (!effects) return
    const act = (index: number): void => {
      if (effects[index]?.op === 'park_swap') table.then('parkSwap', { seat, contact })
      else table.then('effect', { seat, from: `contact:${contact}:${row}`, index })
    }
    if (picked && picked.say !== 'stop') {
      act(picked.index)
      table.then('contactRow', { seat, contact, row, done: done | (1 << picked.index) })
      return
    }
    if (!picked) for (let index = 0; index < effects.length; index++) if (isLeft(done, index)) act(index)
    if (row + 1 < rows.length) table.then('contactRow', { seat, contact, row: row + 1, done: 0 })
  },
}

type LayOption = Choice<'layToken'>
const layOption = interned(
  (token: TokenId, row: number, played: boolean): LayOption => ({
    id: `${played ? 'played' : 'own'}:${token}:${row}`,
    say: 'layToken',
    token,
    row,
    played,
  }),
)

/** SPK-D35, SPK-22.4, 22.5, SPK-R76: played and surplus tokens, one at a time, onto any middle space. */
export const layTokens: SpkStep<'layTokens', LayOption | undefined> = {
  ask({ open }, { seat }, box) {
    const family = familyOf(open, seat)
    const surplus = family.tokens.length > tokenLimit(box, family)
    if (open.tokensPlayed.length === 0 && !surplus) return null
    const options: LayOption[] = []
    const add = (tokens: readonly TokenId[], played: boolean) => {
      for (const token of new Set(tokens))
        for (let row = 0; row < open.tokenMiddle.length; row++) options.push(layOption(token, row, played))
    }
    add(open.tokensPlayed, true)
    if (surplus) add(family.tokens, false)
    return ask.one(seat, 'layTokens', open.tokensPlayed.length > 0 ? 'SPK-22.4' : 'SPK-22.5', options)
  },
  run({ open }, { seat }, picked, table) {
    if (!picked) return
    const from = picked.played ? open.tokensPlayed : familyOf(open, seat).tokens
    from.splice(from.indexOf(picked.token), 1)
    item(open.tokenMiddle, picked.row).push(picked.token)
    table.tell({ type: 'tokenLaid', seat, token: picked.token, row: picked.row })
    table.then('layTokens', { seat })
  },
}
