import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { manifestPath, rootDir, stampPath } from '#tools/build-web/places.ts'

const sources = [
  'package-lock.json',
  '{web,contract,core}/package.json',
  'web/{*,app/**/*,design/**/*,connection/**/*,format/**/*,site/**/*,vite/**/*,public/**/*}',
  'web/{people,money,commerce,assistant,backoffice}/**/*',
  '{contract,core}/**/*.ts',
  'tools/build-web.ts',
  'tools/build-web/*.ts',
]

/** One hash over everything that the build reads; tests and notes do not count. */
export function hashSources(): string {
  const files = globSync(sources, { cwd: rootDir, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$|\.md$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((path) => !path.includes('/node_modules/'))
    .sort()
  const hash = createHash('sha256').update(process.version)
  for (const path of new Set(files)) {
    hash.update(`\0${path.slice(rootDir.length)}\0`).update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** The hash that the last good build left, or null. */
export function readStamp(): string | null {
  if (!existsSync(stampPath) || !existsSync(manifestPath)) return null
  return readFileSync(stampPath, 'utf8')
}
