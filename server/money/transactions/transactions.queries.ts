import type { DayTotal, Transaction } from '@lya/contract/money/transactions.ts'
import { centsFromDecimal } from '@lya/core/amounts/cents.ts'
import type { DayRange } from '@lya/core/calendar/day-range.ts'
import { readIcon } from '@lya/core/money/categories/icon.ts'
import {
  type TransactionType,
  transactionType,
} from '@lya/core/money/transactions/transaction-type.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { type TransactionKey, writeCursor } from '#money/transactions/cursor.ts'
import {
  searchedCategory,
  type TransactionFilters,
  wordsOf,
} from '#money/transactions/search.queries.ts'
import { noDescription } from '#money/transactions/transactions.copy.ts'
import type { Tx } from '#platform/db/transaction.ts'

interface ListedRow extends ShownRow {
  receitas?: string | null
  despesas?: string | null
}

interface ShownRow {
  id: string
  quando: string
  detalhes: string
  tipo: string
  valor: string
  categoria_id: string | null
  categoria: string | null
  icone: string | null
  versao: number
  criada: string
}

const columns = `t.id, t.quando::text AS quando, t.detalhes, t.tipo, t.valor::text AS valor,
  t.categoria_id, c.nome AS categoria, c.icone, t.versao,
  to_char(t.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS criada`

const withCategory = 'LEFT JOIN categorias c ON c.user_id = t.user_id AND c.id = t.categoria_id'

const newestFirst = 'ORDER BY t.quando DESC, t.created_at DESC, t.id DESC'

/**
 * One transaction of this person.
 *
 * @param options.lock Holds the row until the transaction ends, for a change that hangs on it.
 * @throws Refusal `transactions.missing`
 */
export async function getTransaction(
  tx: Tx,
  userId: string,
  id: string,
  options: { lock?: boolean } = {},
): Promise<Transaction> {
  const [found] = await findTransactions(tx, userId, [id], options)
  if (!found) throw new Refusal('missing', 'transactions.missing')
  return found
}

/** Those of these ids that this person has, in any order. */
export async function findTransactions(
  tx: Tx,
  userId: string,
  ids: readonly string[],
  options: { lock?: boolean } = {},
): Promise<Transaction[]> {
  const lock = options.lock ? 'FOR UPDATE OF t' : ''
  const { rows } = await tx.query<ShownRow>({
    name: options.lock ? 'transactions-lock' : 'transactions-find',
    text: `SELECT ${columns} FROM transacoes t ${withCategory}
      WHERE t.user_id = $1 AND t.id = ANY ($2::uuid[]) ${lock}`,
    values: [userId, ids],
  })
  return rows.map(shown)
}

/** The type of one of the person's categories, or null when it is none of theirs. */
export async function findCategoryType(
  tx: Tx,
  userId: string,
  id: string,
): Promise<TransactionType | null> {
  const { rows } = await tx.query<{ tipo: string }>({
    name: 'transactions-category-type',
    text: 'SELECT tipo FROM categorias WHERE user_id = $1 AND id = $2 FOR KEY SHARE',
    values: [userId, id],
  })
  return rows[0] ? transactionType(rows[0].tipo) : null
}

/** The largest of some days, the largest first; of two alike the newer. */
export async function listLargest(
  tx: Tx,
  userId: string,
  of: { range: DayRange; type: TransactionType; categoryId: string | null; limit: number },
): Promise<Transaction[]> {
  const { rows } = await tx.query<ShownRow>({
    name: 'transactions-largest',
    text: `SELECT ${columns} FROM transacoes t ${withCategory}
      WHERE t.user_id = $1 AND t.quando BETWEEN $2 AND $3 AND t.tipo = $4
        AND ($5::uuid IS NULL OR t.categoria_id = $5)
      ORDER BY t.valor DESC, t.quando DESC, t.id DESC LIMIT $6`,
    values: [
      userId,
      of.range.from.toString(),
      of.range.to.toString(),
      of.type,
      of.categoryId,
      of.limit,
    ],
  })
  return rows.map(shown)
}

/** The smallest of some days, of two alike the newer; null where there is none. */
export async function findSmallest(
  tx: Tx,
  userId: string,
  of: { range: DayRange; type: TransactionType },
): Promise<Transaction | null> {
  const { rows } = await tx.query<ShownRow>({
    name: 'transactions-smallest',
    text: `SELECT ${columns} FROM transacoes t ${withCategory}
      WHERE t.user_id = $1 AND t.quando BETWEEN $2 AND $3
        AND (t.tipo = 'receita') = ($4 = 'receita')
      ORDER BY t.valor, t.quando DESC, t.id DESC LIMIT 1`,
    values: [userId, of.range.from.toString(), of.range.to.toString(), of.type],
  })
  return rows[0] ? shown(rows[0]) : null
}

