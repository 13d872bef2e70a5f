import { cents } from '@lya/core/amounts/cents.ts'
import { dueDayIn } from '#conversation/coming/due-day.ts'
import { say } from '#conversation/make-turn.ts'
import { isSame } from '#conversation/match-named.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { OwedSum } from '#conversation/state.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const giving = 'devolver|pagar|acertar|reembolsar'
const gives = 'devolve|devolvem|paga|pagam|acerta|acertam'

const told = new PhraseBook<'dated' | 'undated'>('when what is owed is to come', [
  {
    means: 'undated',
    say: 'nao|nem tem|ha|marcou|marcamos|combinou|combinamos|deu [nenhum|nenhuma] data|dia|prazo|previsao',
    like: 'não tem data',
  },
  { means: 'undated', say: 'sem data|prazo|previsao', like: 'é sem data' },
  {
    means: 'undated',
    say: 'nem|nao [eu] sei|sabemos|disse|falou|faco [nem|ideia] [de] quando',
    like: 'eu nem sei quando ele vai pagar',
  },
  {
    means: 'dated',
    say: `^ ..2 [ele|ela|eles|elas|que] [so|me] vai|vao|ficou|ficaram [de] [me] ${giving} [tudo|isso|so|no|na|em|la|ate] [no|na] {weekday}|dia|amanha|semana|mes|fim`,
    not: ['nao|quando|se ..2 vai|vao|ficou'],
    like: 'ela vai devolver dia 10',
  },
  {
    means: 'dated',
    say: `^ ..2 [ele|ela|eles|elas] [so|me] ${gives} [tudo|isso|so|no|na|em|la|ate] [no|na] {weekday}|dia|amanha|semana|mes|fim`,
    not: ['nao|quando|se|todo|toda ..2 me|ele|ela'],
    like: 'ela devolve dia 10',
  },
])

const read: Read = { intent: 'none', confidence: 90 }
const readable: readonly Candidate['intent'][] = [
  ...(['none', 'clarify', 'log', 'pay', 'correct'] as const),
]

/**
 * The turn of "ela vai devolver dia 10" and "não tem data", of what is remembered as owed: it is
 * told anew with that day or without any. Null where it cannot be told which debt is meant.
 */
export function owedDayTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  const found = told.find(reading)
  const [sum, another] = reading.amounts
  if (!found || another || !readable.includes(intent) || isQuestion(reading)) return null
  const value = sum ? Math.round(sum.valueCents) : null
  const one = meantIn(input, message, value)
  if (!one) return null
  const due = found.means === 'dated' ? dueDayIn(reading) : null
  if (found.means === 'dated' && !due) return null
  const amountCents = cents(one.draft.amountCents)
  return say(input, read, { kind: 'owed', amountCents, ...(due ? { due } : {}) })
}

/** That of the sum or the name; where neither is told, what was told just now, or the only one. */
function meantIn(input: TurnInput, message: Message, value: number | null): OwedSum | null {
  const owed = (input.state.owed ?? []).filter(({ isPrice }) => !isPrice)
  const said = tellingIn(message).map(({ word }) => word)
  const named = owed.filter(({ words }) => {
    return said.some((word) => words.some((own) => isSame(own, word)))
  })
  const same = value === null ? [] : owed.filter(({ draft }) => draft.amountCents === value)
  if (value !== null) return same[0] ?? null
  const [only, more] = named.length > 0 ? named : owed
  const isJust = input.state.rule === 'owed' || isLentJust(input, owed[0])
  return only && (!more || (named.length === 0 && isJust)) ? only : null
}

/** What was lent by the last message. */
function isLentJust({ state }: TurnInput, one: OwedSum | undefined): boolean {
  return (state.last?.transactions ?? []).some(({ amountCents, type }) => {
    return type === 'despesa' && amountCents === one?.draft.amountCents
  })
}
