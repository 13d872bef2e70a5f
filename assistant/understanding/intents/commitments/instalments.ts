import type { Amount } from '#language/amounts/amount.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Fields, Message, Read } from '#understanding/intents/candidate.ts'
import { bargainIn, isEachPart, monthlyParts } from '#understanding/intents/commitments/bargain.ts'
import { beginsOn } from '#understanding/intents/commitments/begins-now.ts'
import { firstPartIn } from '#understanding/intents/commitments/first-part.ts'
import {
  bothTogether,
  splitBeside,
  thingOfSum,
  workedOut,
} from '#understanding/intents/commitments/one-of-several.ts'
import { categoryOfSubject, thingOf } from '#understanding/intents/commitments/subject-said.ts'
import { isListedTimes, partsIn } from '#understanding/intents/parts.ts'
import { isAsked, isQuestion } from '#understanding/intents/question.ts'
import { clauseAt } from '#understanding/transactions/scene.ts'

const split = / (parcelei|parcelamos|parcelado|parcelada|parcelar|parcelando) /

const monthly = / (todo mes|todos os meses|todo dia \d+|(?:por|ao|\/) mes|mensal|mensais) /

/** A purchase in instalments; without an amount there is something to ask. */
export function recogniseInstallments(message: Message): Read | null {
  const { reading } = message
  const isSplit = split.test(reading.flat)
  const byMonth = monthlyParts(reading)
  const number = partsIn(reading) ?? byMonth?.count ?? null
  // In "parcelei em 6 a geladeira de 1200" the 6 is no price.
  const others = reading.amounts.filter((one) => one.valueCents !== (number ?? 0) * 100)
  // "fone JBL Tune 520 por R$ 219 em 3x": a bare figure beside named reais is part of the name.
  const amount =
    reading.amounts.find((one) => isEachPart(reading, one)) ??
    splitBeside(message) ??
    others.find(({ form }) => form === 'currency') ??
    others[0]
  const isAsking = amount ? isAsked(reading, amount.first) : isQuestion(reading)
  if ((number === null && !isSplit) || isAsking || / = /.test(reading.flat)) return null
  // "prestação 4.350 todo mês, são 60 parcelas": what is paid each month, and not its whole.
  const isEachTold = amount !== undefined && isEachPart(reading, amount)
  const isWhole = isSplit || byMonth || isEachTold || / em \d+ ?x? /.test(reading.flat)
  if (!isWhole && monthly.test(reading.flat)) return null
  // "recebi 300 do canal, parcelado em 4", "vendi a tv em 3x": only what is bought is split here.
  if (message.account.clauses.some(({ flowRule }) => isSold.has(flowRule))) return null
  if (!amount) {
    const isMeant =
      isSplit && !/ (vou|vamos|queria|quero|sera|se|talvez|ia|penso|pensei) /.test(reading.flat)
    return isMeant ? { intent: 'clarify', confidence: 80 } : null
  }
  // Wished or told of others: the rule for transactions keeps silent, and so does this one.
  if (message.account.transactions.length === 0) {
    if (!beginsOn(message, { amount, count: number, isEach: isEachTold })) return null
  }
  if (borrowedIn(message) && !isEachTold) return null
  if ((number !== null && number < 2) || isWeighed(message) || isListedTimes(reading)) return null
  const both = bothTogether(reading)
  const fields = number === null ? {} : instalmentFields(message, number, amount, both)
  // Two things under the same parts are hardly two entries.
  const isOnCard = reading.amounts.length === 1 && onCard.isIn(reading)
  const confidence = both || isOnCard ? 96 : 89
  return { intent: 'installments', confidence, fields }
}

const onCard = new PhraseBook('one price that a card pays in parts', [
  {
    means: 'card',
    say: 'no|pelo|em cartao|credito|crediario|carne|carnezinho [em|de|por] #instalment',
    not: ['minimo|fatura|anuidade ..4 cartao'],
    like: 'bateria 420 no cartão em 4x',
  },
])

const loans = new Set('emprestimo emprestimos consignado pronaf crediamigo'.split(' '))

/** "peguei um empréstimo de 3000 em 10 vezes": it came in, and no part of it is paid yet. */
export function borrowedIn({ reading, account }: Message): boolean {
  const isLoan = reading.tokens.some(({ norm }) => loans.has(norm))
  return isLoan && account.clauses.some(({ flowRule }) => flowRule === 'borrowed')
}

/** What somebody else buys of the writer. */
const isSold = new Set(['earned', 'paid-for'])

/** "paguei 80 no mercado, e a tv é 2000 ou 10x de 220": the parts are one of two ways to pay. */
function isWeighed({ reading, account }: Message): boolean {
  const parts = reading.numbers.find(({ role }) => role === 'instalment')
  return parts !== undefined && clauseAt(account.clauses, parts.first)?.rule === 'offered'
}

function instalmentFields(
  message: Message,
  number: number,
  amount: Amount,
  both: number | null,
): Fields {
  const { reading } = message
  const value = amount.valueCents
  const bargain = bargainIn(message, number)
  const told = isEachPart(reading, amount) ? value * number : workedOut(message, value)
  const total = both ?? bargain?.partsCents ?? told
  const isEven = total % number === 0
  const category = categoryOfSubject(message)
  const date = firstPartIn(reading) ?? reading.days.at(-1)?.date ?? reading.today
  const ofSum = both ? {} : thingOfSum(message, bargain ? [bargain.wholeCents] : [value, total])
  // "geladeira 1.200, parcelei em 6 de 230": the 6 is no name.
  const isNamed = !/^\d+$/.test(ofSum.description ?? '')
  return {
    total,
    installment: isEven ? total / number : null,
    count: number,
    date: date.toString(),
    ...(category ? { category } : {}),
    ...thingOf(message),
    ...(isNamed ? ofSum : {}),
  }
}
