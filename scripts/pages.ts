// `npm run pages`: writes the pages about the protocol that are made from the code.

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pages } from './protocol/pages.ts'

for (const [file, text] of await pages()) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
