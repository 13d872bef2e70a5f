import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { budgetTable, measurePages, refuseOverBudget } from '#tools/build-web/budgets.ts'
import { compress } from '#tools/build-web/compress.ts'
import { finishPages } from '#tools/build-web/pages.ts'
import { clientDir, manifestPath, stampPath, webDir } from '#tools/build-web/places.ts'
import { readRoutes } from '#tools/build-web/routes.ts'
import { fillServiceWorker } from '#tools/build-web/service-worker.ts'
import { hashSources, readStamp } from '#tools/build-web/staleness.ts'

/**
 * Builds the web unless the last good build came from the same sources.
 *
 * @returns Whether it had to build.
 * @throws when the build fails or a page is over its size budget; no stamp is left then.
 */
export function buildWebIfStale(): boolean {
  const hash = hashSources()
  if (readStamp() === hash) return false
  // The only sign of life in the minute that the first start takes.
  console.error('building the web...')
  rmSync(stampPath, { force: true })
  runReactRouter()
  finishBuild(hash)
  writeFileSync(stampPath, hash)
  return true
}

function runReactRouter(): void {
  const resolve = createRequire(join(webDir, 'package.json')).resolve
  const cli = join(dirname(resolve('@react-router/dev/package.json')), 'bin.cjs')
  const run = spawnSync(process.execPath, [cli, 'build'], {
    cwd: webDir,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  if (run.status === 0) return
  throw new Error(`the web build failed:\n${run.stdout}${run.stderr}`)
}

function finishBuild(version: string): void {
  const routes = readRoutes()
  const pages = finishPages()
  fillServiceWorker(routes, version)
  compress(clientDir)
  const manifest = { version: version.slice(0, 12), ...pages, routes: routes.patterns }
  writeFileSync(manifestPath, `${JSON.stringify(manifest, null, 2)}\n`)
  refuseOverBudget(measurePages(routes))
}

if (import.meta.main) {
  try {
    console.log(buildWebIfStale() ? 'web: built' : 'web: up to date')
    console.log(budgetTable(measurePages(readRoutes())))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
