import type { DayTotal, Transaction } from '@lya/contract/money/transactions.ts'

/** Pages of the list as the server sends them: newest day first, then newest made. */
export type TransactionPage = {
  items: Transaction[]
  nextCursor: string | null
  /** The sums of its days, whole; a search has none. */
  days?: DayTotal[] | undefined
}

/** Puts a transaction where the list's order wants it; it moves when its day has changed. */
export function withTransaction(
  pages: readonly TransactionPage[],
  transaction: Transaction,
): TransactionPage[] {
  const rest = withoutTransaction(pages, transaction.id)
  const at = rest.findIndex((page) => page.items.some((item) => comesBefore(transaction, item)))
  if (at === -1) return atTheEnd(rest, transaction)
  return rest.map((page, index) => (index === at ? insert(page, transaction) : page))
}

export function withoutTransaction(
  pages: readonly TransactionPage[],
  id: string,
): TransactionPage[] {
  return pages.map((page) => ({ ...page, items: page.items.filter((item) => item.id !== id) }))
}

/** Each transaction as `replace` wants it, in its old place; null takes it out. */
export function withReplaced(
  pages: readonly TransactionPage[],
  replace: (transaction: Transaction) => Transaction | null,
): TransactionPage[] {
  return pages.map((page) => ({
    ...page,
    items: page.items.map(replace).filter((item) => item !== null),
  }))
}

function comesBefore(a: Transaction, b: Transaction): boolean {
  if (a.date !== b.date) return a.date > b.date
  return a.createdAt >= b.createdAt
}

function insert(page: TransactionPage, transaction: Transaction): TransactionPage {
  const at = page.items.findIndex((item) => comesBefore(transaction, item))
  return { ...page, items: page.items.toSpliced(at, 0, transaction) }
}

/** Below everything loaded: shown only when nothing more is to come between. */
function atTheEnd(pages: TransactionPage[], transaction: Transaction): TransactionPage[] {
  const last = pages.at(-1)
  if (!last || last.nextCursor !== null) return pages
  return pages.with(-1, { ...last, items: [...last.items, transaction] })
}