export interface TransactionPage {
  items: Transaction[]
  nextCursor: string | null
  /** What each day of this page comes to, whole, under the same filters; absent with a search. */
  days?: DayTotal[]
}

/**
 * One page, newest first, with its days' sums from the sums that are kept. A search takes each
 * word by itself: with three letters or more it may stand anywhere, a shorter one begins a word;
 * case and accents do not count, marks alone find nothing. An amount, or how one begins ('52',
 * '52,9', 'R$ 1.250'), finds what costs that as well.
 */
export async function listTransactions(
  tx: Tx,
  userId: string,
  page: { filters: TransactionFilters; after: TransactionKey | null; limit: number },
): Promise<TransactionPage> {
  const { filters } = page
  const after = startOf(page.after, filters.to)
  // One more than asked for tells whether there is a next page.
  const limit = page.limit + 1
  const words = wordsOf(filters.search)
  if (words === null) return { items: [], nextCursor: null }
  const values: unknown[] = [
    userId,
    filters.from ?? '-infinity',
    after.date,
    after.createdAt,
    after.id,
    limit,
  ]
  const place = (value: unknown): string => `$${values.push(value)}`
  const { rows } = await tx.query<ListedRow>({
    text:
      words.length > 0
        ? searchText(
            place(words),
            place(filters.type ?? null),
            place(searchedCategory(filters.categoryId)),
          )
        : listText(filters, place),
    values,
  })
  const listed = rows.slice(0, page.limit)
  const items = listed.map(shown)
  const last = items.at(-1)
  const nextCursor = rows.length > page.limit && last ? writeCursor(last) : null
  return { items, nextCursor, ...(words.length === 0 && { days: daysOf(listed) }) }
}

function daysOf(rows: readonly ListedRow[]): DayTotal[] {
  const days = new Map(rows.map((row) => [row.quando, row]))
  return [...days.values()].map(({ quando, receitas, despesas }) => ({
    date: quando,
    incomeCents: centsFromDecimal(receitas ?? '0'),
    expensesCents: centsFromDecimal(despesas ?? '0'),
  }))
}

/**
 * Where the page begins. The last day of a filter is a place in the list as well: as a condition
 * beside the place, PostgreSQL would read down to it from the newest row.
 */
function startOf(after: TransactionKey | null, to: string | undefined): TransactionKey {
  if (after && (to === undefined || after.date <= to)) return after
  const last = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
  return { date: to ?? 'infinity', createdAt: 'infinity', id: last }
}

function listText(filters: TransactionFilters, place: (value: unknown) => string): string {
  const { categoryId } = filters
  const named = categoryId === 'none' ? 'IS NULL' : categoryId && `= ${place(categoryId)}`
  const category = named ? `AND t.categoria_id ${named}` : ''
  const type = filters.type ? `AND t.tipo ${filters.type === 'receita' ? '=' : '<>'} 'receita'` : ''
  // The days of a page are few: each reads its own sums, however many transactions stand in it.
  return `WITH pagina AS MATERIALIZED (
      SELECT * FROM transacoes t
      WHERE t.user_id = $1 AND t.quando >= $2::date
        AND (t.quando, t.created_at, t.id) < ($3::date, $4::timestamptz, $5::uuid)
        ${category} ${type}
      ${newestFirst} LIMIT $6
    ), dias AS MATERIALIZED (
      SELECT d.quando, s.receitas, s.despesas
      FROM (SELECT DISTINCT quando FROM pagina) d CROSS JOIN LATERAL (
        SELECT sum(t.total) FILTER (WHERE t.tipo = 'receita')::text AS receitas,
          sum(t.total) FILTER (WHERE t.tipo <> 'receita')::text AS despesas
        FROM resumos_diarios t WHERE t.user_id = $1 AND t.dia = d.quando ${category} ${type}
      ) s
    )
    SELECT ${columns}, dias.receitas, dias.despesas
    FROM pagina t JOIN dias USING (quando) ${withCategory} ${newestFirst}`
}

function searchText(words: string, type: string, category: string): string {
  return `SELECT ${columns} FROM transacoes t ${withCategory}
    WHERE t.user_id = $1 AND t.id IN (
      SELECT busca_transacoes(${words}::text[], ${type}::text, ${category}::uuid, $2::date,
        $3::date, $4::timestamptz, $5::uuid, $6::integer))
    ${newestFirst}`
}

function shown(row: ShownRow): Transaction {
  return {
    id: row.id,
    date: row.quando,
    // Data that was loaded from elsewhere may hold blank ones.
    description: row.detalhes.trim() || noDescription,
    type: transactionType(row.tipo),
    amountCents: centsFromDecimal(row.valor),
    category: row.categoria,
    categoryId: row.categoria_id,
    categoryIcon: row.icone === null ? null : readIcon(row.icone).icon,
    version: row.versao,
    createdAt: row.criada,
  }
}
