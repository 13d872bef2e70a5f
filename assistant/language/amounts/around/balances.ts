/** A row of `around.ts`: what the last numbers are, how it is said, an example, what excludes. */
type BalanceRow = readonly [
  'balance' | '- balance' | 'balance -',
  say: string,
  like: string,
  ...not: string[],
]

/** What there is, what there was and what is still owed beside what was paid. */
export const balances: readonly BalanceRow[] = [
  [
    'balance',
    'tinha|tenho|tem|restava [so] [r] [$] # d* saldo|credito',
    'recarga do bilhete 40, só tinha 2,10 de saldo',
  ],
  [
    'balance',
    'limite|teto|maximo [de|ate|era|eh] [:|de] # ,|.|mas|e [eu] comprei|levei|peguei|achei|dei|gastei|paguei',
    'amigo secreto limite 80, comprei livro de 62',
  ],
  [
    'balance',
    'dos # que [eu|me|ja] tinha|sobrou|sobraram|restava|saquei|guardei|separei',
    'gás 110, saiu dos 200 que eu tinha',
  ],
  [
    'balance',
    'dos [r] [$] # que ..6 voltou|voltaram|devolveram|reembolsaram',
    'dos 600 que já lancei em maio, voltaram 284',
  ],
  [
    'balance',
    'falta|faltam [pagar] [r] [$] # d* ..4 ,|.|e [hoje] [ja] dei|paguei|mandei',
    'falta pagar 300 do guarda roupa, hoje dei 200',
  ],
  [
    'balance',
    'agora|ainda|entao falta|faltam|faltando [so|apenas] [r] [$] #',
    'mandou mais 50, agora falta só 30',
    'falta|faltam|faltando [so|apenas] # parcelas|prestacoes|meses|vezes',
  ],
  [
    '- balance',
    'foi|deu|recebi|ficou|eh [r] [$] # ..3 [me] deu|deram|pagou|deixou|veio # a mais',
    'a faxina foi 170, ela deu 10 a mais',
  ],
  [
    'balance -',
    'me deu|deram|pagou|deixou # a mais ..5 foi|deu|ficou|recebi|total [r] [$] #',
    'minha patroa me deu 50 a mais na faxina, foi 200',
  ],
  ['balance', 'de um total de [r] [$] #', '1ª parte do muro 2.000 de um total de 6 mil'],
  ['balance', 'limite|saldo|total disponivel [:|de|e] [r] [$] #', 'limite disponível R$ 900'],
  ['balance', 'saldo atual|final|restante|anterior [:|de|e] [r] [$] #', 'saldo atual R$ 90'],
  ['balance', 'disponivel : [r] [$] #', 'limite disponível: R$ 1.204,11'],
  ['balance', 'saldo {voucher}|conta [:] [r] [$] #', 'compra R$ 31,90. Saldo refeição R$ 412'],
  [
    'balance',
    'desses|dessas|daqueles #',
    'desses 200 gastei 45 no açougue',
    'desses|dessas|daqueles # foi|foram|era|eram|de|da|do',
    'desses|dessas|daqueles # [reais] eh|sao|vai|vao|fica|ficam',
    '% ..6 desses|dessas|daqueles #',
  ],
  [
    'balance',
    'estava|tinha [com] [uns|r] [$] # [reais] na|no|em conta|carteira|banco|bolso|casa',
    'tava com 500 na conta, paguei 320',
  ],
  [
    'balance',
    'e|mas|,|. [eu] [ainda|so] devo|devendo [mais] [uns] [r] [$] #',
    'paguei 200 pro Zé e ainda devo 900',
  ],
  ['balance', 'valor|limite|maximo|teto ate #', 'amigo secreto valor até 40, caneca 27,90'],
  [
    'balance',
    'resto|restante [de|dos] # {person}|so|paga|pagam|fica|ficam|depois|dia|mes|semana',
    'recebi 400 do Arnaldo, o resto 600 ele paga sexta',
  ],
  // "o restante, 2.970, é pra 10 de agosto": still to be paid, on that day.
  [
    'balance -',
    'resto|restante|saldo [,|:] [de] [r] [$] # [reais] [,] [que] [eh|fica|ficou|vai|so|sera] pra|para|pro|em|ate [o] [dia] # de|/',
    'paguei 330 de sinal, o restante 2.970 é pra 10 de agosto',
  ],
  [
    'balance',
    'resto|restante|saldo [,|:] [de] [r] [$] # [reais] [,] [que] [eh|fica|ficou|vai|so|sera] pra|para|pro|em|ate {month}',
    'paguei 330 de sinal, o restante 2.970 é pra agosto',
  ],
  [
    'balance',
    'resto|restante|saldo , [r] [$] # , [eh|fica|ficou|vai|so] pra|para|pro|em|ate|na|no|quando',
    'paguei 330 de sinal, o restante, 970, é pra semana que vem',
  ],
  [
    'balance -',
    'os|as outros|outras # [so|fica|ficam] em|pra|para # de|/',
    'decoração: 400 agora e os outros 600 em 20 de dezembro',
  ],
  [
    'balance',
    'os|as outros|outras # so|paga|pagam|fica|ficam|depois|na|no|dia|mes|semana|quando',
    'recebi 500, os outros 500 só na entrega',
  ],
  [
    '- balance',
    'metade|parte|so [,] [me] [deu|pagou|recebi|pagaram|mandou|entrou|caiu] [,|:] [r] [$] # de [r] [$] #',
    'recebi a metade, 750 de 1500',
    '{few} de #',
    '# de # cada',
  ],
  [
    '- balance',
    'deu|pagou|recebi|pagaram|mandou|passou|adiantou [r] [$] # de [r] [$] # [,] [e] o resto|restante',
    'só deu 50 de 120, o resto passa dia 10',
    '{few} de #',
  ],
  ['- balance', '# dos # [que]', 'devolveu 80 dos 200', 'um|uma dos|das #'],
  ['- balance', '# de # que [me] devia|devo|deve|devem|deviam', 'pagou 80 de 200 que devia'],
  [
    'balance',
    'saldo atual|final|restante|anterior d* ..4 : [r] [$] #',
    'saldo atual do seu cartão Alelo: R$ 702',
  ],
  ['balance', 'limite|teto era|eh|foi # )|k|kk|kkk', 'amigo secreto 60 (o limite era 50)'],
  [
    'balance',
    'limite|teto|maximo|minimo|combinado|previsto era|foi [de] [r] [$] # $',
    'presente da professora 35 limite era 30',
  ],
  [
    'balance',
    '# [,] limite|teto|maximo|minimo [de] [r] [$] # $',
    'amigo secreto 45, mínimo 40',
    '<pay:i-did> ..3 minimo|maximo',
  ],
  [
    'balance',
    'eu|que tinha|havia planejado|planejados|combinado|previsto|separado|orcado [r] [$] #',
    'mercado 420 e eu tinha planejado 350',
  ],
  [
    'balance -',
    'fatura|cartao [de|deu|veio|:] [r] [$] # [,|e|mas] [so] paguei [so] [o] minimo [de] [r] [$] #',
    'fatura 900, paguei o mínimo 90',
  ],
  // What is paid first, and a share, are parts of a price that is told behind them.
  [
    'balance',
    'de|da|como|por entrada|sinal|adiantamento ..8 total|valor|preco [todo|dele|dela] [eh|era|de|:|fica|ficou|foi|deu] [r] [$] #',
    'recebi 160 de entrada do bolo, o total é 320',
    '# vezes|x|parcelas',
    '% d* entrada|sinal|adiantamento',
  ],
  [
    'balance',
    'entrada|sinal|adiantamento de|: [r] [$] # ..6 total|valor|preco [todo|dele|dela] [eh|era|de|:|fica|ficou|foi|deu] [r] [$] #',
    'sinal de 200 da encomenda, o total é 500',
    '# vezes|x|parcelas',
  ],
  [
    'balance',
    'minha|meu parte|metade|cota ..4 # [,|;|.] [o|a|e] total|conta [toda|todo] [eh|era|de|:|fica|ficou|foi|deu] [r] [$] #',
    'minha parte do gás 40, o total é 120',
  ],
]
