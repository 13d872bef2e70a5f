/** In how many parts something is paid, or which of them is; as the rows of `around.ts`. */
type PartsRow = readonly [
  'instalment instalment' | 'instalment -' | 'instalment',
  say: string,
  like: string,
  ...not: string[],
]

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
  ['instalment', 'parcela|prestacao {few} d*', 'paguei a parcela 2 da van', '{few} reais|conto'],
  ['instalment instalment', 'paguei|pagamos|quitei # das #', 'já paguei 15 das 48'],
  [
    'instalment',
    `${debts} ..12 eh a primeira|segunda|terceira|quarta|quinta|sexta|setima|oitava|nona|decima de #`,
    'paguei a prestação da geladeira, 89,90, é a quarta de dez',
  ],
  ['instalment -', 'resto|restante em # de #', 'dei 300 e o resto em 6 de 200'],
  [
    'instalment -',
    'entrada|sinal ..6 e|,|mais|+ [mais] [vou|ficou|fica|ficaram|pagar|pago|sao|o] [pagar|pagando|resto] # de #',
    'dei 2000 de entrada na moto e vou pagar 36 de 450',
  ],
  ['instalment instalment', 'estou na|no # de #', 'empréstimo 320 dia 3, estou na 7 de 24'],
]
