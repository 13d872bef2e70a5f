import { fold } from '#language/fold.ts'
import { capital } from '#language/spelling/capital.ts'
import { findVerb } from '#language/verbs.ts'
import type { Reading } from '#understanding/reading.ts'
import type { ReadTransaction, Scene } from '#understanding/transactions/scene.ts'

const into = new Set(['na', 'no', 'numa', 'num'])
const articles = new Set(['um', 'uma', 'uns', 'umas'])
/** A shop is named in so many words: "na loja do Zé". */
const shopMax = 3

/**
 * What was bought is what it is called by, and the shop stands behind it, whichever was said first:
 * "comprei na farmácia 2 remédios de 30" are 'Remédios (farmácia)', as "2 remédios na farmácia".
 */
export function namePlacedFirst(
  transactions: ReadTransaction[],
  { reading }: Scene,
): ReadTransaction[] {
  const [first, ...others] = transactions
  const lead = first && first.draft.type === 'despesa' ? leadOf(reading) : null
  if (!first || !lead || !first.draft.description) return transactions
  const { description } = first.draft
  const { shop, count } = lead
  if (!fold(description).startsWith(`${fold(shop)} ${fold(count)} `)) return transactions
  const thing = description.slice(shop.length + count.length + 2)
  if (thing === '') return transactions
  const named = `${capital(thing)} (${shop})`
  return [{ ...first, draft: { ...first.draft, description: named } }, ...others]
}

/** The shop behind "comprei na", and the count or the article of what was bought there. */
function leadOf(reading: Reading): { shop: string; count: string } | null {
  const { tokens, text } = reading
  const at = tokens.findIndex(({ norm }, index) => {
    return into.has(norm) && findVerb(tokens[index - 1]?.norm ?? '')?.form === 'i-did'
  })
  if (at < 0) return null
  const behind = tokens.slice(at + 1, at + 2 + shopMax)
  const end = behind.findIndex(({ norm }, index) => {
    return articles.has(norm) || isCount(reading, at + 1 + index)
  })
  const words = behind.slice(0, Math.max(0, end))
  const [head, last] = [words[0], words.at(-1)]
  const count = behind[end]
  if (!head || !last || !count || words.some(({ kind }) => kind !== 'word')) return null
  return { shop: text.slice(head.start, last.end), count: text.slice(count.start, count.end) }
}

/** "no mercado 3 irmãos" is a name. */
function isCount({ numbers, tokens }: Reading, at: number): boolean {
  if (tokens[at + 1]?.norm === 'irmaos') return false
  const own = numbers.find(({ first, last }) => first <= at && at <= last)
  return own !== undefined && (own.role === 'quantity' || own.role === 'measure')
}
