/** What may be said to each thing, the next at each time; behind the text come quick replies. */
export type Lines = Readonly<
  Record<string, readonly (readonly [text: string, ...answers: string[]])[]>
>

export const spentThisMonth = 'Quanto gastei este mês?'
export const lastMonth = 'Quanto gastei mês passado?'
