import { expect, it } from 'vitest'
import { add, withExitCode } from '#tools/test/counts.ts'

it('adds up what passed and what failed', () => {
  expect(add({ passed: 3, failed: 1 }, { passed: 4, failed: 2 })).toEqual({ passed: 7, failed: 3 })
})

it('counts a run that ended badly without a failed test as a failure', () => {
  expect(withExitCode({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 })
})

it('counts a run without tests as a failure', () => {
  expect(withExitCode({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 })
})

it('leaves a good run and an honestly failed one as they are', () => {
  expect(withExitCode({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 })
  expect(withExitCode({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 })
})
