import type { ExpenseKind } from '@lya/assistant/opinion/expenses/kinds.ts'

/** What people file a sum under, by its letter in a short label; none where they would differ. */
export const categoryOfLetter: Readonly<Record<string, string | undefined>> = {
  A: 'Alimentação',
  T: 'Transporte',
  M: 'Moradia',
  C: 'Compras',
  S: 'Saúde',
  E: 'Educação',
  L: 'Lazer',
  P: 'Presentes',
  W: 'Salário',
  F: 'Freelances',
  O: 'Outros',
  '?': undefined,
}

/** What the suggested categories of expenses are; of people's own no two mean the same. */
export const kindOfCategory: Readonly<Record<string, ExpenseKind>> = {
  Alimentação: 'food',
  Transporte: 'transport',
  Moradia: 'home',
  Compras: 'shopping',
  Saúde: 'health',
  Educação: 'education',
  Lazer: 'leisure',
  Presentes: 'gifts',
  Outros: 'other',
}
