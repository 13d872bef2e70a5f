import { around, leftOver } from '#conversation/asking/wholly/left-over.ts'
import type { Query } from '#conversation/effect.ts'
import { askFor } from '#conversation/make-turn.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { months } from '#language/days/words.ts'
import { words } from '#language/phrases/word-set.ts'
import { readPeriod } from '#understanding/intents/period.ts'
import type { Reading } from '#understanding/reading.ts'

const done = words(
  'fechei fechou fechamos fiquei ficou ficamos terminei terminou terminamos foi fui',
)
const going = words('estou esta estamos anda ando andamos indo vou vai')
const named = words('saldo balanco resumo fechamento')
const beside = words('como comigo de dinheiro grana final fim das contas dar agora passado')

/**
 * The turn of "como fiquei no mês então?", "me dá um resumo: como fechei novembro?", by there
 * being nothing else in the message: what came, went and is left. Null for any other message.
 */
export function monthWentTurn(told: TurnInput, reading: Reading): Turn | null {
  const { tokens } = reading
  if (leftOver(reading, [around, done, going, named, beside]).length > 0) return null
  const isOfMonth = tokens.some(({ norm }) => norm === 'mes' || months.has(norm))
  const at = tokens.findIndex(({ norm }) => norm === 'como')
  const asked = at < 0 ? [] : tokens.slice(at)
  const isDone = asked.some(({ norm }) => done.has(norm))
  // "como está dezembro?" is of what falls due in it.
  const isOther = tokens.some(({ norm }) => isOtherMonth(norm, reading.today))
  const isAsked = isDone || (!isOther && asked.some(({ norm }) => going.has(norm)))
  if (!isOfMonth || !isAsked) return null
  const { from = null, to = null } = readPeriod(reading, false)
  const query: Query = { metric: 'balance', view: 'overview', categoryId: null, from, to }
  const fields = { metric: 'balance' } as const
  return by('brief-question', askFor(told, { confidence: 90, fields }, query))
}

function isOtherMonth(word: string, today: Temporal.PlainDate): boolean {
  const month = months.get(word)
  return month !== undefined && month !== today.month
}
