import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { chained } from '#conversation/bills/chained.ts'
import { moneyBack, namesBySum, paidFor } from '#conversation/coming/left/money-back.ts'
import { remembered } from '#conversation/coming/owed.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { carry, say } from '#conversation/make-turn.ts'
import { billOfParts, isLikePart } from '#conversation/memory/other-parts.ts'
import {
  namedAmong,
  type Remembered,
  rememberedIn,
  toldLast,
} from '#conversation/memory/remembered.ts'
import { type Bill, tellingIn } from '#conversation/naming/telling.ts'
import { proposal } from '#conversation/opinion/propose.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'

const back = new PhraseBook('what was bought and went back', [
  {
    means: 'back',
    say: 'devolvi|devolvemos',
    not: [
      'nao|vou|quero|queria|posso|tenho ..1 devolvi|devolvemos',
      // To whom it was borrowed from.
      'devolvi|devolvemos ..4 pra|pro|para|ao|na|no',
    ],
    like: 'a calça eu devolvi',
  },
  {
    means: 'back',
    say: 'devolvi|devolvemos ..3 pra|pro|para|na|no|a|ao [a|o] loja|lojinha|shopee|amazon|shein|site|vendedor|vendedora|fornecedor|farmacia|mercado',
    not: ['nao|vou|quero|queria|posso|tenho ..1 devolvi|devolvemos'],
    like: 'devolvi o secador na loja',
  },
  {
    means: 'back',
    say: 'estornou|estornaram|reembolsou|reembolsaram',
    not: [
      'nao|ainda|quando|se ..3 estornou|estornaram|reembolsou|reembolsaram',
      'estornou|estornaram|reembolsou|reembolsaram ..2 errado|duas|dobro',
    ],
    like: 'um dos tênis não serviu e a loja estornou ontem',
  },
])

const toCome = new PhraseBook('the money is still to come back', [
  {
    means: 'later',
    say: 'vai|vao|ainda|falta|depois|esperando ..3 estornar|devolver|reembolsar|cair|estorno|reembolso|estornaram|caiu|devolveram|voltar|voltou',
    like: 'devolvi o vestido, vão estornar no cartão',
  },
])

const swapped = new PhraseBook('it was changed for another', [
  {
    means: 'swapped',
    say: 'trocou|trocaram|troquei|trocamos|troca|trocado|trocada',
    not: ['troca ..2 estornou|estornaram|devolveram'],
    like: 'a loja trocou o celular, devolvi o velho',
  },
])

const undone = new PhraseBook('the purchase is undone, and not only the thing gone', [
  {
    means: 'undone',
    say: 'cancela|cancele|cancelar|cancelei|cancelamos|cancelaram|cancelou|estornou|estornaram|estornar|estorno|reembolsou|reembolsaram|reembolso|reembolsar|devolveram|devolver|devolveu',
    not: ['nao estornou|estornaram|reembolsou|reembolsaram|devolveram|devolveu'],
    like: 'devolvi o fone e a shopee estornou',
  },
  { means: 'undone', say: 'dinheiro|valor de volta', like: 'me deram o dinheiro de volta' },
])

const some = new PhraseBook('how many of them', [
  { means: 'some', say: 'devolvi|devolvemos [so] #', like: 'devolvi 2 sacos de ração' },
  {
    means: 'some',
    say: '# dos|das|desses|dessas|deles|delas',
    not: ['# dos|das {month}'],
    like: 'um dos tênis não serviu e a loja estornou ontem',
  },
])

const pointing = new Set('devolvi devolvemos deles delas eles elas eu loja'.split(' '))

const orders: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'delete', 'correct']
const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log']

/**
 * The turn of "a calça eu devolvi", of one that stands there with its price: whether so much came
 * back is asked, and what is still to come back is remembered. Null for any other message.
 */
