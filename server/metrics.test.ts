import { request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { asked, chanceFrom, company, newFolder, openTestServer, playOn } from './testing/testServer.ts'

const TOKEN = 'a token of some length'.replaceAll(' ', '-')

/** The value of a line, by its name with its labels. */
const valueOf = (page: string, name: string): number =>
  Number(
    page
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1) ?? 'NaN',
  )

const atTheDoor = (folder: string): Promise<string> =>
  new Promise((resolve, reject) => {
    request({ socketPath: join(folder, 'control.sock'), path: '/metrics', agent: false }, (response) =>
      text(response).then(resolve, reject),
    ).end()
  })

test('the control door has a page of numbers, each with its type', async () => {
  const folder = newFolder()
  const { port } = await openTestServer({ folder })
  const { sockets } = await company(port, 2)
  await playOn(sockets, chanceFrom('counted'), 3)
  expect(await asked(sockets).do({ type: 'answer', answer: {} })).toMatchObject({ type: 'refused' })
  const page = await atTheDoor(folder)
  expect(valueOf(page, 'backroom_tables{state="running"}')).toBe(1)
  expect(valueOf(page, 'backroom_tables{state="open"}')).toBe(0)
  expect(valueOf(page, 'backroom_people')).toBe(2)
  expect(valueOf(page, 'backroom_people_here')).toBe(2)
  expect(valueOf(page, 'backroom_sockets')).toBe(2)
  expect(valueOf(page, 'backroom_tables_in_memory')).toBe(1)
  expect(valueOf(page, 'backroom_answers_total')).toBe(3)
  expect(valueOf(page, 'backroom_writes_waiting{lane="actions"}')).toBe(0)
  expect(valueOf(page, 'backroom_can_write')).toBe(1)
  expect(valueOf(page, 'backroom_refusals_total{code="malformed"}')).toBeGreaterThan(0)
  expect(valueOf(page, 'backroom_event_loop_delay_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0)
  // What Prometheus takes: a help and a type before each metric, and nothing else.
  for (const line of page.trimEnd().split('\n'))
    expect(line).toMatch(
      /^(?:# (?:HELP|TYPE) backroom_\w+ .+|backroom_\w+(?:\{\w+="\w[\w.]*"\})? [\d.e+-]+)$/u,
    )
})

test('whoever comes over the network needs the token, and without one there is no such page', async () => {
  const { port } = await openTestServer({ metricsToken: TOKEN })
  const ask = (at: number, authorization: string) =>
    fetch(`http://127.0.0.1:${at}/metrics`, { headers: { authorization } })
  const page = await ask(port, `Bearer ${TOKEN}`)
  expect(page.headers.get('content-type')).toContain('text/plain')
  expect(await page.text()).toContain('backroom_sockets 0')
  for (const wrong of ['', 'Bearer', `Bearer ${TOKEN}x`, TOKEN])
    expect((await ask(port, wrong)).status).toBe(404)
  const closed = await openTestServer()
  expect((await ask(closed.port, `Bearer ${TOKEN}`)).status).toBe(404)
})
