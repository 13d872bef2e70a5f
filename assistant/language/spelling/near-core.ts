import { indexNearWords } from '#language/near-words.ts'
import { coreWords } from '#language/spelling/core-words.ts'
import { orderWords } from '#language/spelling/order-words.ts'
import { ownWords } from '#language/spelling/own-words.ts'

// Nothing else is so often meant: here a short word and the first letter may be missed as well.
const near = indexNearWords(coreWords, { lengthMin: 4, otherFrom: 5, mayBeginElse: true })
const own = new Set([...ownWords, ...orderWords])
const nearOrder = indexNearWords(orderWords, { otherFrom: 6 })

/** The core word that a folded word is a slip of: `sabadp`, `onubus`, `oagou`, `qunto`. */
export function findCoreWord(word: string): string | undefined {
  return own.has(word) ? undefined : (near.find(word) ?? nearOrder.find(word))
}
