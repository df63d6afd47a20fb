// Who may not speak and who may not come in, as an admin decides it.

import { isIP } from 'node:net'
import { budgetAddress } from '../address.ts'
import type { Sanction } from '../storage/storage.ts'
import type { AdminContext } from './adminContext.ts'
import { kindOf } from './questions.ts'
import { AdminRefused, type Args, type Results } from './requests.ts'

const DAY = 24 * 60 * 60 * 1000

const endOf = (days: number | undefined, now: number): number | null =>
  days === undefined ? null : now + days * DAY

type Aim = Pick<Sanction, 'kind' | 'subject'>

/** All of them are known before anything is changed. */
const aimsOf = (context: AdminContext, subjects: readonly string[]): Promise<Aim[]> =>
  Promise.all(subjects.map(async (subject) => ({ kind: await kindOf(context, subject), subject })))

export async function mute(
  context: AdminContext,
  { subjects, days }: Args['mute'],
): Promise<Results['mute']> {
  const muted = await aimsOf(context, subjects)
  const at = Date.now()
  const until = endOf(days, at)
  for (const aim of muted) await context.sanctions.add({ what: 'mute', ...aim, at, until })
  return { muted, until }
}

export async function unmute(
  context: AdminContext,
  { subjects }: Args['unmute'],
): Promise<Results['unmute']> {
  const unmuted = await aimsOf(context, subjects)
  const loud = unmuted.find(
    ({ kind, subject }) => kind !== 'address' && !context.sanctions.isMuted(kind, subject),
  )
  if (loud) throw new AdminRefused('notMuted', loud.subject)
  for (const aim of unmuted) await context.sanctions.lift({ what: 'mute', ...aim })
  return { unmuted }
}

/** An address is banned as it is counted: of IPv6 all that belong to one customer. */
async function bannedAim({ storage }: AdminContext, subject: string): Promise<Aim> {
  const address = subject.replace(/\/64$/u, '')
  if (isIP(address) !== 0) return { kind: 'address', subject: budgetAddress(address) }
  if (await storage.person(subject)) return { kind: 'person', subject }
  throw new AdminRefused('noPersonOrAddress', subject)
}

export async function ban(context: AdminContext, { subject, days }: Args['ban']): Promise<Results['ban']> {
  const aim = await bannedAim(context, subject)
  const at = Date.now()
  const until = endOf(days, at)
  await context.sanctions.add({ what: 'ban', ...aim, at, until })
  context.rooms.banned()
  return { ...aim, until }
}

export async function unban(context: AdminContext, { subject }: Args['unban']): Promise<Results['unban']> {
  const aim = await bannedAim(context, subject)
  if (!(await context.sanctions.lift({ what: 'ban', ...aim }))) throw new AdminRefused('notBanned', subject)
  return aim
}
