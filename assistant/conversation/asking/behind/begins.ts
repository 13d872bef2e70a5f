/** What may stand before a question that leans on the answer before. */
export const begins =
  '^ [lya|e|mas|ah|eita|nossa|vixe|aff|beleza|ok|entendi|certo|caramba] [,|lya|e] [e|mas|,]'
