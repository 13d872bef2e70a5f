import { z } from 'zod'
import { oneOf } from '#platform/config/fields.ts'
import { secret, set } from '#platform/config/variable.ts'

/** What could be guessed would tell the business to anybody. */
const token = z
  .string()
  .regex(/^[\x21-\x7e]{16,200}$/, { error: '16 to 200 printable characters without spaces' })

/** What the operator is told. */
export const logVariables = z.object({
  LOG_LEVEL: set(
    'How much is told on standard error.',
    'info',
    oneOf('debug', 'info', 'warn', 'error'),
  ),
  LOG_FORMAT: set(
    'auto is pretty on a terminal and json elsewhere.',
    'auto',
    oneOf('auto', 'json', 'pretty'),
  ),
  METRICS_TOKEN: secret(
    'Opens /metrics to your Prometheus, as its bearer token. Unset: there is no such page.',
    token,
  ),
})

export const logSettings = logVariables.transform(({ LOG_LEVEL, LOG_FORMAT, METRICS_TOKEN }) => ({
  logLevel: LOG_LEVEL,
  logFormat: LOG_FORMAT === 'auto' ? terminalFormat() : LOG_FORMAT,
  /** Null means that nothing is told at /metrics. */
  metricsToken: METRICS_TOKEN,
}))

function terminalFormat(): 'json' | 'pretty' {
  return process.stderr.isTTY ? 'pretty' : 'json'
}
