import { cents } from '@lya/core/amounts/cents.ts'
import { firstDueDate } from '@lya/core/money/recurring/due-date.ts'
import { fromNextOne } from '#conversation/bills/paid/noted-before.ts'
import { sameNamedTurn } from '#conversation/bills/same-named.ts'
import { categoryId } from '#conversation/intended-effect.ts'
import { carry } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { wordsOf } from '#language/phrases/classes.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { billedAlone } from '#understanding/intents/commitments/billed.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { readMessage } from '#understanding/reading.ts'
import { isIncomeTalk } from '#understanding/transactions/direction.ts'

const varying = new PhraseBook('that a bill comes each month, and comes to another sum', [
  {
    means: 'varies',
    say: 'varia|variam|variando|variavel|oscila|depende',
    like: 'luz vem dia 18, uns 210, varia',
  },
  { means: 'varies', say: 'nunca|nem [sempre] vem|eh|da igual', like: 'uns 210, nunca vem igual' },
  { means: 'varies', say: 'tem mes que', like: 'luz dia 18, 210, tem mês que é mais' },
  {
    means: 'varies',
    say: 'cada mes [eh|vem|da] um|uma|de [valor|preco|jeito]',
    like: 'luz dia 18, cada mês é um valor, uns 210',
  },
  { means: 'varies', say: '[o] valor|preco muda|mudar', like: 'o valor muda mas fica em 210' },
  {
    means: 'varies',
    say: 'vezes mais ..4 vezes menos',
    like: 'uns 210, às vezes mais às vezes menos',
  },
])

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'recurring', 'query']

/**
 * The turn of one bill that comes each month without "todo mês": "luz vem dia 18, uns 210, varia",
 * "conta fixa: luz dia 18, 210". Null for any other message.
 */
export function oneThatVariesTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading, account } = message
  const isOpen = readable.includes(candidate.intent) && reading.amounts.length === 1
  if (!isOpen || isQuestion(reading) || isIncomeTalk(reading)) return null
  if (reading.tokens.some((_, at) => isElse(reading, at))) return null
  const isFixed = candidate.intent !== 'recurring' && leans('monthlyFees', reading)
  if (!varying.isIn(reading) && !isFixed) return null
  const isDone = account.clauses.some(({ verbs, mood }) => {
    return mood !== 'undone' && verbs.some(({ verb }) => verb.form === 'i-did')
  })
  if (isDone || leans('settled', reading)) return null
  const days = reading.days.filter(({ first }) => reading.tokens[first]?.norm === 'dia')
  const [day, another] = days
  const item = billedAlone(withoutReason(message))
  if (!item?.isBill || !day || another) return null
  const { name, amountCents, category } = item
  const rhythm = { frequency: 'mensal', dueDay: day.date.day } as const
  const nextDate = firstDueDate(input.today, rhythm).toString()
  const own = category ? categoryId({ category }, 'despesa', input.categories) : null
  const bill = { name, amountCents: cents(amountCents), ...rhythm, nextDate, categoryId: own }
  const effect = { kind: 'create-recurring', recurring: fromNextOne(input, bill) } as const
  const fields = {
    amount: amountCents,
    description: name,
    frequency: rhythm.frequency,
    day: rhythm.dueDay,
  }
  const read: Read = { intent: 'recurring', confidence: 88, fields }
  return (
    sameNamedTurn(input, message, { rule: 'recurring', ...read }, effect) ??
    carry(input, read, effect)
  )
}

/** "quem paga é meu pai", "a luz da minha mãe", "210 ou 220": not one's own, or that sum. */
function isElse({ tokens }: Message['reading'], at: number): boolean {
  const [word = '', next] = [tokens[at]?.norm, tokens[at + 1]]
  const isPerson = people.has(word) || isFirstName(word)
  return isPerson || ((word === 'ou' || word === 'a') && next?.kind === 'number')
}

const people = new Set([...wordsOf('{kin}'), ...wordsOf('{friend}'), 'vizinho', 'vizinha', 'quem'])

/** "luz dia 18, 210, depende do calor": what stands behind tells why, where all was told before. */
function withoutReason(message: Message): Message {
  const { text, today, tokens } = message.reading
  const found = varying.find(message.reading)
  const before = found && readMessage(text.slice(0, tokens[found.first]?.start), today)
  return before?.amounts.length === 1 ? { ...message, reading: before } : message
}
