import { chained } from '#conversation/bills/chained.ts'
import { register } from '#conversation/make-turn.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { ownIn, toldLast } from '#conversation/memory/remembered.ts'
import { deletion } from '#conversation/removing/deletion.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'

/**
 * The turn of "não, gasosa 40 e o prato feito 22", behind one entry that was written of both: it
 * goes, and each is written by itself. Null for any other message.
 */
export function partedInTwoTurn(
  input: TurnInput,
  { reading, account }: Message,
  { intent }: Candidate,
): Turn | null {
  if (intent !== 'log' || !leans('partedAnew', reading)) return null
  const [whole, another] = toldLast(input, ownIn(input))
  const drafts = account.transactions.map(({ draft }) => draft)
  if (!whole || another || drafts.length < 2) return null
  if (account.transactions.some(({ doubt }) => doubt !== null)) return null
  const own = tellingWords(whole.name)
  const said = drafts.map(({ description }) => tellingWords(description))
  // "pedágio ida e volta": what is told of one thing twice is no two things.
  const isTwice = said.some((words, at) => {
    return said.some((other, index) => index > at && other.some((word) => words.includes(word)))
  })
  const isOfWhole = said.every((words) => {
    return words.length > 0 && words.every((word) => own.some((one) => isSame(one, word)))
  })
  const isWhole = own.every((word) => said.flat().some((one) => isSame(one, word)))
  if (isTwice || !isOfWhole || !isWhole || drafts.some(({ type }) => type !== whole.type))
    return null
  return chained([
    deletion(input, whole),
    register(input, { intent: 'log', confidence: 92 }, drafts),
  ])
}
