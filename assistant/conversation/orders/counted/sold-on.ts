import { register } from '#conversation/make-turn.ts'
import { atItsPrice } from '#conversation/orders/counted/price-of-one.ts'
import { pricedSales } from '#conversation/orders/counted/taken-on-tick.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const on = new PhraseBook('more of what was sold by the piece', [
  {
    means: 'those',
    say: '^ [e|ah|hoje|depois|ai|ja] [,] [eu] vendi [mais] # dessas|desses|deles|delas|disso [hoje|agora|tambem|ja|,|.|!] [.|!] $',
    like: 'vendi 15 dessas',
  },
  {
    means: 'rest',
    say: '^ [e|ah|mas] [,] sobrou|sobraram|sobro # [delas|deles] [,|e|mas] [que] [eu] vendi [tudo|todas|todos] a|por [r] [$] #',
    like: 'sobrou 5, vendi a 3',
  },
  {
    means: 'rest',
    say: '^ [e|ah|mas] [,] as|os outras|outros|ultimas|ultimos # [eu] vendi a|por [r] [$] #',
    like: 'as outras 5 vendi a 3',
  },
  {
    means: 'rest',
    say: '^ [e|ah|mas] [,] [eu] vendi as|os outras|outros|ultimas|ultimos # a|por [r] [$] #',
    like: 'vendi as outras 5 a 3',
  },
])

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'correct']

/**
 * The turn of "vendi 15 dessas", "sobrou 5, vendi a 3", behind twelve that were sold at 4: so many
 * more at that price, or at the one that is told. Null for any other message.
 */
export function soldOnTurn(
  input: TurnInput,
  { reading }: Message,
  { intent }: Candidate,
): Turn | null {
  const found = on.find(reading)
  if (!found || !readable.includes(intent) || isQuestion(reading)) return null
  const [sold] = pricedSales(input)
  const [count, price, more] = reading.numbers
  if (!sold?.sum || !count || more || (found.means === 'rest') !== (price !== undefined))
    return null
  const startCents = price?.hundredths ?? sold.sum.startCents
  const draft = atItsPrice(input, sold, { count: (count.hundredths ?? 0) / 100, startCents })
  return draft && register(input, { intent: 'log', confidence: 90 }, [draft])
}
