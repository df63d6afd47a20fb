// A copy of a game in play, written out by hand: bots imagine a game for every thought, and most of it is flat.

import { copyJson } from '@backroom/engine'
import type { Corleone, Family, Open, Secret } from '../state.ts'

const copyFamily = (family: Family): Family => ({
  ...family,
  jobs: family.jobs.slice(),
  played: family.played.slice(),
  thugs: family.thugs.slice(),
  members: family.members.slice(),
  coming: family.coming.slice(),
})

function copyOpen(open: Open): Open {
  const control: Open['control'] = {}
  for (const turf in open.control) control[turf] = (open.control[turf] ?? []).slice()
  return {
    ...open,
    seats: open.seats.map(copyFamily),
    bank: { money: { ...open.bank.money }, goods: { ...open.bank.goods } },
    jobDiscard: open.jobDiscard.slice(),
    openJobs: open.openJobs.slice(),
    tiles: { ...open.tiles },
    allyRow: open.allyRow.slice(),
    alliesGone: open.alliesGone.slice(),
    onFront: { ...open.onFront },
    onSpace: { ...open.onSpace },
    beside: open.beside.slice(),
    hudson: open.hudson.slice(),
    control,
    used: open.used.slice(),
    bribes: copyJson(open.bribes),
  }
}

const copySecret = (secret: Secret): Secret => ({
  hands: secret.hands.map((hand) => hand.map(({ card, known, cloudy }) => ({ card, known, cloudy }))),
  suitcases: secret.suitcases.map((money) => ({ ...money })),
  drawn: secret.drawn.slice(),
  deck: secret.deck.slice(),
  tileStacks: { blue: secret.tileStacks.blue.slice(), red: secret.tileStacks.red.slice() },
  allyBox: secret.allyBox.slice(),
})

export const copy = ({ open, secret }: Corleone): Corleone => ({
  open: copyOpen(open),
  secret: copySecret(secret),
})
