// People elsewhere who have opened tables in the server, so that a lobby is not empty.

import { madeTable, read } from '../protocol/index.ts'

interface Opened {
  readonly name: string
  /** How many chairs are for people, and how many for bots. */
  readonly people: number
  readonly bots: number
}

const post = (url: string, body: object, cookie = ''): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })

/** Opens a table that everybody may see; its id. */
export async function openTableBy(server: string, { name, people, bots }: Opened): Promise<string> {
  const met = await post(`${server}/api/me`, { name, language: 'en' })
  const cookie = met.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const seats = [
    ...Array.from({ length: people }, () => ({ kind: 'person' })),
    ...Array.from({ length: bots }, () => ({ kind: 'bot', bot: 'greedy' })),
  ]
  const table = { game: 'corleone', seats, options: {}, public: true, name: null }
  const made = await post(`${server}/api/tables`, table, cookie)
  if (!made.ok) throw new Error(`no table for ${name}: ${await made.text()}`)
  const said = read(madeTable, await made.json())
  if (!said.ok) throw new Error(`the server does not say which table it made for ${name}`)
  return said.value.id
}
