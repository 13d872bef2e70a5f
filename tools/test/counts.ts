export interface Counts {
  passed: number
  failed: number
  /** A line for each test that failed: its file, its name, and how its error begins. */
  failures: readonly string[]
}

export const none: Counts = { passed: 0, failed: 0, failures: [] }

export function add(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    failures: [...one.failures, ...other.failures],
  }
}

/**
 * A run that ended badly without a failed test (a file that did not load, an error after the last
 * test, no tests at all) counts as one failure, so that it can't be taken for a good one.
 */
export function withExitCode(counts: Counts, code: number): Counts {
  const isSilent = counts.failed === 0 && (code !== 0 || counts.passed === 0)
  if (!isSilent) return counts
  return { ...counts, failed: 1, failures: [...counts.failures, `no test, but exit code ${code}`] }
}
