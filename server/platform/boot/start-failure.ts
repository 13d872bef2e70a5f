/**
 * Why the server cannot start or a command cannot run, as one line for the person at the keyboard.
 * Everything else that ends a start is a bug and keeps its stack.
 */
export class StartFailure extends Error {
  override readonly name = 'StartFailure'
}

/** Recognises a disk without room in what Node, initdb and PostgreSQL say. */
export function isDiskFull(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG' || code === '53100') return true
  const text = error instanceof Error ? error.message : String(error)
  return /No space left on device|Disk quota exceeded|File too large|disk full/i.test(text)
}
