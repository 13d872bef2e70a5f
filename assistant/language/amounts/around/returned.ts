/** How many of what was bought went back; as the rows of `around.ts`. */
type ReturnedRow = readonly ['quantity', say: string, like: string, ...not: string[]]

export const returned: readonly ReturnedRow[] = [
  [
    'quantity',
    'comprei|peguei|levei|trouxe # ..12 devolvi|devolvemos #',
    'comprei 2 blusas de 49,90 e devolvi 1',
    'devolvi # reais|conto|pila|pra|pro|para|,00',
    'devolvi # # ..1',
  ],
]
