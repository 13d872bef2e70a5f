import { carry } from '#conversation/make-turn.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import {
  namedAmong,
  type Remembered,
  rememberedIn,
  toldLast,
} from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { capital } from '#language/spelling/capital.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { readMessage } from '#understanding/reading.ts'

const quotes = /["“”']([^"“”']{2,40})["“”']/gu
/** "Uber pro trabalho. põe assim em vez de transporte" */
const instead = new PhraseBook('that it is to be called so', [
  {
    means: 'instead',
    say: '.|,|; [lya] poe|bota|coloca|chama|deixa|escreve assim [,] em|ao|no vez|inves|lugar d*',
    like: 'Uber pro trabalho. põe assim em vez de transporte',
  },
])
/** "ficou como 'Barraca' e deve constar como 'Barraca da feira'" */
const becomes = new PhraseBook('that it is to stand so', [
  {
    means: 'becomes',
    say: 'deve|devia|precisa|tem ..2 constar|ficar|ser|chamar|aparecer',
    like: 'deve constar como Barraca da feira',
  },
])
const nameMax = 40

/**
 * The turn of an entry whose name is said in quotes, or before "põe assim em vez de": it is called
 * so. Null where what it was called is of no entry, or of several, and for any other message.
 */
export function calledSoTurn(input: TurnInput, { reading }: Message): Turn | null {
  const { text } = reading
  if (isQuestion(reading)) return null
  const found = instead.find(reading)
  if (found) {
    const name = text.slice(0, reading.tokens[found.first]?.start)
    return called(input, one(input, text.slice(reading.tokens[found.last]?.end)), name)
  }
  const [first, second, more] = [...text.matchAll(quotes)].map(([, said = '']) => said.trim())
  if (first === undefined || more !== undefined || reading.amounts.length > 0) return null
  if (second !== undefined) {
    return becomes.isIn(reading) ? called(input, one(input, first), second) : null
  }
  const [last, other] = toldLast(input, rememberedIn(input))
  return / nome /.test(reading.flat) && last && !other ? called(input, last, first) : null
}

function one(input: TurnInput, former: string): Remembered | null {
  const reading = readMessage(former, input.today)
  const [named, another] = namedAmong({ reading }, rememberedIn(input))
  return named && !another ? named : null
}

function called(input: TurnInput, entry: Remembered | null, name: string): Turn | null {
  if (!entry || fold(entry.name) === fold(name) || name.length > nameMax) return null
  const description = capital(name.trim())
  const read = { intent: 'correct', confidence: 90, fields: { description } } as const
  return carry(input, read, {
    ...{ kind: 'correct', target: targetOf(entry.id), changes: { description } },
  })
}
