/** How many parts of all are paid, or which of them is; as the rows of `around.ts`. */
type PartsRow = readonly ['instalment instalment', say: string, like: string, ...not: string[]]

const debts = '{part}|financiamento|consorcio|emprestimo|consignado|crediario'

export const paidParts: readonly PartsRow[] = [
  [
    'instalment instalment',
    `${debts} ..16 paguei|pagamos|quitei|pago # de|das #`,
    'a prestação da moto é 598,40 dia 12, já paguei 11 de 48',
  ],
  [
    'instalment instalment',
    '# parcelas|prestacoes ..2 ja paguei|pagamos|quitei #',
    'são 84 parcelas e já paguei 31',
    'ja paguei|pagamos|quitei # reais|conto',
  ],
  ['instalment instalment', 'paguei|pagamos|quitei # das #', 'já paguei 15 das 48'],
  ['instalment instalment', 'estou na|no # de #', 'empréstimo 320 dia 3, estou na 7 de 24'],
]
