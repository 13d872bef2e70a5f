import { say } from '#conversation/make-turn.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isOnTick } from '#understanding/transactions/naming/on-tick.ts'

const settling = new PhraseBook('what is owed is paid, without its sum', [
  {
    means: 'paid',
    say: '^ [lya|oi|hoje|ja|pronto|ontem] [,] [eu] [ja|hoje|ontem] paguei|acertei|quitei|pagamos|acertamos [hoje|ja|ontem|la] [com|pro|pra] [o|a|meu|minha|ao]',
    like: 'paguei seu Zé',
  },
])
const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'pay']
const wordsMax = 9

/**
 * The turn of "paguei seu Zé", of whom something was bought on tick: it stands there as spent since
 * it was bought, which is told, and nothing is written twice. Null for any other message.
 */
export function tickSettledTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  if (!readable.includes(intent) || isQuestion(reading) || reading.amounts.length > 0) return null
  if (reading.tokens.length > wordsMax || !settling.isIn(reading)) return null
  const isBill = fitting(tellingIn(message), input.payments ?? []).length > 0
  const entries = rememberedIn(input).filter(({ type }) => type === 'despesa')
  const [only, another] = namedAmong(message, entries)
  if (isBill || !only || another || !isOnTick(only.description)) return null
  const whole = { name: only.description, amountCents: only.amountCents }
  return say(input, { intent: 'none', confidence: 88 }, { kind: 'done-before', whole })
}
