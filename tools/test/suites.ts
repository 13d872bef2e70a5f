import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileCache } from '#tools/processes/compile-cache.ts'
import { run } from '#tools/processes/run.ts'
import { type Counts, none, withExitCode } from '#tools/test/counts.ts'
import { readPlaywright, readVitest } from '#tools/test/reports.ts'

/** Playwright forces colours on its workers, and Node then warns of NO_COLOR once for each. */
const plain = process.env.NO_COLOR ? { NO_COLOR: undefined, FORCE_COLOR: '0' } : {}

/** Vitest's projects; see `vitest.config.ts`. */
export const projects = ['rules', 'slices', 'screens'] as const

/** Runs these projects of Vitest, or of them these files alone, showing what they print. */
export function runProjects(
  names: readonly string[],
  files: readonly string[] = [],
): Promise<Counts> {
  const chosen = names.flatMap((name) => ['--project', name])
  return runCounted(
    (report) => ({
      command: [
        'vitest',
        'run',
        ...files,
        ...chosen,
        '--reporter=default',
        '--reporter=json',
      ].concat(`--outputFile.json=${report}`),
    }),
    readVitest,
  )
}

/** Runs the journeys in a real Chromium. */
export function runJourneys(): Promise<Counts> {
  return runCounted(
    (report) => ({
      command: ['playwright', 'test', '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...plain },
    }),
    readPlaywright,
  )
}

async function runCounted(
  plan: (report: string) => { command: string[]; env?: NodeJS.ProcessEnv },
  read: (report: string) => Counts,
): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'lya-report-'))
  const report = join(folder, 'report.json')
  const { command, env } = plan(report)
  // Tests have databases of their own and must never meet the one that somebody works with.
  const outcome = await run(command, {
    // Servers are started by the dozen: each would compile all of itself anew.
    env: { NODE_COMPILE_CACHE: compileCache, ...env, DATABASE_URL: undefined },
    isShown: true,
  })
  try {
    return withExitCode(read(readFileSync(report, 'utf8')), outcome.code)
  } catch {
    // It ended before it could report, which is a failure; what it printed says why.
    return withExitCode(none, 1)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
