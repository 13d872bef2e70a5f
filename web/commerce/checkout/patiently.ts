import { isPassing } from '#connection/calls/query-client.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'

/** Spec 2, section 7: three tries, with these waits between them. */
export const waitsMs = [1_000, 2_000] as const

/** Whether another try may do: nobody answered, or somebody who was just starting. */
export function mayTryAgain(failure: unknown): boolean {
  return isPassing(failure) || !(failure instanceof RefusedCall || isAborted(failure))
}

/**
 * Makes a call up to three times. Only for what may be repeated: a read, a save, or a payment that
 * bears the id of its attempt.
 */
export async function patiently<Answer>(
  call: () => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  for (const waitMs of waitsMs) {
    try {
      return await call()
    } catch (failure) {
      if (!mayTryAgain(failure) || signal?.aborted) throw failure
    }
    await pause(waitMs, signal)
  }
  return call()
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
}

function isAborted(failure: unknown): boolean {
  return failure instanceof DOMException && ['AbortError', 'TimeoutError'].includes(failure.name)
}
