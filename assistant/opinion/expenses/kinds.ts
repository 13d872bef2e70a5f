/** What money may have been spent on, in the order of the weights. */
export const expenseKinds = [
  'food',
  'transport',
  'home',
  'shopping',
  'health',
  'education',
  'leisure',
  'gifts',
  'other',
] as const

export type ExpenseKind = (typeof expenseKinds)[number]
