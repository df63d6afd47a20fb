/** Which packages of package-lock.json are not installed, by the list that npm itself keeps in node_modules. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null
}

/** Paths of packages that are missing or of another version; those of other platforms may be. */
export function missingPackages(root) {
  const present = packagesIn(join(root, 'node_modules', '.package-lock.json'))
  if (present === null) return ['node_modules']
  return Object.entries(packagesIn(join(root, 'package-lock.json')) ?? {})
    .filter(
      ([path, wanted]) =>
        path.startsWith('node_modules/') &&
        !wanted.optional &&
        !wanted.devOptional &&
        present[path]?.version !== wanted.version,
    )
    .map(([path]) => path)
}
