/**
 * Makes a fresh clone ready and runs a script with a Node that is new enough: node scripts/ready.mjs FILE [ARGS].
 * Plain JavaScript for Node 18 and later, because it runs before anything is installed.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { missingPackages } from './missing.mjs'

const LEAST = [22, 18]
const PARENT_WATCH = 500
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const lockFile = join(root, 'package-lock.json')
const ownNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Installs with the very npm that started us; its messages go to stderr, stdout belongs to the script. */
function install() {
  const command = existsSync(lockFile) ? 'ci' : 'install'
  const args = [command, '--include=dev', '--loglevel=error']
  console.error(`Backroom: setting up, npm ${command} (about half a minute, once)`)
  const { npm_execpath: npm, npm_node_execpath: npmNode } = process.env
  const options = { cwd: root, stdio: ['ignore', 2, 2] }
  const { status } =
    npm && npmNode && existsSync(npmNode)
      ? spawnSync(npmNode, [npm, ...args], options)
      : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  if (status !== 0) {
    console.error(`Backroom: npm ${command} failed; its message is above. Mend that, then run this again.`)
    process.exit(1)
  }
}

function versionOf(node) {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  return stdout ? stdout.trim() : 'none'
}

function newEnough(version) {
  const [major, minor] = version.replace('v', '').split('.').map(Number)
  return major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])
}

/** The Node in node_modules if it will do, else the machine's own, else a sentence that helps. */
function chooseNode() {
  const candidates = [ownNode, process.execPath, process.env.npm_node_execpath]
  const found = candidates.find((node) => node && existsSync(node) && newEnough(versionOf(node)))
  if (found) return found
  console.error(
    `Backroom needs Node ${LEAST.join('.')} or later; this machine has ${process.version}, and the Node 24 that ` +
      'comes as a dependency is not there, most likely because install scripts are off. ' +
      'Run `npm rebuild node --ignore-scripts=false`, or install Node 24.',
  )
  return process.exit(1)
}

/**
 * Runs the script and ends as it ends, by exit code or by signal. A signal to npm stops at the shell between npm and us,
 * which dies of it: that our parent is gone is then all that we hear. The script hears by its channel when we are gone.
 */
function run(node, args) {
  const path = [dirname(node), join(modules, '.bin'), process.env.PATH].join(delimiter)
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  const child = spawn(node, args, { stdio, env: { ...process.env, PATH: path } })
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, PARENT_WATCH)
  watch.unref()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the script as well: telling it twice would look like impatience.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code))
}

if (missingPackages(root).length > 0) install()
run(chooseNode(), process.argv.slice(2))
