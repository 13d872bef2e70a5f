import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { saysPaid } from '#conversation/bills/behind/bill-spoken-of.ts'
import { comesToTurn } from '#conversation/bills/comes-to.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import { type Bill, fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leansWord } from '#understanding/memory/leaning.ts'
import { isDenied } from '#understanding/memory/restated-sum.ts'

const besides = new Set(
  'ops opa epa eita valor preco parcela mensalidade verdade certo errado vez'.split(' '),
)

/**
 * The turn of "14 reais não, 890", behind a bill of 14: it comes to 890. An entry of that sum is
 * meant where it was told last. Null for any other message.
 */
export function billRepricedTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const [one, other, another] = reading.amounts
  if (!one || !other || another || reading.days.length > 0 || isQuestion(reading)) return null
  // "paguei a luz, foi 134 e não 120": that was paid this time.
  if (saysPaid(message)) return null
  const wrong = [one, other].find((its) => isDenied(reading, its))
  const right = wrong === one ? other : one
  const value = Math.round(right.valueCents)
  if (!wrong || right.isForeign || value <= 0 || value > limits.amountCentsMax) return null
  const bill = billOf(input, message, Math.round(wrong.valueCents))
  return bill && comesToTurn(input, bill, cents(value))
}

/** The one bill of that sum that is named, where anything is. */
function billOf(input: TurnInput, message: Message, sum: number): Bill | null {
  const { payments = [], state } = input
  const said = tellingIn(message).filter(({ word }) => {
    return !besides.has(word) && !leansWord('sorry', word)
  })
  const same = payments.filter(({ amountCents }) => amountCents === sum)
  const named = said.length === 0 ? same : fitting(said, same).map(({ thing }) => thing)
  const isNamed = said.length === 0 || fitting(said, same).every(({ at }) => at.length > 0)
  const [only, another] = named
  if (!only || another || !isNamed) return null
  const isLast = state.last?.kind === 'recurring-created' && state.last.name === only.name
  const isEntry = rememberedIn(input).some(({ amountCents }) => amountCents === sum)
  return isLast || !isEntry ? only : null
}

const now = new PhraseBook('what a bill costs from now on', [
  {
    means: 'now',
    say: '^ [entao|e|,] agora o|a|os|as ..3 eh|fica|ficou|custa|esta|vem|foi [pra|por|em|a] [r] [$] @ [reais] [por|ao|todo] [mes] [.] $',
    like: 'agora o seguro é 230',
  },
])

/** The turn of "agora o seguro é 230", of a bill of another sum. Null for any other message. */
export function billNowTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const [amount, another] = reading.amounts
  if (!amount || another || amount.isForeign || !now.isIn(reading)) return null
  const said = tellingIn(message).filter(({ at }) => at < amount.first)
  const named = fitting(said, input.payments ?? []).filter(({ at }) => at.length > 0)
  const [fit, other] = named
  const value = Math.round(amount.valueCents)
  if (!fit || other || value <= 0 || value > limits.amountCentsMax) return null
  if (fit.at.length < said.length || fit.thing.amountCents === value) return null
  return comesToTurn(input, fit.thing, cents(value))
}
