import type { Ways } from '#understanding/memory/ways.ts'

const banks =
  'nubank|inter|itau|bradesco|santander|c6|caixa|bb|picpay|will|neon|visa|master|mastercard|elo'
/** What else sends a bill that is called so: it is an expense like any other. */
const otherBills =
  'fatura ..2 celular|internet|net|luz|energia|agua|telefone|gas|tv|claro|vivo|tim|cliente|escola|plano|seguro'

/** Ways of telling of a card's bill, and whether what was bought by card stands there. */
const method = 'cartao|credito|debito|pix|dinheiro|especie|boleto|vale|ticket'

export const cards = {
  cardPaid: [
    [
      'paguei|pagamos|quitei|quitamos|liquidei [hoje|ontem|ja] [o|a|uma|so] [minimo|parte|metade|resto] [@] [da] [a|minha] fatura',
      'paguei a fatura do nubank 1.832,40',
      otherBills,
    ],
    [
      'fatura ..4 paga|pago|pg|quitada',
      'Fatura do cartão paga: R$ 3.118,00',
      otherBills,
      '@ paga|pago|pg|quitada',
    ],
    [
      `fatura ..4 [@] [,] [eu] paguei|pagamos|quitei|quitamos`,
      'fatura do cartão paguei 1.420,33',
      otherBills,
    ],
    [
      'fatura ..6 [,] [d*] [valor] [de] [r] [$] @ [,] [ja|hoje|ontem] foi|esta [ja|hoje|ontem] paga|quitada',
      'a fatura do meu cartão, de R$ 742,18, foi paga hoje',
      otherBills,
    ],
    [
      '^ [hoje|ontem|ja] [foi|esta] paga|quitada a|minha fatura',
      'quitada a fatura do Santander de R$ 1.200',
      otherBills,
    ],
    ['saiu|foi|foram @ da|de [minha] fatura', 'saiu 1.500 da fatura do cartão', otherBills],
    [
      `^ [hoje|ontem|ja] paguei|pagamos|quitei o|a ${banks} [,|:] [r] [$] @ [hoje|ontem|.|!] $`,
      'paguei o nubank 812',
    ],
    [
      `^ [hoje|ontem|ja] paguei|pagamos|quitei [o|meu|os] cartao|cartoes [de] [credito] [do|da] [${banks}] [,|:] @ [hoje|ontem|.|!] $`,
      'paguei o cartão 870',
    ],
    [
      'efetuei|fiz|realizei|fizemos [o] pagamento da|de [minha] fatura',
      'efetuei o pagamento da fatura do cartão, no valor de R$ 1.236,90',
      otherBills,
    ],
    [
      `^ [hoje|ontem|ja] paguei|pagamos|quitei o|a ${banks} [,|e] veio|deu|foi|ficou|fechou|saiu [em|por] [r] [$] @`,
      'paguei o Nubank, veio 955,30 com o seguro',
    ],
    [`^ cartao [de] [credito] [do|da] [${banks}] [,|:] @ [ja] pago|quitado`, 'cartão 1.340 pago'],
  ],
  /** What was bought by card stands there: an answer to whether the bill counts. */
  toldAlready: [
    ['ja [te] contei|falei|anotei|lancei|registrei|mandei|disse', 'já te contei tudo'],
    [
      'ja esta|estao|foi|foram [tudo|todas|todos] anotad*|lancad*|registrad*|contad*|ai',
      'as compras já estão todas anotadas, sim',
    ],
  ],
  /** It does not: another answer to the same. */
  notTold: [
    [
      'nao|nem|nunca [te|lhe|as|essas] [as|te] [compras] [te] contei|falei|anotei|lancei|registrei|informei|mandei|disse',
      'não te contei as compras não',
    ],
    [
      'compras|gastos [da|de] [fatura] [eu] [ainda] nao [te|lhe|as|tinha] contei|falei|anotei|lancei|informei|contado|falado|anotado|lancado',
      'essas compras eu ainda não tinha contado',
    ],
    ['ainda nao [te|lhe] tinha contado|falado|anotado', 'ainda não tinha contado'],
    ['nao estao|esta|estavam|foram anotad*|lancad*|registrad*|contad*', 'não estão anotadas'],
  ],
  /** By which means something was paid, and by which not. */
  tellsMethod: [
    [
      `^ [nao|ops|ah|opa|na|mas] [verdade|,] [isso|esse|essa|o|a|os|as] ..2 era|foi|foram|eh|saiu|paguei|passei n*|em|com|pelo|pela|por|via|de [o|a|meu|minha] ${method} [de] [credito|debito|refeicao] [mesmo] [,|e] [nao] [foi|era] [n*|em|com|pelo] [o|a] [${method}] [de] [credito|debito] [.|!] $`,
      'o mercado foi no crédito, não no débito',
    ],
  ],
} as const satisfies Ways
