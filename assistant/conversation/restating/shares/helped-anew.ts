import { cents } from '@lya/core/amounts/cents.ts'
import { correctSum } from '#conversation/make-turn.ts'
import { namedAmong, ownIn } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const helped = new PhraseBook('what it cost after all, and what another gave of it', [
  {
    means: 'helped',
    say: '^ [na|nao|opa|ah] [verdade] [,] {article}|ess* ..3 foi|era|deu|custou|ficou|saiu [so] [por] [r] [$] @ [reais] [,|e|mas] [e] [o|a|meu|minha] ..2 [me] deu|inteirou|ajudou|colaborou|contribuiu|interou|pagou [com] [r] [$] @ [reais] [mesmo|pra|para] [ajudar|inteirar|mim] [,|.|!] $',
    not: ['me pagou'],
    like: 'o gás foi 120 meu filho deu 50 mesmo',
  },
])

/**
 * The turn of "o gás foi 120, meu filho deu 50", of one that this conversation wrote: it comes to
 * what is left, and no second one is written. Null for any other message.
 */
export function helpedAnewTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  const [whole, given, another] = reading.amounts
  if (!whole || !given || another || !mayCorrect(intent) || isQuestion(reading)) return null
  if (!helped.isIn(reading)) return null
  const said = tellingIn(message).filter(({ at }) => at < whole.first)
  const [only, other] = said.length > 0 ? namedAmong(message, ownIn(input), said) : []
  const [startCents, less] = [whole, given].map(({ valueCents }) => Math.round(valueCents))
  if (!only || other || only.type !== 'despesa' || !startCents || !less) return null
  if (less >= startCents) return null
  const sum = { startCents, steps: [{ by: 'less' as const, cents: less }] }
  return correctSum(input, only, cents(startCents - less), sum)
}
