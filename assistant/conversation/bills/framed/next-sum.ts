import { cents } from '@lya/core/amounts/cents.ts'
import { comesToTurn } from '#conversation/bills/comes-to.ts'
import { laterMonthIn } from '#conversation/naming/from-month.ts'
import { type Bill, fitting, tellingIn } from '#conversation/naming/telling.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import { entriesOf } from '#conversation/restating/referent/own.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { months } from '#language/days/words.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { wordsOf } from '#language/phrases/classes.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import type { Reading } from '#understanding/reading.ts'

/** It is the coming one that is told of. */
const next = words('proximo proxima seguinte')
const comingMonth = anyOf('mes que vem; outro mes')
/** And that one comes to so much. */
const coming = words(
  'vem vai vira virar sera ser passa passar muda mudar sobe subir aumenta aumentar cai cair baixa ' +
    'baixar fica ficar custa custar fecha',
)
/** What was paid is spoken of, and is to stay. */
const kept = anyOf(
  'paguei; ja pago; ja paga; ja foi; de hoje; que foi; ta certo; ta certa; esta certo; esta certa; ' +
    'fica como; fica assim; fica igual; deixa como; deixa assim; continua',
)
const otherwise = words(
  'se talvez acho comprei recebi ganhei vendi guardei gastei meta limite orcamento apaga tira cancela ' +
    'duas dois ambos ambas',
)
const ofBill = words('parcela mensalidade prestacao boleto fatura valor conta noticia coisa')
const timesMax = 2
const nearMax = 4
const others = new Set([...wordsOf('{kin}'), ...wordsOf('{friend}')])

/**
 * The turn of "a de hoje foi 60 mesmo, a próxima é que vai ser 72": a bill comes to that from the
 * next time on, and what was paid of it stays. It is known by the coming one being spoken of beside
 * that which was paid, and by a sum that neither the bill nor an entry of its name has. Null where
 * anything else is named, or somebody.
 */
export function nextSumTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (input.state.open || isQuestion(reading) || hasOneOf(reading, otherwise)) return null
  if (!tellsNext(reading)) return null
  const bill = billMeant(input, message)
  if (!bill?.amountCents || laterMonthIn(reading, bill) !== null) return null
  const paid = entriesOf(input).filter(({ name }) => name === bill.name)
  const before = new Set([bill.amountCents, ...paid.map(({ entry }) => entry.amountCents)])
  const sums = reading.amounts.filter(({ valueCents }) => !before.has(Math.round(valueCents)))
  const [sum, another] = sums
  if (!sum || another || sum.isForeign) return null
  // "a próxima vem 1180": only beside what was paid it is told of no other month.
  const isBeside = reading.amounts.length > 1 || kept(reading.flat)
  const lead = reading.tokens.slice(Math.max(0, sum.first - nearMax), sum.first)
  if (!lead.some(({ norm }) => coming.has(norm))) return null
  const value = Math.round(sum.valueCents)
  if (!isBeside || value > bill.amountCents * timesMax || value * timesMax < bill.amountCents)
    return null
  return comesToTurn(input, bill, cents(value))
}

/** What is to come is told of, and what that comes to. */
export function tellsNext(reading: Reading): boolean {
  const { tokens, today } = reading
  const month = today.add({ months: 1 }).month
  // "em janeiro" is not yet.
  const isLater = tokens.some(({ norm }) => months.has(norm) && months.get(norm) !== month)
  if (!hasOneOf(reading, coming) || isLater) return false
  return (
    hasOneOf(reading, next) ||
    comingMonth(reading.flat) ||
    tokens.some(({ norm }) => months.get(norm) === month) ||
    reading.days.some(({ date }) => Temporal.PlainDate.compare(date, today) > 0)
  )
}

/** The one that is named; without a name the only one, where it was spoken of last. */
function billMeant(input: TurnInput, message: Message): Bill | null {
  const { payments = [], state } = input
  const said = tellingIn(message)
  const [fit, another] = fitting(said, payments).filter(({ at }) => at.length > 0)
  const isElse = said.some(({ word, at }) => {
    const isOwn = fit?.at.includes(at) || [ofBill, coming, next].some((set) => set.has(word))
    return !isOwn && (isThing(word) || isFirstName(word) || others.has(word))
  })
  if (isElse || another) return null
  if (fit) return fit.isWhole ? fit.thing : null
  const { last, rule } = state
  const isSpoken = last?.kind === 'recurring-created' && last.rule === rule
  return (isSpoken && payments.find(({ name }) => name === last.name)) || null
}
