export type TransactionType = 'receita' | 'despesa'

/** Any stored value but 'receita' counts as an expense, as in the existing product's data. */
export function transactionType(stored: string): TransactionType {
  return stored === 'receita' ? 'receita' : 'despesa'
}
