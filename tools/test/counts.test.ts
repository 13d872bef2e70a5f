import { expect, it } from 'vitest'
import { add, withExitCode } from '#tools/test/counts.ts'

const failures = ['a.test.ts > adds']

it('adds up what passed and what failed, and keeps the names of both', () => {
  const one = { passed: 3, failed: 1, failures }
  const other = { passed: 4, failed: 1, failures: ['b.test.ts > takes away'] }
  expect(add(one, other)).toEqual({
    passed: 7,
    failed: 2,
    failures: ['a.test.ts > adds', 'b.test.ts > takes away'],
  })
})

it('counts a run that ended badly without a failed test as a failure, and says so', () => {
  const counts = withExitCode({ passed: 5, failed: 0, failures: [] }, 1)
  expect(counts).toEqual({ passed: 5, failed: 1, failures: ['no test, but exit code 1'] })
})

it('counts a run without tests as a failure', () => {
  expect(withExitCode({ passed: 0, failed: 0, failures: [] }, 0).failed).toBe(1)
})

it('leaves a good run and an honestly failed one as they are', () => {
  const good = { passed: 5, failed: 0, failures: [] }
  expect(withExitCode(good, 0)).toEqual(good)
  const bad = { passed: 5, failed: 1, failures }
  expect(withExitCode(bad, 1)).toEqual(bad)
})
