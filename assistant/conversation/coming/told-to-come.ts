import { cents } from '@lya/core/amounts/cents.ts'
import { billOnce, offeringBill } from '#conversation/coming/coming-bill.ts'
import { dueDayIn } from '#conversation/coming/due-day.ts'
import { categoryId } from '#conversation/intended-effect.ts'
import { toldTransactions } from '#conversation/opinion/told-transactions.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { months } from '#language/days/words.ts'
import { fold } from '#language/fold.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { words } from '#language/phrases/word-set.ts'
import { findVerb } from '#language/verbs.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { billedAlone } from '#understanding/intents/commitments/billed.ts'
import { cardNameIn } from '#understanding/intents/commitments/cards/card-name.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'
import { tellsOwnDeed } from '#understanding/transactions/clauses/clause.ts'
import { isIncomeTalk } from '#understanding/transactions/direction.ts'

const priced = new PhraseBook('what a bill that is to come will be', [
  {
    means: 'comes',
    say: 'vem|vira|chega [uns|umas|a|por|de|com|em] [r] [$] @',
    like: 'a internet vem 89,90 dia 15',
  },
  {
    means: 'comes',
    say: 'vai vir|chegar|dar|ficar|ser [uns|umas|a|por|de|em] [r] [$] @',
    like: 'o IPVA vai vir 4.620 em janeiro',
  },
  {
    means: 'is',
    say: 'eh|sao|fica|esta|custa [de|em|por|uns] [r] [$] @ [,|reais|no|na|para|pra|todo] dia',
    not: ['eh|sao [de] [r] [$] @ [reais] por|o|ao dia'],
    like: 'o aluguel da cozinha é 650 dia 10',
  },
  {
    means: 'is',
    say: 'dia # [ja] [eu] tem|tenho|temos [a|o|as|os] ..5 @',
    not: ['tenho|tem que'],
    like: 'dia 10 tem a parcela do carro, 890',
  },
  { means: 'now', say: 'dia # agora', like: '365 do empréstimo dia 12 agora' },
  {
    means: 'ahead',
    say: 'ainda vem|tem [mais] [a|o] [no] dia #',
    like: 'ainda vem dia 12 a prestação do empréstimo, 365',
  },
  {
    means: 'ahead',
    say: 'dia # [ainda] vem|vence [mais] [a|o|uns] ..4 [r] [$] @',
    like: 'o que me mata é o sofá, dia 15 vem mais 210',
  },
])

const readable: readonly Candidate['intent'][] = ['none', 'clarify']

/**
 * The turn of a bill that is to come, told by its sum and its day without a word of falling due:
 * "a internet vem 89,90 dia 15", "o aluguel da cozinha é 650 dia 10", "IPVA vai vir 4.620 em
 * janeiro". It is offered to be kept. Null for any other message.
 */
export function toldToComeTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading } = message
  const way = priced.find(reading)?.means
  // What is ahead may look like an entry of last month.
  const isAhead = (way === 'ahead' || way === 'now') && !tellsOwnDeed(message.account.clauses)
  const isOpen = readable.includes(candidate.intent) || (isAhead && candidate.intent === 'log')
  if (!isOpen || isQuestion(reading) || isElse(reading)) return null
  const item = way ? billedAlone(message) : null
  const isThing = (way === 'comes' || way === 'ahead') && item?.category !== undefined
  if (!item || !(item.isBill || isThing || (way === 'now' && isDebt(reading)))) return null
  const own = item.category
    ? categoryId({ category: item.category }, 'despesa', input.categories)
    : null
  const draft = {
    ...({
      type: 'despesa',
      description: nameOf(item.name, reading),
      categoryId: own,
      date: input.today,
    } as const),
    amountCents: cents(shareOf(message) ?? item.amountCents),
  }
  const due = dueIn(reading, isAhead)
  if (due) return offeringBill(input, billOnce(draft, due))
  const month = monthAhead(reading)
  return month ? offeringBill(input, billOnce(draft, month), { isUndated: true }) : null
}

const debts = words(
  'emprestimo prestacao parcela financiamento consorcio fatura boleto mensalidade',
)

/** "365 do empréstimo dia 12 agora", where "mercado 50 dia 12 agora" was bought. */
function isDebt(reading: Reading): boolean {
  return hasOneOf(reading, debts)
}

function dueIn(reading: Reading, isAhead: boolean): Temporal.PlainDate | null {
  if (isAhead) return nextIn(reading)
  return reading.days.length > 0 ? dueDayIn(reading) : null
}

/** The next such day of the month: "agora" is none. */
function nextIn({ days, tokens, today }: Reading): Temporal.PlainDate | null {
  const told = days.find(({ first }) => tokens[first]?.norm === 'dia')
  if (!told) return null
  const { day } = told.date
  const month = today.toPlainYearMonth().add({ months: day < today.day ? 1 : 0 })
  return month.toPlainDate({ day: Math.min(day, month.daysInMonth) })
}

/** "ainda vem o cartão, 730": of a card nothing is left but how it comes. */
function nameOf(name: string, reading: Reading): string {
  return findVerb(fold(name)) ? (cardNameIn(reading) ?? name) : name
}

/** It comes in, was paid, is another's, or comes again, which others read. */
function isElse(reading: Reading): boolean {
  if (isIncomeTalk(reading) || leans('monthly', reading) || leans('settled', reading)) return true
  return leans('toCome', reading) || leans('perhaps', reading)
}

/** "meu marido paga metade": what is left of it. */
function shareOf(message: Message): number | null {
  const [told, another] = toldTransactions(message)
  return told && !another && told.doubt === null ? told.draft.amountCents : null
}

/** The first of the month that is named by itself, "em janeiro". */
function monthAhead({ tokens, today }: Reading): Temporal.PlainDate | null {
  const at = tokens.findIndex(({ folded }, index) => {
    return months.has(folded) && tokens[index - 1]?.norm === 'em'
  })
  const month = months.get(tokens[at]?.folded ?? '')
  if (month === undefined) return null
  const ahead = (month - today.month + 12) % 12
  return ahead === 0 ? null : today.with({ day: 1 }).add({ months: ahead })
}
