import { cents } from '@lya/core/amounts/cents.ts'
import { keepDraft, restoreDraft } from '#conversation/kept-draft.ts'
import { register } from '#conversation/make-turn.ts'
import { type Telling, tellingIn } from '#conversation/naming/telling.ts'
import { cameOn } from '#conversation/orders/came-on.ts'
import type { PaidEach } from '#conversation/state.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { wordsOf } from '#language/phrases/classes.ts'
import { capital } from '#language/spelling/capital.ts'
import { categoryOf } from '#understanding/categories/category-index.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'pay']
const wordsMax = 14
const countMax = 60
const groups = new Set([
  ...wordsOf('{payer}'),
  ...'pacientes mensalistas inquilinos inquilinas todos todas'.split(' '),
])
/** What they pay by it, which names nobody. */
const plain = new Set('aula aulas mensalidade mes mensal parte aluguel dona seu'.split(' '))

/** What is kept of it; null where a message tells of no such customers. */
export function paidEachIn({ reading }: Message, draft: TransactionDraft): PaidEach | null {
  const counted = reading.numbers.find(({ role, hundredths, last }) => {
    const isGroup = groups.has(reading.tokens[last + 1]?.norm ?? '')
    return role === 'quantity' && isGroup && (hundredths ?? 0) >= 200
  })
  const count = (counted?.hundredths ?? 0) / 100
  if (count < 2 || count > countMax) return null
  // `5 alunos`: how many of them paid is told then.
  const description = capital(draft.description.replace(/^\d+ /, ''))
  return { draft: keepDraft({ ...draft, description }), count }
}

/**
 * The turn of "o Pedro e a Júlia já pagaram", by one whose pupils pay 180 each: 360 came in. Null
 * where nobody is named, or something else was paid.
 */
export function eachPaidTurn(input: TurnInput, message: Message, read: Candidate): Turn | null {
  const { reading, index } = message
  const { paidEach } = input.state
  if (!paidEach || !readable.includes(read.intent) || reading.amounts.length > 0) return null
  if (reading.tokens.length > wordsMax || isQuestion(reading) || !leans('paidMe', reading))
    return null
  if (leans('notOwed', reading) || leans('yetToPay', reading)) return null
  const said = tellingIn(message).filter(({ word }) => {
    return !plain.has(word) && !leansWord('ofPaying', word)
  })
  const who = countOf(message, said, paidEach)
  if (!who) return null
  const one = restoreDraft({ ...paidEach.draft, date: dayOf(message) }, input.categories)
  const amountCents = cents(one.amountCents * who.count)
  const steps = [{ by: 'times' as const, factor: who.count, unit: 'pessoa' }]
  const sum = who.count > 1 ? { sum: { startCents: one.amountCents, steps } } : {}
  const categoryId = one.categoryId ?? categoryOf('craft', 'receita', index)
  const told = { ...one, ...sum, categoryId, amountCents, description: who.name }
  return register(input, { intent: 'log', confidence: 86 }, [told])
}

/** How many paid, and what that is called by. */
function countOf(
  { reading }: Message,
  said: readonly Telling[],
  { count, draft }: PaidEach,
): { count: number; name: string } | null {
  const name = draft.description
  const group = said.filter(({ word }) => groups.has(word))
  if (group.length > 0 || / (?:todos|todas) /.test(reading.flat)) {
    if (said.length > group.length) return null
    const number = reading.numbers.find(({ role }) => role === 'quantity')
    const isAll = !number && / (?:todos|todas) /.test(reading.flat)
    const told = isAll ? count : (number?.hundredths ?? 0) / 100
    return told >= 1 && told <= count ? { count: told, name } : null
  }
  const isName = ({ word }: Telling) => isFirstName(word) || findMeanings(word) === undefined
  if (said.length === 0 || said.length > count || !said.every(isName)) return null
  const names = said.map(({ at }) => {
    const token = reading.tokens[at]
    return capital(reading.text.slice(token?.start, token?.end))
  })
  const last = names.at(-1) ?? ''
  const listed = names.length > 1 ? `${names.slice(0, -1).join(', ')} e ${last}` : last
  return { count: names.length, name: listed }
}

function dayOf({ reading }: Message): string {
  return cameOn(reading).toString()
}
