import type { RecurringDraft } from '#conversation/effect.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { figuresIn } from '#conversation/pending/parted/figures.ts'
import { isPaid } from '#conversation/pending/parted/paid-said.ts'
import type { Part } from '#conversation/pending/parted/parts.ts'
import { saysMonthly } from '#conversation/pending/parted/said-monthly.ts'
import {
  asPaid,
  bill as billWords,
  comingAgain,
  denying,
  light,
  mending,
  ofDay,
  onlyOnce,
  paying,
  pointing,
  wishing,
} from '#conversation/pending/parted/vocabulary.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Reading } from '#understanding/reading.ts'

/** What a part says of some of several bills. */
export interface SaidOfBills {
  /** Of which; null where it goes on with those before. */
  which: RecurringDraft[] | null
  /** By their names, or by how many they are. */
  isNamed: boolean
  wish: 'paid' | 'monthly' | null
  sum: number | undefined
  dueDay: number | undefined
  day: Temporal.PlainDate | undefined
}

const known = [
  light,
  billWords,
  paying,
  comingAgain,
  denying,
  mending,
  ofDay,
  onlyOnce,
  pointing,
  wishing,
]
const gone = anyOf('ja foi; ja foram; ja era; ja eram')

/** What a part says of them; null where it says more than that. */
export function saidOfBills(
  bills: readonly RecurringDraft[],
  { reading }: Part,
  before: readonly RecurringDraft[],
): SaidOfBills | null {
  const { flat, numbers, tokens } = reading
  const isNumber = (at: number) => numbers.some(({ first, last }) => first <= at && at <= last)
  const isKnown = tokens.every(({ kind, norm }, at) => {
    if (kind !== 'word' || isNumber(at)) return true
    return known.some((some) => some.has(norm)) || bills.some((bill) => isOf(bill, norm))
  })
  if (!isKnown) return null
  const which = whichIn(bills, reading, before)
  const norms = tokens.map(({ norm }) => norm)
  const wasPaid = gone(flat) || norms.some((norm) => asPaid.has(norm)) || isPaid(reading, norms)
  const isUnpaid = unpaid(flat)
  const isMonthly = saysMonthly(reading) || flat.includes(' sempre ')
  const wish = isMonthly ? 'monthly' : null
  const [bill] = which ?? before
  const { sums, dueDays } = bill ? figuresIn(reading, bill, false) : { sums: [], dueDays: [] }
  const [sum] = sums.filter((value) => !isCount(reading, value, bills.length))
  return {
    which,
    isNamed: which !== null && !norms.some((norm) => anyThing.has(norm) && !isCounting(reading)),
    wish: wasPaid && !isMonthly && !isUnpaid ? 'paid' : wish,
    sum,
    dueDay: dueDays[0],
    day: reading.days.findLast(({ date }) => {
      return Temporal.PlainDate.compare(date, reading.today) <= 0
    })?.date,
  }
}

const unpaid = anyOf(
  'nao paguei; nem paguei; ainda paguei; nao foi; nem foi; nao foram; nem foram; nao esta paga; ' +
    'nao esta pago; nao estao pagas; nao estao pagos; nao paga; nao pago; nao pagas; nao pagos',
)

function isOf({ name }: RecurringDraft, norm: string): boolean {
  return tellingWords(name).some((word) => isSame(word, norm))
}

/** All of whatever was spoken of. */
const anyThing = words('tudo essas esses elas eles')

function isCounting({ tokens }: Reading): boolean {
  return tokens.some(({ norm }) => counting.has(norm))
}

const counting = words('duas dois tres ambas ambos')

const all = words('duas dois tres ambas ambos tudo essas esses elas eles')
const first = words('primeiro primeira')
const second = words('segundo segunda')
const other = words('outra outro')

/** Those that a part names, counts or points at; null for none. */
function whichIn(
  bills: readonly RecurringDraft[],
  reading: Reading,
  before: readonly RecurringDraft[],
): RecurringDraft[] | null {
  const { flat, tokens } = reading
  const norms = tokens.map(({ norm }) => norm)
  const named = bills.filter((bill) => norms.some((norm) => isOf(bill, norm)))
  if (named.length > 0) return named
  const has = (some: ReadonlySet<string>) => norms.some((norm) => some.has(norm))
  const isCounted = new RegExp(` [ao]s ${bills.length} `).test(flat)
  const isEach = / tod[ao]s (?!os meses)/.test(flat)
  if (has(all) || isCounted || isEach) return [...bills]
  const at = [first, second].findIndex(has)
  const pointed = at < 0 ? undefined : bills[at]
  if (pointed) return [pointed]
  const others = bills.filter((bill) => !before.includes(bill))
  return has(other) && before.length > 0 && others.length === 1 ? others : null
}

/** "as 2" counts them. */
function isCount({ flat }: Reading, value: number, count: number): boolean {
  return value === count * 100 && / [ao]s \d /.test(flat)
}
