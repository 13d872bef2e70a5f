import { say } from '#conversation/make-turn.ts'
import { type Bill, fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { tellsOwnDeed } from '#understanding/transactions/clauses/clause.ts'

const right = new PhraseBook('that what was kept is right', [
  {
    means: 'right',
    say: 'esta|ficou|eh [tudo|ja] certo|certa|certinho|certinha|correto|correta|isso',
    not: ['nao esta|ficou|eh [tudo|ja] certo|certa|correto|correta|isso'],
    like: 'não, já está certo, a escola é uma só, 2.340 para os três',
  },
  { means: 'right', say: '^ [nao|sim] [,] isso mesmo|ai', like: 'isso mesmo, 800 para os dois' },
  { means: 'right', say: 'eh uma|um so', like: 'a escola é uma só' },
])

/**
 * The turn of "não, já está certo, a escola é uma só, 2.340 para os três", right behind the bill of
 * that sum: it stays, and nothing is written. Null for any other message.
 */
export function saidAgainTurn(input: TurnInput, message: Message): Turn | null {
  const { reading, account } = message
  const { last, rule } = input.state
  if (last?.kind !== 'recurring-created' || last.rule !== rule || isQuestion(reading)) return null
  const [amount, another] = reading.amounts
  if (!amount || another || !right.isIn(reading) || tellsOwnDeed(account.clauses)) return null
  const bill = billOf(input, message, last.name)
  if (bill?.amountCents !== Math.round(amount.valueCents)) return null
  return say(input, { intent: 'none', confidence: 90 }, { kind: 'done-before' })
}

/** The one that is named; else that which was kept last. */
function billOf(
  { payments = [] }: TurnInput,
  message: Message,
  name: string | undefined,
): Bill | undefined {
  const [fit] = fitting(tellingIn(message), payments).filter(({ at }) => at.length > 0)
  return fit?.thing ?? payments.findLast((one) => one.name === name)
}
