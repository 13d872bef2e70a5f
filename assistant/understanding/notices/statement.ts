import type { Amount } from '#language/amounts/amount.ts'
import type { Span } from '#language/phrases/phrase-book.ts'
import type { TransactionType } from '#understanding/draft.ts'
import { type NoticeKind, noticeBook } from '#understanding/notices/kinds.ts'
import { isWithin, linesOf } from '#understanding/notices/lines.ts'
import { nameAt } from '#understanding/notices/name-at.ts'
import { isBalance } from '#understanding/notices/sums.ts'
import type { Reading } from '#understanding/reading.ts'

/** One line of a statement: what it was, which way and on which day. */
export interface StatementLine {
  kind: NoticeKind | null
  type: TransactionType
  /** A sign or a letter tells which way. */
  isMarked: boolean
  amount: Amount
  date: Temporal.PlainDate
  party: Span | null
}

const incoming: readonly NoticeKind[] = [
  ...(['yield', 'refund', 'cashback', 'sale', 'received'] as const),
]

/** The lines of a bank statement that was pasted; empty where the text is none. */
export function readStatement(reading: Reading): StatementLine[] {
  // Each line of one begins with its day.
  if (reading.days.length === 0) return []
  const lines = linesOf(reading).flatMap((line) => readLine(reading, line) ?? [])
  const isSigned = lines.some(({ amount, kind }) => amount.isNegative || kind !== null)
  if (!isSigned || (lines.length === 1 && !lines[0]?.amount.isNegative)) return []
  // Where what goes out has its sign, "06/11 Salário 3.400,00" came in.
  return lines.some(({ amount }) => amount.isNegative) ? lines.map(unsignedIn) : lines
}

function unsignedIn(line: StatementLine): StatementLine {
  const isPlain = line.type === 'despesa' && line.kind === null && !line.isMarked
  return isPlain ? { ...line, type: 'receita' } : line
}

/** A line that begins with its day and ends with its sum. */
function readLine(reading: Reading, line: Span): StatementLine | null {
  const { tokens, days, today } = reading
  const day = days.find((one) => isWithin(one.first, line))
  const [amount, balance] = sumsIn(reading, line)
  const end = balance ? balance.first - 2 : line.last
  const isDated = day && tokens[day.first + 1]?.folded === '/' && day.first <= line.first + 1
  if (!isDated || amount?.form === 'bare' || !amount || amount.last < end - 2) return null
  const found = noticeBook.find(reading, line)
  const kind = found?.means ?? null
  const first = Math.max(day.last, found && found.last < amount.first ? found.last : -1) + 1
  const isAhead = Temporal.PlainDate.compare(day.date, today) > 0
  return {
    kind,
    type: typeOf(reading, { amount, kind, last: end }),
    isMarked: markOf(reading, { amount, last: end }) !== null,
    amount,
    date: isAhead ? today : day.date,
    party: partyIn(reading, first, amount.first) ?? partyIn(reading, day.last + 1, amount.first),
  }
}

/** The last sum of a line that is no balance, and the balance behind it. */
function sumsIn(reading: Reading, line: Span): [Amount | undefined, Amount | undefined] {
  const sums = reading.amounts.filter((one) => isWithin(one.first, line))
  const amount = sums.findLast((one) => !isBalance(reading, one))
  return [amount, sums.find((one) => amount && one.first > amount.last)]
}

interface Signed {
  amount: Amount
  last: number
}

function typeOf(reading: Reading, line: Signed & { kind: NoticeKind | null }): TransactionType {
  const { kind } = line
  const byKind = kind && incoming.includes(kind) ? 'receita' : 'despesa'
  return markOf(reading, line) ?? byKind
}

function markOf({ tokens }: Reading, { amount, last }: Signed): TransactionType | null {
  const mark = tokens[last]?.norm
  if (amount.isNegative || mark === '-' || mark === 'd') return 'despesa'
  return tokens[amount.first - 1]?.folded === '+' || mark === 'c' ? 'receita' : null
}

const between = new Set([':', '-', '*', 'de', 'do', 'da', 'para', 'no', 'na', 'em', 'eletro'])

function partyIn(reading: Reading, from: number, end: number): Span | null {
  let first = from
  while (first < end && between.has(reading.tokens[first]?.norm ?? '')) first += 1
  const name = nameAt(reading, first)
  return name && name.last < end ? name : null
}
