import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { partsOf as turnsOf } from '#conversation/bills/chained.ts'
import { fineIn } from '#conversation/bills/paid/fines.ts'
import { keepBill, monthly, paidTurn } from '#conversation/coming/answered-bill.ts'
import type { PendingBill } from '#conversation/coming/coming-state.ts'
import { lessPercent, ownPart } from '#conversation/coming/told-terms.ts'
import type { RecurringDraft } from '#conversation/effect.ts'
import { say } from '#conversation/make-turn.ts'
import { speaksOfDay } from '#conversation/pending/parted/figures.ts'
import { type SaidOfBill, saidOfBill } from '#conversation/pending/parted/of-bill.ts'
import {
  isNextToOther,
  type Part,
  partsOf,
  tellsThing,
  withoutParts,
} from '#conversation/pending/parted/parts.ts'
import { reminding } from '#conversation/pending/parted/vocabulary.ts'
import { withRest } from '#conversation/pending/parted/with-rest.ts'
import { by } from '#conversation/trail/by.ts'
import { isAnswer } from '#conversation/trail/is-answer.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { words } from '#language/phrases/word-set.ts'
import { partsToldIn } from '#understanding/intents/commitments/parts-left.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const dropped = { intent: 'none', confidence: 100 } as const

/**
 * The turn of what is said of a bill that was offered, wherever in the message it stands: "18 num
 * uber agora, e sim me avisa", "980 na verdade, mas lembra", "troquei o dia, é no 12 que vence".
 * What is mended of it holds for what is wanted of it, and what tells of another thing is done
 * beside it. Null where nothing is wanted of it, or it may be something else.
 */
export function billInPartsTurn(
  told: TurnInput,
  open: PendingBill,
  understand: Understand,
  understandAll: Understand,
): Turn | null {
  if (open.isUndated || open.isRest || open.bill.nextDate < told.today.toString()) return null
  const reading = readMessage(told.text, told.today)
  if (isReckoned(open, reading) || reading.tokens.some(({ norm }) => naming.has(norm))) return null
  const parts = partsOf(reading)
  const said = ofThatBill(open.bill, reading, parts)
  const own = parts.filter((part) => said.has(part))
  const whole = gathered(own.flatMap((part) => said.get(part) ?? []))
  if (!whole) return null
  const answer = by('answered-bill', settled(told, open.bill, whole, own))
  if (!answer) return null
  const rest = withoutParts(reading.text, parts, own)
  if (isOfBillToo(readMessage(rest, told.today))) return null
  const turn = withRest(told, answer, rest, understandAll)
  if (!turn || isClear(turn)) return turn
  // "mas a partir de janeiro é 110": nothing can be made of it beside the answer.
  const plain = understand(told)
  return plain.effects.length > 0 && isAnswer(plain) ? null : turn
}

/** "quero sim. e troca o nome da luz pra Enel": the name goes with the answer. */
const naming = words('nome chama chame chamar')
const inPart = words('adiantado adiantada antecipado antecipada metade parte entrada sinal')
const toDo = /^ \p{L}+(ar|er|ir) /u

/** "paguei 50 adiantado", or what they want to be reminded of instead: "lembra: comprar pão". */
function isOfBillToo({ amounts, flat, tokens }: Reading): boolean {
  const isInPart = tokens.some(({ norm }) => inPart.has(norm))
  return (isInPart && amounts.length === 1) || (toDo.test(flat) && amounts.length === 0)
}

/** All of its parts do something, or answer. */
function isClear(turn: Turn): boolean {
  return turnsOf(turn).every((one) => {
    return one.effects.length > 0 || one.intent === 'query' || isAnswer(one)
  })
}

const several = anyOf(
  'as duas; os dois; as tres; os tres; das duas; dos dois; das tres; dos tres; das quatro; dos quatro',
)

/** A part of it, less by so much, or as one of several: what it comes to is worked out. */
function isReckoned(open: PendingBill, reading: Reading): boolean {
  if (several(reading.flat) || / d?[ao]s \d /.test(reading.flat)) return true
  if (leans('paidSeveral', reading) || leans('myHalf', reading)) return true
  const sums = [ownPart(open, reading), lessPercent(open, reading), fineIn(reading)]
  return sums.some((one) => one !== null) || partsToldIn(reading) !== null
}

