import { restoreDraft } from '#conversation/kept-draft.ts'
import { register } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { capital } from '#language/spelling/capital.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'

/** It came to the person, by whatever word. */
const came = anyOf(
  'me deu; me deram; me mandou; me mandaram; me pagou; me pagaram; me passou; me devolveu; me emprestou; ' +
    'recebi; ganhei; esse entrou; essa entrou; ele entrou; entrou pra mim; entrou na conta; ' +
    'caiu na conta; foi entrada; eh entrada; e entrada; veio da; veio do; deu pra mim; mandou pra mim',
)
/** It may be of another thing, or of a day to come. */
const otherwise = anyOf(
  'nao recebi; nao ganhei; vai me; vou receber; ainda nao; me deu vontade; me deu fome',
)
const tokensMax = 18

/**
 * The turn of "não foi gasto, minha irmã que me deu", where it was asked what a sum was, or whether
 * it was spent: it came in, from whom is told. Null for any other answer.
 */
export function cameInsteadTurn(input: TurnInput, message: Message): Turn | null {
  const { open } = input.state
  const { reading } = message
  const draft = open?.kind === 'question' || open?.kind === 'reading' ? open.draft : null
  if (!draft || draft.amountCents <= 0 || draft.type !== 'despesa') return null
  // "minha mãe me deu", of a pair of shoes: no money came.
  if (draft.description !== '' || (open?.kind === 'question' && open.ready.length > 0)) return null
  if (isQuestion(reading) || reading.tokens.length > tokensMax) return null
  if (!came(reading.flat) || otherwise(reading.flat)) return null
  // "a pizza que meu irmão me pagou" is what it went for.
  if (reading.tokens.some(({ norm }) => findMeanings(norm) !== undefined)) return null
  const isSame = reading.amounts.every((one) => Math.round(one.valueCents) === draft.amountCents)
  if (!isSame || reading.amounts.length > 1) return null
  const subject = findSubject(reading, coverTokens(reading), 0, reading.tokens.length - 1)
  if (!subject) return null
  const description = capital(writeSubject(reading, subject))
  const own = restoreDraft(
    { ...draft, type: 'receita', categoryId: null, description },
    input.categories,
  )
  const fields = { type: 'receita', amount: draft.amountCents, description } as const
  return register(input, { intent: 'log', confidence: 90, fields }, [own])
}
