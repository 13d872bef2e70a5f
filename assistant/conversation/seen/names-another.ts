import { isSame, tellingWords } from '#conversation/match-named.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { PendingReading } from '#conversation/pending/pending-state.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { type Leaning, leans } from '#understanding/memory/leaning.ts'

const mends: readonly Leaning[] = [
  'sorry',
  'mistaken',
  'restated',
  'putsAt',
  'putsAnew',
  'informed',
]
/** What was proposed without a name of its own. */
const nameless = new Set(['Compra', 'Entrada', 'Gasto', 'Boleto'])

/** A sum and a day beside so many words that are not its own: a story of something else. */
const storyWords = 2

/**
 * Whether a message names another thing than what was proposed by the person's words, with a sum or
 * a day of its own: "meu aluguel é 750 dia 10", behind a dismissal pay that is to come; or what is
 * no answer at all: "cancelei a netflix".
 */
export function namesAnother(pending: PendingReading, message: Message): boolean {
  const { source, draft } = pending
  const { reading } = message
  if (source !== 'words') return false
  if (nameless.has(draft.description)) return pending.isAhead === true && tellsOfOther(message)
  const own = tellingWords(draft.description)
  const told = tellingIn(message)
  const isIts = told.some(({ word }) => own.some((one) => isSame(one, word)))
  if (reading.amounts.length + reading.days.length === 0) {
    return !isIts && told.length > 0 && leans('cancels', reading)
  }
  // "era 44,90 por mês": what is paid each month is none of what comes once.
  if (reading.amounts.length > 0 && pending.isAhead && leans('perMonth', reading)) return true
  // "a Neide me deve 200" is no other sum of what is to be written as spent.
  if (draft.type === 'despesa' && leans('othersOwe', reading)) return true
  if (mends.some((means) => leans(means, reading))) return false
  const isStory = reading.amounts.length * reading.days.length > 0 && told.length >= storyWords
  return !isIts && (isStory || told.some(({ word }) => isThing(word)))
}

/** "o trampo do seu Zé foi ontem", behind what is hoped for: of that nothing has come. */
function tellsOfOther(message: Message): boolean {
  const isTold = leans('dated', message.reading) || leans('restated', message.reading)
  return isTold && tellingIn(message).length > 0
}
