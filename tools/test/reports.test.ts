import { expect, it } from 'vitest'
import { readPlaywright, readVitest } from '#tools/test/reports.ts'

const file = `${process.cwd()}/core/money/add.test.ts`

it('names the tests that Vitest saw fail', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds' },
    { status: 'failed', fullName: 'takes away', failureMessages: ['expected 1\n  to be 2'] },
  ]
  const report = {
    ...{ numPassedTests: 1, numFailedTests: 1 },
    testResults: [{ name: file, status: 'failed', assertionResults }],
  }
  expect(readVitest(JSON.stringify(report))).toEqual({
    ...{ passed: 1, failed: 1 },
    failures: ['core/money/add.test.ts > takes away > expected 1 to be 2'],
  })
})

it('names a file that did not load, in which no test could fail', () => {
  const lost = { name: file, status: 'failed', message: 'no such module', assertionResults: [] }
  const { failures } = readVitest(JSON.stringify({ numPassedTests: 5, testResults: [lost] }))
  expect(failures).toEqual(['core/money/add.test.ts > no such module'])
})

it('names the journeys that failed, in suites within suites, and the width', () => {
  const failed = {
    ...{ ok: false, file: 'list.test.ts', title: 'walks the list' },
    tests: [
      { projectName: 'desktop', status: 'expected', results: [{}] },
      {
        projectName: 'mobile',
        status: 'unexpected',
        results: [{ error: { message: 'no such button' } }],
      },
    ],
  }
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 0 },
    suites: [{ suites: [{ specs: [failed] }] }],
  }
  expect(readPlaywright(JSON.stringify(report))).toEqual({
    ...{ passed: 1, failed: 1 },
    failures: ['e2e/list.test.ts > walks the list (mobile) > no such button'],
  })
})
