import { findPeriod } from '@lya/assistant/language/periods/find-period.ts'
import { readMessage } from '@lya/assistant/understanding/reading.ts'
import { compare, exact, type ListLine, type Verdict } from '#tools/corpus/lists/list.ts'

/** A day or a period, read on the day of the line's reference. */
export function judgeDay(line: ListLine): Verdict {
  if (line.ambiguous !== undefined) return { kind: 'out', why: 'marked as ambiguous' }
  if (line.caveat !== undefined) return { kind: 'out', why: 'marked with a caveat' }
  const today = dayOf(line)
  const { tokens, days } = readMessage(line.text, today)
  if (line.kind === 'daterange') {
    const period = findPeriod(tokens, days, today)
    const { from, to } = line.value as { from: string; to: string }
    return compare(
      period ? `${period.from.toString()} ${period.to.toString()}` : 'none',
      `${from} ${to}`,
    )
  }
  const got = days.map(({ date }) => date.toString())
  // A time of day alone is one of today.
  if (got.length === 0 && line.kind?.startsWith('datetime')) got.push(today.toString())
  const want = line.date ?? String(line.value).slice(0, 10)
  if ((line.n_results ?? 1) > 1 && got.includes(want)) return exact
  return compare(got[0], want)
}

/** A text that names no day, or no amount. */
export function judgeNothing(line: ListLine): Verdict {
  const { days, amounts } = readMessage(line.text, dayOf(line))
  if (line.kind === 'date')
    return compare(
      days.map(({ date }) => date),
      '',
    )
  return compare(
    amounts.map(({ valueCents }) => valueCents),
    '',
  )
}

const someDay = '2026-09-16'

function dayOf({ reference }: ListLine): Temporal.PlainDate {
  return Temporal.PlainDate.from((reference ?? someDay).slice(0, 10))
}
