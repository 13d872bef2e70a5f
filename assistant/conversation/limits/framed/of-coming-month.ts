import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { spokenCategory } from '#conversation/limits/standing/last-limit.ts'
import { carry } from '#conversation/make-turn.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { months } from '#language/days/words.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { words } from '#language/phrases/word-set.ts'
import { monthOf } from '#understanding/intents/budget.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const limited = words('limite teto orcamento maximo maneirar limitar')
const most = anyOf(
  'nao posso passar; nao quero passar; nao quero gastar; nao posso gastar; nao vou passar',
)
/** "pra dezembro só 250 de balada": what is to be spent by then, and no more. */
const only = words('so somente apenas')
const ofMonth = new Set([...months.keys(), 'vem'])
/** "quero segurar 700 pra viagem" may be to save them. */
const held = words('segurar')
const overdone = anyOf(
  'exagerei; exageramos; passei da conta; foi demais; perdi a linha; estourei; foi absurdo; gastei demais',
)
const done = words(
  'gastei gasto paguei comprei recebi ganhei vendi vou vence vencem parcela parcelas meta guardar juntar ' +
    'pagar devo dia todo cartao custa custam reservar falta tem cai chega',
)
const eatingOut = ['comer fora', 'comendo fora', 'comer na rua', 'comendo na rua', 'almocar fora']
const costs = anyOf('vem; vira; vai ser; vao ser')
const cuts = /[.,;!]|\bp(?:q|orque|ois)\b/u
const restaurant = 'restaurante'

/**
 * The turn of "mês que vem não posso passar de 700 comendo fora, em novembro perdi a linha": a
 * limit of a month that is to come, whatever is said of another one. It is known by its sum, by
 * what says that it is the most, and by what it is for. Null for any other message.
 */
export function limitOfComingTurn(input: TurnInput, message: Message): Turn | null {
  const [amount, another] = message.reading.amounts
  if (!amount || another || amount.isForeign || isQuestion(message.reading)) return null
  if (!mayBeMost(message.reading) || hasOneOf(message.reading, done)) return null
  if (leans('removes', message.reading)) return null
  const part = partOf(input, message)
  const value = Math.round(amount.valueCents)
  if (!part || value <= 0 || value > limits.amountCentsMax) return null
  const month = monthOf(part)
  if (month === null || month <= input.today.toPlainYearMonth().toString()) return null
  const category = spokenCategory(part)
  const own = input.categories.find(({ name, type }) => name === category && type === 'despesa')
  if (!own) return null
  const fields = { category: own.name, amount: value, month }
  const read: Read = { intent: 'budget', confidence: 90, fields }
  const budget = { categoryId: own.id, amountCents: cents(value), month }
  return carry(input, read, { kind: 'set-budget', budget })
}

/** A word for it is there at all: a part of a message is read only then. */
function mayBeMost(reading: Reading): boolean {
  return (
    hasOneOf(reading, limited) ||
    hasOneOf(reading, only) ||
    hasOneOf(reading, held) ||
    most(reading.flat)
  )
}

/** What is said of the limit, without other parts: with the month, if that stands in front. */
function partOf(input: TurnInput, message: Message): Message | null {
  const { reading } = message
  const parts = eatingOut
    .reduce((flat, one) => flat.replace(` ${one} `, ` ${restaurant} `), reading.flat)
    .split(cuts)
  const told = parts.filter((one, at) => {
    const own = readMessage(one, input.today)
    const isLead =
      at === 0 && own.amounts.length === 0 && monthOf({ ...message, reading: own }) !== null
    return own.amounts.length > 0 || isLead
  })
  const own = readMessage(told.join(' '), input.today)
  // "mês que vem a luz vem no máximo 250" tells what it costs.
  if (costs(own.flat.replace(' que vem ', ' '))) return null
  const isHeld = hasOneOf(own, held) && overdone(reading.flat)
  const isMost = hasOneOf(own, limited) || most(own.flat) || isHeld || isOnly(own)
  return isMost ? { ...message, reading: own } : null
}

/** "pra dezembro só 250", in just this order. */
function isOnly({ amounts, tokens }: Reading): boolean {
  const [amount] = amounts
  const lead = tokens
    .slice(0, amount?.first ?? 0)
    .filter(({ norm }) => norm !== 'r' && norm !== '$')
  return only.has(lead.at(-1)?.norm ?? '') && ofMonth.has(lead.at(-2)?.norm ?? '')
}
