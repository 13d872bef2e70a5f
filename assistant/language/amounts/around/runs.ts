import type { GaugeRow } from '#language/amounts/around/gauges.ts'

/** What is sold by the hundred, however its plural is left out. */
const snacks =
  'salgado|salgados|salgadinho|salgadinhos|docinho|docinhos|brigadeiro|brigadeiros|coxinha|coxinhas|empada|empadas|pao|paes|esfiha|esfihas|pastel|pasteis|marmita|marmitas'

/** How many rides, pieces and guests a day had, beside what it came to. */
export const runs: readonly GaugeRow[] = [
  [
    'quantity -',
    '{rounds}|atendimentos|clientes|cortes|faxinas|aulas d* [o|a] dia|hoje|ontem|noite|semana [:|,] [foram|foi] # , ..3 #',
    'corridas do dia: 7, somando 312',
    '# reais|conto|pila',
  ],
  [
    '- quantity',
    'fechei|fiz|deu|tirei|rendeu|faturei|ganhei [em|com] [r] [$] # [hoje|ontem] [,|com|em] [foram|foi] # {run}',
    'fechei 212 hj, 14 entrega',
  ],
  [
    '- quantity',
    'recebi|fiz|ganhei|tirei|deu|caiu|rendeu [r] [$] # n*|d*|pel* {gig} ..2 , # {run}',
    'recebi 96 do ifood até agora, 11 entrega',
  ],
  // "foram 360 peças", behind what they came to.
  [
    'quantity',
    '^ [e] [ao] [todo] foram|eram|fiz|entreguei|costurei # pecas|unidades|pares|blusas|calcas [hoje|ontem] [,|.|!] $',
    'foram 360 peças',
  ],
  [
    '- quantity',
    '# de|da|do uma|um|a|o encomenda|pedido ..3 , #',
    'recebi 320 de uma encomenda de aniversário, 40 acarajé',
    'encomenda|pedido ..3 , # reais|conto|pila|no|na|em|de|do|com',
  ],
  // Without its price so much is only bought.
  [
    'quantity',
    'fui|passei ..8 comprar|buscar|pegar {few} pao|ovo|fruta|coxinha|pastel|salgado|cerveja|agua|laranja|banana',
    'fui na padaria comprar seis pão',
  ],
  [
    '- quantity',
    `rendeu|faturei|apurei|recebi|ganhei [r] [$] # [reais] [da|do|de] [encomenda|pedido] , # ${snacks} [,|.|!] $`,
    'a encomenda da dona marta rendeu 180, 120 salgado',
  ],
  // How many guests there were tells of the day.
  [
    'quantity',
    'cheio|cheia|lotado|lotada|bombando|movimentado [,|:] [com|uns|umas|de|foram] # mesa|mesas|pessoa|pessoas|cliente|clientes|cabeca|cabecas',
    'gorjeta 98, casa cheia 40 mesa',
  ],
]
