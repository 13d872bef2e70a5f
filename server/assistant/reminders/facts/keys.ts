import type { Threshold } from '#assistant/reminders/facts/fact.ts'

/** What a reminder is about, as its row says it: each is made once. */
export type Subject =
  | { kind: 'contas'; day: Temporal.PlainDate }
  | {
      kind: 'orcamentos'
      month: Temporal.PlainYearMonth
      threshold: Threshold
      categoryId: string
    }
  | { kind: 'resumo'; monday: Temporal.PlainDate }

export function keyOf(subject: Subject): string {
  if (subject.kind === 'contas') return `contas:${subject.day.toString()}`
  if (subject.kind === 'resumo') return `resumo:${subject.monday.toString()}`
  const { month, threshold, categoryId } = subject
  return `orcamentos:${month.toString()}:${threshold}:${categoryId}`
}

/** @throws Error for what `keyOf` never wrote. */
export function readKey(key: string): Subject {
  const [kind, date = '', threshold, categoryId = ''] = key.split(':')
  if (kind === 'contas') return { kind, day: Temporal.PlainDate.from(date) }
  if (kind === 'resumo') return { kind, monday: Temporal.PlainDate.from(date) }
  if (kind === 'orcamentos') {
    const month = Temporal.PlainYearMonth.from(date)
    return { kind, month, threshold: threshold === '80' ? 80 : 100, categoryId }
  }
  throw new Error('a reminder of a kind that nobody makes')
}
