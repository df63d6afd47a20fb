// The command line says the same things in every language.

import { describe, expect, it } from 'vitest'
import { messagesFor } from './messages.ts'
import en from './text/en.json' with { type: 'json' }
import pl from './text/pl.json' with { type: 'json' }

const names = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()

describe('messages', () => {
  it('have the same sentences, which speak of the same things, in both languages', () => {
    expect(Object.keys(pl)).toEqual(Object.keys(en))
    for (const [key, text] of Object.entries(en))
      expect([key, names(pl[key as keyof typeof en])]).toEqual([key, names(text)])
  })

  it('follow --lang, then the environment, then English', () => {
    expect(messagesFor('pl', { LANG: 'en_US.UTF-8' }).language).toBe('pl')
    expect(messagesFor(undefined, { LANG: 'pl_PL.UTF-8' }).language).toBe('pl')
    expect(messagesFor(undefined, { LANG: 'C' }).language).toBe('en')
    expect(messagesFor('tlh', {}).language).toBe('en')
  })
})
