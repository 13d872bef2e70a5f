import { cents } from '@lya/core/amounts/cents.ts'
import { monthPaid } from '#conversation/bills/paid-for.ts'
import { billsTold } from '#conversation/bills/plainly/bills-told.ts'
import type { Payment } from '#conversation/effect.ts'
import { carry } from '#conversation/make-turn.ts'
import { type Bill, tellingIn } from '#conversation/naming/telling.ts'
import { sumsIn } from '#conversation/plain/figures.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { wordsOf } from '#language/phrases/classes.ts'
import { words } from '#language/phrases/word-set.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const paid = words(
  'paguei pago paga quitei quitado quitada acertei acertado dei mandei depositei transferi adiantei ' +
    'atrasei combinei foi',
)
const settled = words(
  'paguei pago paga quitei quitado quitada acertei acertado atrasei esqueci agora hoje hj',
)
const ahead = words(
  'vou vamos vence vencer vencem queria quero posso poderia se nao nem quanto pagar',
)
const fines = words('multa multas juros juro taxa acrescimo mora encargos')
const late = words('multa multas juros juro atraso atrasado atrasada atrasei mora')
const half = words('metade')
const rest = words('resto restante outra outros outro falta completo')
const past = words('hoje ontem anteontem')
/** Of it, and of who gets it. */
const around = words('dono dona proprietario proprietaria imobiliaria conta boleto metade parcela')
const kin = new Set([...wordsOf('{kin}'), ...wordsOf('{friend}')])

/**
 * The turn of a bill that was paid late, "luz paga, veio 6,40 de juros e deu 126,40": with all that
 * it came to; and of half of one, "dei 310 do aluguel, o resto sexta", which leaves it to be paid.
 * Both are known by the figures that fit what the bill costs. Null for any other message.
 */
export function paidOtherwiseTurn(told: TurnInput, understand: Understand): Turn | null {
  if (!told.payments?.length || told.state.open) return null
  const reading = readMessage(told.text, told.today)
  const isLate = hasOneOf(reading, fines)
  if ((!isLate && !hasOneOf(reading, rest) && !hasOneOf(reading, half)) || isQuestion(reading))
    return null
  if (leans('removes', reading)) return null
  const named = billsTold(told, reading)
  const [bill, another] = named?.bills ?? []
  // What is paid already is told for another reason.
  if (!named || !bill?.amountCents || bill.isPaid || another) return null
  if (isOfElse(reading, named.at)) return null
  return isLate ? lateTurn(told, reading, bill) : halfTurn(told, reading, bill, understand)
}

function isOfElse(reading: Reading, at: readonly number[]): boolean {
  return tellingIn({ reading }).some((one) => {
    const isKnown = at.includes(one.at) || [around, fines, paid].some((set) => set.has(one.word))
    return !isKnown && (isThing(one.word) || isFirstName(one.word) || kin.has(one.word))
  })
}

function lateTurn(told: TurnInput, reading: Reading, bill: Bill): Turn | null {
  const { id, name, amountCents = 0, dueDay = 0 } = bill
  if (!hasOneOf(reading, settled) || hasOneOf(reading, ahead)) return null
  const sums = sumsIn(reading).filter((sum) => sum !== amountCents)
  const [one, other, more] = sums
  if (one === undefined || other === undefined || more !== undefined) return null
  const [fine, whole] = one < other ? [one, other] : [other, one]
  if (whole - fine !== amountCents) return null
  const today = told.today.toPlainYearMonth().toString()
  const isOver = hasOneOf(reading, late) && dueDay > 0 && dueDay < told.today.day
  const month: Pick<Payment, 'month'> = isOver ? { month: today } : {}
  const effect: Payment = {
    ...{ kind: 'pay', payment: { id, name }, amountCents: cents(whole) },
    ...{ ...month, ...monthPaid(reading), ...dayOf(reading) },
  }
  return by('bill', carry(told, { intent: 'pay', confidence: 90 }, effect))
}

function halfTurn(
  told: TurnInput,
  reading: Reading,
  { name, amountCents = 0 }: Bill,
  understand: Understand,
): Turn | null {
  const part = Math.round(amountCents / 2)
  if (part * 2 !== amountCents || !hasOneOf(reading, paid) || hasOneOf(reading, ahead)) return null
  const sums = sumsIn(reading)
  const isHalf = hasOneOf(reading, half)
  // "paguei 310 do aluguel, o resto sexta": with the word, or with the sum of it.
  if (!sums.every((sum) => sum === part || sum === amountCents)) return null
  if (!isHalf && !sums.includes(part)) return null
  const { date } = dayOf(reading)
  const day = date === undefined ? '' : ` ${date.slice(8)}/${date.slice(5, 7)}`
  const text = `${name} ${part / 100}${day}`.replace('.', ',')
  const turn = understand({ ...told, payments: [], state: {}, text })
  const [made, more] = turn.effects
  if (made?.kind !== 'create-transactions' || more || made.transactions.length !== 1) return null
  if (made.transactions.some(({ type }) => type !== 'despesa')) return null
  return by('bill', { ...turn, state: told.state })
}

/** "ontem" and no Friday, on which the rest is paid. */
function dayOf({ days, tokens, today }: Reading): { date?: string } {
  const day = days.find(({ first, date }) => {
    return past.has(tokens[first]?.norm ?? '') && Temporal.PlainDate.compare(date, today) < 0
  })
  return day ? { date: day.date.toString() } : {}
}
