import { toldMonthly } from '#conversation/bills/told-monthly.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { turnOfIntent } from '#conversation/turn-for.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { tellsOwnDeed } from '#understanding/transactions/clauses/clause.ts'

const sameDay = anyOf(
  'mesmo dia; msm dia; mesma data; mesmo vencimento; junto com ele; junto com ela; junto dele; ' +
    'junto dela; nesse dia; neste dia; no dia dele; no dia dela; mesmo prazo; vence igual; vence junto; vencem juntos; na mesma data; nessa data',
)
/** It is done, or told of something else than a bill. */
const otherwise = words(
  'nao nem se hoje ontem muda mude troca era foi gastei comprei recebi ganhei',
)

/**
 * The turn of "e o condomínio tb, 300 no msm dia", right behind a bill that was kept: one more, of
 * its day. Null for any other message.
 */
export function sameDayTurn(input: TurnInput, message: Message): Turn | null {
  const { reading, account } = message
  const { last, rule } = input.state
  const before = last?.again?.kind === 'create-recurring' ? last.again.recurring : null
  if (!before || last?.rule !== rule || !sameDay(reading.flat)) return null
  if (isQuestion(reading) || tellsOwnDeed(account.clauses)) return null
  if (hasOneOf(reading, otherwise)) return null
  const [amount, another] = reading.amounts
  if (!amount || another || reading.days.length > 0) return null
  const read = toldMonthly(message, {
    ...{ valueCents: amount.valueCents, day: before.dueDay, confidence: 88 },
    last: reading.tokens.length - 1,
  })
  return read && turnOfIntent(input, message, read)
}
