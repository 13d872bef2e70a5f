import { fold } from '#language/fold.ts'
import { capital } from '#language/spelling/capital.ts'
import { categoriseDescription } from '#understanding/categories/categorise-description.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import type { Billed } from '#understanding/intents/commitments/billed.ts'
import { isBill } from '#understanding/intents/commitments/of-bills.ts'
import type { Reading } from '#understanding/reading.ts'

/** A bill that a list names without a sum. */
export interface Unpriced {
  name: string
  categoryId: string | null
  /** Of the month. */
  day: number | null
}

const bounds = new Set([',', ';', '.', ':', 'e'])
/** They are called so whatever they are of. */
const general = new Set(
  'conta contas boleto boletos fatura faturas parcela mensalidade carne taxa'.split(' '),
)
const wordsMax = 7

/** The bills of a list that have no sum: "escola 640 dia 7, água, internet 119 dia 20". */
export function unpricedIn(
  { reading, index }: Message,
  items: readonly Billed[],
): readonly Unpriced[] {
  const { tokens, amounts, days, today } = reading
  const ends = tokens.flatMap(({ norm }, at) => (bounds.has(norm) ? [at] : []))
  const names = items.map(({ name }) => fold(name))
  return [...ends, tokens.length].flatMap((end, nth) => {
    const first = (ends[nth - 1] ?? -1) + 1
    // In "internet e tv 150" the sum is of both, and in "luz: 90" it stands behind.
    const isOpen = ['e', ':'].includes(tokens[end]?.norm ?? '')
    const isPriced = amounts.some((one) => one.first >= first && one.last < end)
    if (isOpen || isPriced || end - first > wordsMax) return []
    const name = nameIn(reading, first, end)
    if (name === null || names.some((one) => one.includes(fold(name)))) return []
    const behind = days.find((one) => one.first >= first && one.first <= end + 1)
    const categoryId = categoriseDescription(name, 'despesa', index, today)
    return [{ name, categoryId, day: behind?.date.day ?? null }]
  })
}

/** The word that is called a bill, with what it is of: "luz", "plano de saúde". */
function nameIn({ tokens, text, ...reading }: Reading, first: number, end: number): string | null {
  const at = tokens.findIndex((token, nth) => {
    const isInside = nth >= first && nth < end && !general.has(token.norm)
    return isInside && isBill({ tokens: [token], text, ...reading })
  })
  const [own, of, thing] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!own) return null
  const isLong = at + 2 < end && /^d[aeo]s?$/.test(of?.norm ?? '')
  const name = text.slice(own.start, (isLong ? thing : own)?.end)
  return capital(name)
}