/** The parts that speak of the bill alone, with what each of them says. */
function ofThatBill(
  bill: RecurringDraft,
  reading: Reading,
  parts: readonly Part[],
): Map<Part, SaidOfBill> {
  const isOfDay = speaksOfDay(reading, bill)
  const said = parts.map((part, at) => {
    const one = saidOfBill(bill, part.reading, isOfDay)
    const isAlso = one !== null && isAlsoBefore(part, parts[at - 1])
    if (one && isAlso) return { ...one, dueDays: one.dueDays.filter((day) => day > bill.dueDay) }
    // "Por favor. O vencimento é dia 12": before other words it agrees to nothing.
    const isPolite = part.reading.flat === ' por favor ' && parts[at + 1]?.isFirst !== false
    return one && isPolite ? { ...one, wish: 'keep' as const } : one
  })
  const isElse = parts.map(({ reading: one }, at) => said[at] === null && tellsThing(one))
  const kept = new Map<Part, SaidOfBill>()
  parts.forEach((part, at) => {
    const one = said[at]
    if (!one) return
    const isDay = one.wish === null && part.reading.days.length > 0
    const isFigure = one.sums.length + one.dueDays.length > 0 || isDay
    const isBare = isFigure || one.wish === 'paid' || one.isMonthly
    const isBehind = isElse.slice(0, at).includes(true)
    const isBeside = isNextToOther(parts, isElse, at)
    const isFree = isBare ? !isBehind && !isBeside : !isBehind || part.isFirst
    if (one.isAnchored || isFree) kept.set(part, one)
  })
  return kept
}

const dayAlone = /^ (no )?dia \d{1,2} $/

/** "lembra dia 3 e dia 4": that is when to be told of it, too. */
function isAlsoBefore({ reading }: Part, before: Part | undefined): boolean {
  const { days, numbers, tokens } = before?.reading ?? { days: [], numbers: [], tokens: [] }
  const isDated = days.length + numbers.length > 0
  return dayAlone.test(reading.flat) && isDated && tokens.some(({ norm }) => reminding.has(norm))
}

interface Gathered {
  wish: 'keep' | 'none' | 'paid'
  isMonthly: boolean
  sum: number | undefined
  dueDay: number | undefined
}

/** All of it together; null where it wants nothing, or two things at once. */
function gathered(said: readonly SaidOfBill[]): Gathered | null {
  const wishes = said.flatMap(({ wish }) => wish ?? [])
  const isMonthly = said.some((one) => one.isMonthly)
  const wish = wishes.includes('paid') ? 'paid' : wishes.at(-1)
  const [sum, otherSum] = new Set(said.flatMap(({ sums }) => sums))
  const [dueDay, otherDay] = new Set(said.flatMap(({ dueDays }) => dueDays))
  if (otherSum !== undefined || otherDay !== undefined) return null
  if (sum !== undefined && (sum <= 0 || sum > limits.amountCentsMax)) return null
  if (!wish) return isMonthly ? { wish: 'keep', isMonthly, sum, dueDay } : null
  return { wish, isMonthly, sum, dueDay }
}

function settled(
  told: TurnInput,
  bill: RecurringDraft,
  { wish, isMonthly, sum, dueDay }: Gathered,
  own: readonly Part[],
): Turn | null {
  if (wish === 'none') return say(told, dropped, { kind: 'dropped' })
  // "paguei 100 pro fornecedor", of 250: the rest is still owed.
  if (wish === 'paid' && sum !== undefined && sum < bill.amountCents) return null
  const priced = sum === undefined ? bill : { ...bill, amountCents: cents(sum) }
  if (wish === 'paid')
    return paidTurn(
      told,
      priced,
      own.flatMap(({ reading }) => reading.days),
    )
  const dated = dueDay === undefined ? priced : onDay(told, priced, dueDay)
  return keepBill(told, isMonthly ? monthly(dated) : dated)
}

/** The same bill on that day of its month, or of the next one where that is over. */
function onDay({ today }: TurnInput, bill: RecurringDraft, dueDay: number): RecurringDraft {
  const due = Temporal.PlainDate.from(bill.nextDate).with({ day: dueDay })
  const isOver = Temporal.PlainDate.compare(due, today) < 0
  const next = isOver ? due.add({ months: 1 }) : due
  return { ...bill, dueDay, nextDate: next.toString() }
}
