import { z } from 'zod'
import { oneOf } from '#platform/config/fields.ts'
import { set } from '#platform/config/variable.ts'

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
})

export const logSettings = logVariables.transform(({ LOG_LEVEL, LOG_FORMAT }) => ({
  logLevel: LOG_LEVEL,
  logFormat: LOG_FORMAT === 'auto' ? terminalFormat() : LOG_FORMAT,
}))

function terminalFormat(): 'json' | 'pretty' {
  return process.stderr.isTTY ? 'pretty' : 'json'
}
