/** What money that came in may be, in the order of the weights. */
export const incomeKinds = ['craft', 'salary', 'sales', 'neither'] as const

export type IncomeKind = (typeof incomeKinds)[number]
