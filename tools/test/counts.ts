export interface Counts {
  passed: number
  failed: number
}

export const none: Counts = { passed: 0, failed: 0 }

export function add(one: Counts, other: Counts): Counts {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed }
}

/**
 * A run that ended badly without a failed test (a file that did not load, an error after the last
 * test, no tests at all) counts as one failure, so that it can't be taken for a good one.
 */
export function withExitCode(counts: Counts, code: number): Counts {
  const isSilent = counts.failed === 0 && (code !== 0 || counts.passed === 0)
  return isSilent ? { ...counts, failed: 1 } : counts
}
