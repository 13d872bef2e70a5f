import { isDiskFull, StartFailure } from '#platform/boot/start-failure.ts'

/**
 * Runs a program's main part. What the person at the keyboard can mend ends it with one line and
 * the exit code 1; everything else is a bug of ours and ends it with its stack.
 */
export async function explainFailure(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    const line = lineFor(error)
    process.stderr.write(line ? `Lya: ${line}\n` : `${stackOf(error)}\n`)
    process.exitCode = 1
  }
}

function lineFor(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof StartFailure) return cause.message
    if (isDiskFull(cause)) return 'the disk is full'
  }
  return null
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
