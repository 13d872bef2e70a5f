import { isDatabaseUnavailable } from '#platform/db/unavailable.ts'
import type { Log } from '#platform/log/log.ts'
import { Outage } from '#platform/outage.ts'

/** An outage is told when it begins, and then in lines this far apart, however many it hits. */
const windowMs = 10_000

/** Tells the operator of answers 503: the first at once, the others by their number. */
export function outageLog(log: Log): (error: unknown) => void {
  let failures = 0
  let isTold = false
  const tellMore = (): void => {
    if (failures === 0) {
      isTold = false
      log.info('no request failed for 10 seconds')
      return
    }
    log.warn('requests still fail', { failures })
    failures = 0
    setTimeout(tellMore, windowMs).unref()
  }
  return (error) => {
    if (isTold) {
      failures += 1
      return
    }
    isTold = true
    log.warn('requests fail for an outage', causeOf(error))
    setTimeout(tellMore, windowMs).unref()
  }
}

/** What broke and with which code; never the message, which may quote what people typed. */
function causeOf(error: unknown): { what: string; code: string } {
  let code = 'none'
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; depth += 1) {
    const own = (cause as { code?: unknown }).code
    if (typeof own === 'string') code = own
    cause = cause.cause
  }
  if (error instanceof Outage) return { what: error.provider, code }
  return { what: isDatabaseUnavailable(error) ? 'database' : 'contention', code }
}
