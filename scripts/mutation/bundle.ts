// A game, its tests and the engine as one function: calling it again is a fresh start without any memory.

import { relative } from 'node:path'
import { build, type Plugin } from 'vite'
import type { Mode } from './plant.ts'
import { type Plan, ROOT } from './plan.ts'

const ENTRY = '\0entry'

/** What a bundle takes, in this order: see `evaluate` in worker.ts. */
export const PARAMETERS = ['require', 'exports', '__on', '__hit', '__part', '__tick'] as const

export async function bundled(plan: Plan, mode: Mode): Promise<string> {
  const imports = plan.tests.map(
    (file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(`${ROOT}/${file}`)})`,
  )
  const plant: Plugin = {
    name: 'plant',
    enforce: 'pre',
    resolveId: (id) => (id === 'entry' ? ENTRY : undefined),
    load: (id) => (id === ENTRY ? `export const files = {${imports.join(',')}}` : undefined),
    transform: (_, id) => plan.code(relative(ROOT, id).replaceAll('\\', '/'), mode),
  }
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [plant],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: {
        input: 'entry',
        external: ['vitest', 'fast-check', /^node:/],
        output: { format: 'cjs', codeSplitting: false },
      },
    },
  })
  if (!('output' in built) || built.output.length !== 1) throw new Error('the bundle is not one file')
  return built.output[0].code
}
