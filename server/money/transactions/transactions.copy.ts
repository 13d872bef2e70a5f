/** What a transaction without a description is called; the column's default as well. */
export const noDescription = 'Não informado'
