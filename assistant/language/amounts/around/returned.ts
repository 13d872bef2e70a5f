/**
 * How many of what was bought went back, the pay called 13 and months by their number; as the rows
 * of `around.ts`.
 */
type ReturnedRow = readonly [
  'quantity' | 'name' | 'name -',
  say: string,
  like: string,
  ...not: string[],
]

export const returned: readonly ReturnedRow[] = [
  [
    'quantity',
    '1|2|3|4|5 salario|salarios [minimo|minimos]',
    'seguro defeso cai dia 15, 1 salario minimo',
    'de|por 1|2|3|4|5 salario',
  ],
  ['name', '13 salario', 'recebi meu 13 salário 1.200', '# 13 salario'],
  [
    'name -',
    'recebi|caiu|entrou|pagaram|veio|saiu ..2 o|meu|do|no 13 [,|:] [foi|deu|de|veio] [r] [$] #',
    'recebi meu 13, 1.200',
  ],
  // "paguei a água do mês 12": of a bill it is the month, and its sum is known.
  [
    'name',
    'agua|luz|energia|internet|aluguel|condominio|iptu|gas|escola|faculdade|plano|prestacao|das|mei ..2 mes {month-number} [,|.|!|hoje|ontem|ja|agora|agorinha] $',
    'paguei o condomínio do mês 11',
  ],
  [
    'name',
    'agua|luz|energia|internet|aluguel|condominio|iptu|gas|escola|faculdade|plano|prestacao|das|mei ..2 mes {month-number} [,] hoje|ontem|ja|agora|dia|no|na|pelo|pela|as|com',
    'PAGUEI A AGUA DO MES 12 HOJE AS 9 HORAS',
  ],
  [
    'name -',
    'agua|luz|energia|internet|aluguel|condominio|iptu|gas|escola|faculdade|plano|prestacao|das|mei ..2 mes {month-number} [r] [$] #',
    'paguei a luz do mês 11 98,40',
    'mes # reais|conto|pila|mil',
  ],
  [
    'quantity',
    'comprei|peguei|levei|trouxe # ..12 devolvi|devolvemos #',
    'comprei 2 blusas de 49,90 e devolvi 1',
    'devolvi # reais|conto|pila|pra|pro|para|,00',
    'devolvi # # ..1',
  ],
]
