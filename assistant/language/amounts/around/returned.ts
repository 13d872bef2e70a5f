/** How many of what was bought went back, and the pay called 13; as the rows of `around.ts`. */
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
  [
    'quantity',
    'comprei|peguei|levei|trouxe # ..12 devolvi|devolvemos #',
    'comprei 2 blusas de 49,90 e devolvi 1',
    'devolvi # reais|conto|pila|pra|pro|para|,00',
    'devolvi # # ..1',
  ],
]
