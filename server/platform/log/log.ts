import { systemClock } from '#platform/clock/clock.ts'

/**
 * Tells the operator what happened. The event is a fixed sentence; the fields hold ids, codes and
 * counts, never SQL, its parameters or anything that a person typed.
 */
export interface Log {
  debug(event: string, fields?: Record<string, unknown>): void
  info(event: string, fields?: Record<string, unknown>): void
  warn(event: string, fields?: Record<string, unknown>): void
  error(event: string, fields?: Record<string, unknown>): void
}

const levels = ['debug', 'info', 'warn', 'error'] as const
type Level = (typeof levels)[number]

/** A log that writes one line for each event, to standard error unless told otherwise. */
export function createLog(options: {
  level: Level
  format: 'json' | 'pretty'
  write?: (line: string) => void
}): Log {
  const write = options.write ?? ((line) => void process.stderr.write(line))
  const render = options.format === 'json' ? renderJson : renderPretty
  const least = levels.indexOf(options.level)
  const at =
    (level: Level) =>
    (event: string, fields: Record<string, unknown> = {}): void => {
      if (levels.indexOf(level) >= least) write(`${render(level, event, fields)}\n`)
    }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

function renderJson(level: Level, event: string, fields: Record<string, unknown>): string {
  return JSON.stringify({ time: systemClock.now().toString(), level, event, ...fields })
}

function renderPretty(level: Level, event: string, fields: Record<string, unknown>): string {
  const time = systemClock.now().toString().slice(11, 23)
  const rest = Object.keys(fields).length > 0 ? ` ${JSON.stringify(fields)}` : ''
  return `${time} ${level.padEnd(5)} ${event}${rest}`
}
