import { cents } from '@lya/core/amounts/cents.ts'
import { dueDayIn } from '#conversation/coming/due-day.ts'
import { rememberOrder } from '#conversation/orders/remember-order.ts'
import { isOfTrade } from '#conversation/orders/trade.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { capital } from '#language/spelling/capital.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'

const priced = new PhraseBook('what work for somebody will come to', [
  {
    means: 'priced',
    say: '^ [e] [o|a|uma|um] ..1 d*|na|no ..7 vai ser|dar|ficar|sair [em|por] [uns] [r] [$] @',
    like: 'a casa da Márcia semana que vem vai ser 200',
    not: ['d*|na|no minha|meu|minhas|meus'],
  },
])
const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'pay', 'recurring']
const titles = new Set('dona seu dra dr cliente'.split(' '))
const articles = new Set('o a um uma e'.split(' '))

/**
 * The turn of "a casa da Márcia semana que vem vai ser 200", by one who told that they clean: it
 * will come in, and is no bill. Null where the thing is none of their trade.
 */
export function aheadByTradeTurn(input: TurnInput, message: Message, read: Candidate): Turn | null {
  const { reading } = message
  const trades = input.state.trades ?? []
  const [only, another] = reading.amounts
  if (trades.length === 0 || !only || another || !readable.includes(read.intent)) return null
  if (isQuestion(reading) || !priced.isIn(reading)) return null
  const { tokens, text } = reading
  const at = tokens.findIndex(({ norm }) => !articles.has(norm))
  const thing = tokens[at]
  const isTitled = titles.has(tokens[at + 2]?.norm ?? '')
  const who = tokens[at + (isTitled ? 3 : 2)]
  if (!thing || !who || !isOfTrade(thing.norm, trades)) return null
  if (!isTitled && !isFirstName(who.norm) && findMeanings(who.norm) !== undefined) return null
  return rememberOrder(input, message, read, {
    description: capital(text.slice(thing.start, who.end)),
    amountCents: cents(Math.round(only.valueCents)),
    due: dueDayIn(reading),
  })
}
