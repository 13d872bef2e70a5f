import { globSync, readFileSync } from 'node:fs'
import { buildDir, rootDir } from '#tools/build-web/places.ts'
import { readRoutes } from '#tools/build-web/routes.ts'

const client = `${buildDir}/client`

/** What the built page at a path runs: its scripts, and all that these may load later. */
export function scriptsOf(path: string): string[] {
  const files = readRoutes(client).filesOf(path)
  const found = new Map<string, string>()
  // The manifest and the entry name every page there is, so nobody's texts are told by them.
  const queue = files.filter((file) => file.endsWith('.js') && !/\/(manifest|entry)/.test(file))
  for (const file of queue) {
    if (found.has(file)) continue
    const script = readFileSync(client + file, 'utf8')
    found.set(file, script)
    for (const [, name] of script.matchAll(/["'`](?:\.\/|assets\/)([\w.-]+\.js)["'`]/g)) {
      queue.push(`/assets/${name}`)
    }
  }
  return [...found.values()]
}

/** The texts that the server writes for screens. */
export function serverCopies(): string[] {
  return globSync(`${rootDir}server/**/*.copy.ts`, { exclude: ['**/node_modules'] }).map((file) =>
    readFileSync(file, 'utf8'),
  )
}
