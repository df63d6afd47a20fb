/** A Chromium for the browser tests: the machine's own, or one that is installed now. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function found(): string | null {
  const { CHROMIUM, PATH = '' } = process.env
  if (CHROMIUM && existsSync(CHROMIUM)) return CHROMIUM
  const folders = [...PATH.split(delimiter), '/usr/bin', '/Applications/Google Chrome.app/Contents/MacOS']
  for (const folder of folders)
    for (const name of [...NAMES, 'Google Chrome']) {
      const path = join(folder, name)
      if (existsSync(path)) return path
    }
  return null
}

const runs = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0

/** Debian's package where there is apt and the right to use it. */
function fromDebian(): boolean {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return false
  const root = process.getuid?.() === 0
  const [command, ...before] = root ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  if (!command) return false
  return (
    runs(command, ...before, 'update', '-qq') &&
    runs(
      command,
      ...before,
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
      'fonts-dejavu-core',
    )
  )
}

/** The path of a browser; installs one if there is none. Throws with a sentence that helps. */
export function chromium(): string {
  const there = found()
  if (there) return there
  console.error('Backroom: installing Chromium for the browser tests (about a minute, once)')
  const path = fromDebian() ? found() : null
  if (path) return path
  throw new Error('no Chromium: install Chromium or Chrome, or set CHROMIUM to its path, and run this again')
}
