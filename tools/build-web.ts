import { spawnSync } from 'node:child_process'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { alone } from '#tools/build-web/alone.ts'
import { takeBackOfficeFiles } from '#tools/build-web/back-office.ts'
import {
  budgetTable,
  type Measure,
  measurePages,
  refuseOverBudget,
} from '#tools/build-web/budgets.ts'
import { compress } from '#tools/build-web/compress.ts'
import { finishPages } from '#tools/build-web/pages.ts'
import {
  buildDir,
  clientDir,
  manifestPath,
  nextDir,
  stampPath,
  webDir,
} from '#tools/build-web/places.ts'
import { readRoutes } from '#tools/build-web/routes.ts'
import { fillServiceWorker } from '#tools/build-web/service-worker.ts'
import { hashSources, readStamp } from '#tools/build-web/staleness.ts'

/**
 * Builds the web unless the last good build came from the same sources. Whoever comes while
 * another process builds waits for it.
 *
 * @returns Whether it had to build.
 * @throws when the build fails or a page is over its size budget; the last good build stays then.
 */
export function buildWebIfStale(): boolean {
  if (readStamp() === hashSources()) return false
  return alone(() => {
    const hash = hashSources()
    if (readStamp() === hash) return false
    // The only sign of life in the minute that the first start takes.
    console.error('building the web...')
    runReactRouter()
    const manifest = finishBuild(hash)
    moveIn(manifest, hash)
    return true
  })
}

function runReactRouter(): void {
  rmSync(nextDir, { recursive: true, force: true })
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

function finishBuild(hash: string): string {
  const routes = readRoutes()
  const pages = finishPages()
  const version = hash.slice(0, 12)
  const backOffice = takeBackOfficeFiles()
  fillServiceWorker(routes, { version, without: backOffice.own })
  compress(clientDir)
  const sizes = measurePages(routes, { '/admin/*': backOffice.parts })
  refuseOverBudget(sizes)
  return `${JSON.stringify({ version, ...pages, routes: routes.patterns, sizes }, null, 2)}\n`
}

function moveIn(manifest: string, hash: string): void {
  rmSync(stampPath, { force: true })
  rmSync(`${buildDir}/client`, { recursive: true, force: true })
  renameSync(clientDir, `${buildDir}/client`)
  writeFileSync(manifestPath, manifest)
  rmSync(nextDir, { recursive: true })
  writeFileSync(stampPath, hash)
}

if (import.meta.main) {
  try {
    console.log(buildWebIfStale() ? 'web: built' : 'web: up to date')
    // Our own file, written by finishBuild above.
    const { sizes } = JSON.parse(readFileSync(manifestPath, 'utf8')) as { sizes: Measure[] }
    console.log(budgetTable(sizes))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