export function gaveBackTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading } = message
  const isMoney = moneyBack.isIn(reading)
  // "o de 41 veio errado e devolveram": a sum tells which.
  const isOfSum = isMoney && namesBySum(reading)
  if (reading.amounts.length > 0 && !isOfSum) return null
  if (isQuestion(reading) || !(isMoney || back.isIn(reading)) || swapped.isIn(reading)) return null
  const spent = rememberedIn(input).filter(({ type }) => type === 'despesa')
  const [entry, another] = isMoney ? paidFor(input, message) : meantAmong(input, message, spent)
  if (!entry || another) return null
  // "cancela o secador, devolvi na loja", in 2x: what was paid of it is not deleted.
  const parts = partsOf(input, entry)
  const isRead = readable.includes(candidate.intent) || (isOfSum && candidate.intent === 'correct')
  const isReadable = isRead && !leans('removes', reading)
  const isEnding = parts && leans('cancels', reading) && orders.includes(candidate.intent)
  if (!isReadable && !isEnding) return null
  const amountCents = priceOf(entry, reading)
  if (amountCents === null) return null
  const { sum: _worked, ...draft } = restoreDraft(entry, input.categories)
  const refund = {
    ...draft,
    ...({
      type: 'receita',
      date: dayIn(input, reading, entry),
      categoryId: null,
      amountCents,
    } as const),
    description: `Estorno: ${entry.description}`,
  }
  const isWhole = amountCents === entry.amountCents && undone.isIn(reading)
  const whole = isWhole ? parts : null
  if (!toCome.isIn(reading)) return behindEnd(input, whole, proposal(input, refund))
  const turn = say(input, { intent: 'clarify', confidence: 90 }, { kind: 'owed', amountCents })
  const keep = (one: Turn) => ({ ...one, state: remembered(one.state, refund, message) })
  return keep(behindEnd(input, whole, turn))
}

/** Those that it names; of several of one thing that were told last, "um deles eu devolvi". */
function meantAmong(
  input: TurnInput,
  message: Message,
  spent: readonly Remembered[],
): readonly Remembered[] {
  const named = namedAmong(message, spent)
  if (named.length > 0 || !some.isIn(message.reading)) return named
  const isNamed = tellingIn(message).some(({ word }) => !pointing.has(word))
  return isNamed ? [] : toldLast(input, spent).filter(({ sum }) => sum?.steps[0]?.by === 'times')
}

/** The instalments to come of what was bought in parts; null where there are none. */
function partsOf(input: TurnInput, entry: Remembered): Bill | null {
  const own = billOfParts(input, entry)
  const same = input.payments?.filter((bill) => {
    const isOfParts = (bill.instalments ?? 0) > 1
    return isOfParts && bill.name === entry.description && isLikePart(bill, entry.amountCents)
  })
  return own ?? same?.[0] ?? null
}

/** What went back as a whole is paid no further: its instalments end before the rest is told. */
function behindEnd(input: TurnInput, parts: Bill | null, turn: Turn): Turn {
  if (!parts) return turn
  const { id, name } = parts
  const read: Read = { intent: 'delete', confidence: 92, fields: { description: name } }
  const end = { kind: 'end-thing', what: 'payment', id, name, isOfParts: true } as const
  return chained([carry(input, read, end), turn]) ?? turn
}

/** The day on which it came back, where a past one is told that is not that of the purchase. */
function dayIn({ today }: TurnInput, { days }: Reading, { date }: Remembered): Temporal.PlainDate {
  const told = days.findLast((one) => one.date.toString() !== date)?.date
  return told && Temporal.PlainDate.compare(told, today) < 0 ? told : today
}

/** Of as many as went back, of so many at such a price; null where that is not known. */
function priceOf({ amountCents, sum }: Remembered, reading: Reading): Cents | null {
  const found = some.find(reading)
  const told = reading.numbers.find(({ first }) => first === found?.first || first === found?.last)
  const bought = sum?.steps.find((step) => step.by === 'times')
  const count = (told?.hundredths ?? 0) / 100
  if (count === 0 || (count === 1 && !bought)) return cents(amountCents)
  if (bought?.by !== 'times' || count > bought.factor) return null
  return cents(Math.round((amountCents / bought.factor) * count))
}
