import { type Cents, cents, centsFromDecimal } from '@lya/core/amounts/cents.ts'
import type { TransactionType } from '@lya/core/money/transactions/transaction-type.ts'
import type { Tx } from '#platform/db/transaction.ts'

export interface TransactionFilters {
  search?: string | undefined
  /** `none`: what has no category. */
  categoryId?: string | undefined
  type?: TransactionType | undefined
  /** `YYYY-MM-DD`, both ends included. */
  from?: string | undefined
  to?: string | undefined
}

/** What the search functions of the database are told for `none`. */
const nilId = '00000000-0000-0000-0000-000000000000'

/** The words of a search; null where it has marks alone, which find nothing. */
export function wordsOf(search: string | undefined): string[] | null {
  const terms = (search ?? '')
    .toWellFormed()
    .normalize('NFC')
    .split(/[\s\p{Cc}]+/u)
  // No index finds a mark, and nobody means one: what is written is in the words.
  const words = terms.map(bareAmount).filter((term) => /[\p{L}\p{N}]/u.test(term))
  return words.length === 0 && terms.some((term) => term !== '') ? null : words
}

/** An amount as a list shows it ('−R$ 52,90'), without its sign and currency; else the term. */
function bareAmount(term: string): string {
  const amount = /^[-+\u2212]?(?:R\$)?(?<digits>[\d.,]*)$/iu.exec(term)
  return amount?.groups?.digits ?? term
}

/** The category as the search functions of the database take it. */
export function searchedCategory(categoryId: string | undefined): string | null {
  return categoryId === 'none' ? nilId : (categoryId ?? null)
}

/** What some transactions come to, and how many they are. */
export interface Found {
  totalCents: Cents
  count: number
}

/**
 * What all transactions come to that a search finds, as `listTransactions` finds them.
 *
 * @param options.msMax From here on no statement of the transaction may take longer: the sum reads
 *   every row that is found.
 * @returns Null for a search without a word in it: that is no search, and lists everything.
 */
export async function sumFound(
  tx: Tx,
  userId: string,
  filters: TransactionFilters,
  options: { msMax?: number } = {},
): Promise<Record<TransactionType, Found> | null> {
  const words = wordsOf(filters.search)
  if (words?.length === 0) return null
  const sums = { receita: nothing(), despesa: nothing() }
  if (words === null) return sums
  if (options.msMax) tx.send({ text: `SET LOCAL statement_timeout = ${options.msMax}` })
  const { rows } = await tx.query<{ tipo: TransactionType; total: string; quantas: number }>({
    // The function takes the person from the transaction; naming them here keeps both the same.
    text: `SELECT tipo, total::text, quantidade::int AS quantas
      FROM soma_da_busca($2::text[], $3, $4::uuid, $5::date, $6::date)
      WHERE app_user_id() = $1`,
    values: [
      userId,
      words,
      filters.type ?? null,
      searchedCategory(filters.categoryId),
      filters.from ?? '-infinity',
      filters.to ?? 'infinity',
    ],
  })
  for (const row of rows) {
    sums[row.tipo] = { totalCents: centsFromDecimal(row.total), count: row.quantas }
  }
  return sums
}

function nothing(): Found {
  return { totalCents: cents(0), count: 0 }
}
