import { PhraseBook, type Span } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { nameOut } from '#understanding/transactions/naming/name-out.ts'
import type { ReadTransaction, Scene } from '#understanding/transactions/scene.ts'
import type { Settled } from '#understanding/transactions/settle.ts'

const aims = new PhraseBook('what money was given for', [
  {
    means: 'aim',
    say: '@ [reais|conto] pra|pro|para|pros|pras [eu|mim|nois] [comprar|pagar|botar|colocar|fazer] [o|a|os|as|um|uma|minha|meu]',
    like: 'mainha mandou 50 pro remédio, comprei por 31,60',
  },
])

const priced = new PhraseBook('what money was given of, behind which its price stands', [
  {
    means: 'thing',
    say: '@ [reais|conto] d*|pro|pra|para|no|na ..4 que foi|custou|deu|saiu|era|ficou',
    like: 'a vó me deu 50 do remédio que foi 68',
  },
])

/** `mandou 50 pro remédio, comprei por 31,60`: what went out of it is called by what it was for. */
export function nameMeantFor(
  spent: ReadTransaction,
  given: Settled | undefined,
  { reading, index }: Scene,
): ReadTransaction | null {
  const aim = given && spent.draft.type === 'despesa' ? aimOf(reading, given) : null
  const named = aim && nameOut(reading, aim, index)
  return named && { ...spent, doubt: null, draft: { ...spent.draft, ...named } }
}

/** The words of what a sum was given for: all that stand behind, to the end of its segment. */
function aimOf(reading: Reading, { amount, last }: Settled): Span | null {
  const thing = priced.find(reading, { first: amount.first, last })
  if (thing?.first === amount.first) return { first: amount.last + 2, last: thing.last - 2 }
  const found = aims.find(reading, { first: amount.first, last })
  if (found?.first !== amount.first || found.last >= last) return null
  return { first: found.last + 1, last }
}
