/** What may be said to each thing, the next at each time; behind the text come quick replies. */
export type Lines = Readonly<
  Record<string, readonly (readonly [text: string, ...answers: string[]])[]>
>

export const spentThisMonth = 'Gastos deste mês'
export const lastMonth = 'Gastos mês passado'
