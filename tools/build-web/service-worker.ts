import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { clientDir, webDir } from '#tools/build-web/places.ts'
import type { Routes } from '#tools/build-web/routes.ts'

/**
 * Writes `sw.js`: the hand-written source with this build's files, paths and version in it.
 *
 * @param build.without Files that nobody needs without a network: those of the back-office.
 */
export function fillServiceWorker(
  routes: Routes,
  { version, without }: { version: string; without: ReadonlySet<string> },
): void {
  const fonts = assets('*-latin-wght-normal-*.woff2')
  // What comes lazily, such as the form of a transaction, has to be there without a network too.
  const lazy = assets('*.{js,css}')
  const all = new Set([...routes.shellFiles, ...lazy, ...fonts])
  const values = {
    __VERSION__: JSON.stringify(version.slice(0, 12)),
    __FILES__: JSON.stringify([...all].filter((file) => !without.has(file))),
    // The back-office needs its network anyway.
    __PATTERNS__: JSON.stringify(routes.patterns.filter((path) => !path.endsWith('{/*}?'))),
  }
  let source = readFileSync(`${webDir}/app/sw.js`, 'utf8')
  for (const [name, value] of Object.entries(values)) {
    if (!source.includes(name)) throw new Error(`sw.js does not name ${name}`)
    source = source.replaceAll(name, () => value)
  }
  writeFileSync(`${clientDir}/sw.js`, source)
}

function assets(pattern: string): string[] {
  return globSync(`assets/${pattern}`, { cwd: clientDir }).map((file) => `/${file}`)
}
