import { relative } from 'node:path'
import type { Counts } from '#tools/test/counts.ts'

interface VitestReport {
  numPassedTests?: number
  numFailedTests?: number
  testResults?: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

interface Suite {
  specs?: {
    ok: boolean
    file: string
    title: string
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[]
  }[]
  suites?: Suite[]
}

interface PlaywrightReport {
  stats: { expected?: number; unexpected?: number; flaky?: number }
  suites?: Suite[]
}

/** What Vitest's JSON reporter wrote. A file that did not load is named though no test failed. */
export function readVitest(text: string): Counts {
  const report = JSON.parse(text) as VitestReport
  const failures = (report.testResults ?? []).flatMap((file) => {
    const name = relative(process.cwd(), file.name)
    const tests = file.assertionResults.filter(({ status }) => status === 'failed')
    if (tests.length === 0 && file.status === 'failed') return [line(name, '', file.message)]
    return tests.map((test) => line(name, test.fullName, test.failureMessages?.[0]))
  })
  return { passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0, failures }
}

/** What Playwright's JSON reporter wrote; what passed only when tried again counts as failed. */
export function readPlaywright(text: string): Counts {
  const { stats, suites = [] } = JSON.parse(text) as PlaywrightReport
  return {
    passed: stats.expected ?? 0,
    failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0),
    failures: suites.flatMap(failuresOf),
  }
}

function failuresOf({ specs = [], suites = [] }: Suite): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const error = results.find((result) => result.error)?.error?.message
        return line(`e2e/${spec.file}`, `${spec.title} (${projectName})`, error)
      }),
  )
  return [...own, ...suites.flatMap(failuresOf)]
}

function line(file: string, name: string, error = 'no message'): string {
  const begin = error.replaceAll(/\s+/g, ' ').slice(0, 300)
  return [file, name, begin].filter(Boolean).join(' > ')
}
