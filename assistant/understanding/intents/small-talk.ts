import type { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { greetingBook, helpBook, thanksBook } from '#understanding/intents/small-talk-phrases.ts'
import { readTalk } from '#understanding/intents/talk/talk.ts'
import { isFiller } from '#understanding/plain-words.ts'

/** What is said beside a greeting, to anybody. */
const pleasantries = new Set(
  (
    'vai vao como esta tudo bem bom boa dia tarde noite lya demais ajudou ai junto tamo show bola ' +
    'top perfeito maravilha otimo lindo linda deus abencoe abraco beijo bjs feliz ano natal ' +
    'pascoa sexta domingo semana final fim paz filha filho querida querido anjo jovem senhora ' +
    'sou tranquilo joia novo todos gente menina flor'
  ).split(' '),
)

/** A greeting and nothing else. */
export function recogniseGreeting(message: Message): Read | null {
  const { reading } = message
  if (reading.tokens.some((one) => one.kind === 'number')) return null
  if (reading.amounts.length > 0 || !greetingBook.isIn(reading)) return null
  return restIsFiller(message, greetingBook) ? { intent: 'greeting', confidence: 60 } : null
}

const thanksMax = 6

/** Thanks and nothing else. */
export function recogniseThanks(message: Message): Read | null {
  const { reading } = message
  const found = thanksBook.find(reading)
  if (!found || reading.amounts.some(({ first }) => !isPraise(message, first))) return null
  const isBrief = reading.tokens.length <= thanksMax
  // "obrigada, agora vou dormir": thanks, and a good-bye.
  const isLead = found.first <= 1 && readTalk(reading) === 'bye'
  const isThanks = isBrief || isLead || restIsFiller(message, thanksBook)
  return isThanks ? { intent: 'thanks', confidence: 62 } : null
}

/** "você é dez": no sum, but a mark. */
function isPraise({ reading: { tokens } }: Message, first: number): boolean {
  const [verb, who] = [tokens[first - 1]?.norm, tokens[first - 2]?.norm ?? '']
  return verb === 'eh' && ['voce', 'tu', 'lya'].includes(who)
}

/** A question about what Lya does. */
export function recogniseHelp({ reading }: Message): Read | null {
  const isHelp = reading.amounts.length === 0 && helpBook.isIn(reading)
  return isHelp ? { intent: 'help', confidence: 86 } : null
}

const wordsMax = 10

function restIsFiller({ reading }: Message, book: PhraseBook): boolean {
  const found = book.findAll(reading)
  const rest = reading.tokens.filter(
    ({ kind }, at) =>
      kind === 'word' && !found.some(({ first, last }) => first <= at && at <= last),
  )
  const words = rest.flatMap(({ norm }) => norm.split(' '))
  const strange = words.filter((word) => !isFiller(word) && !pleasantries.has(word))
  // A name may stand beside: "oi Lya", "bom dia, César".
  return strange.length <= 1 && words.length <= wordsMax
}
