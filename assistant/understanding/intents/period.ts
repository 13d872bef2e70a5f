import { findPeriod } from '#language/periods/find-period.ts'
import type { Fields } from '#understanding/intents/candidate.ts'
import type { Reading } from '#understanding/reading.ts'

const coming = / (que vem|proxim[oa]s?|seguintes?) /

/**
 * The period that a question names, `from` and `to` inclusive; nothing where none is named. What
 * was spent ends today at the latest; what is due is asked of the whole period.
 */
export function readPeriod(reading: Reading, isDue: boolean): Fields {
  const { tokens, days, today, flat } = reading
  const period = findPeriod(tokens, days, today)
  if (!period) return {}
  const isAhead = Temporal.PlainDate.compare(period.from, today) > 0
  if (isAhead && !isDue && !coming.test(flat) && !/ 20\d\d /.test(flat) && days.length === 0) {
    // "o quarto trimestre" in March is last year's.
    return told(period.from.subtract({ years: 1 }), period.to.subtract({ years: 1 }))
  }
  const isGone = Temporal.PlainDate.compare(period.to, today) < 0
  if (isGone && isDue && !/ 20\d\d | passad[oa] /.test(flat)) {
    // What is due in January, asked in December, is due in the next.
    return told(period.from.add({ years: 1 }), period.to.add({ years: 1 }))
  }
  const isRunning = !isAhead && Temporal.PlainDate.compare(period.to, today) > 0
  const to = isRunning && !isDue ? today : period.to
  return told(period.from, to)
}

function told(from: Temporal.PlainDate, to: Temporal.PlainDate): Fields {
  return { from: from.toString(), to: to.toString() }
}
