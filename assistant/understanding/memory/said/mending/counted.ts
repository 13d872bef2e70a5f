import { cameTo } from '#understanding/memory/verbs-said.ts'
import type { Ways } from '#understanding/memory/ways.ts'

const sorry = 'nao|errei|ops|opa|desculpa|desculpe|perdao|alias|verdade|corrigindo|minto|digo'

const deed = 'vendi|vendemos|comprei|compramos|peguei|pegamos|levei|fiz|fizemos|entreguei|dei'

/** Ways of saying how many it was, and what each of them cost. */
export const countedAnew = {
  /** How many it was, and no word of what. */
  countOnly: [
    [
      '^ [{mended}] [nao] [,] [na] [verdade] [,] era|eram|foram # [,] [na|so|viu] [verdade] [,|.|!] $',
      'eram 4, na verdade',
    ],
    ['^ [{mended}] [nao] [,] {article} ..3 eram|foram # [so|viu] [,|.|!] $', 'as latas eram 6'],
  ],
  /** What one of them cost. */
  each: [
    [
      '^ [e|,|ah|eh] [foi|foram|sao|era|deu|saiu|custou] [a|por] @ cada ..1 $',
      '210 cada',
      'cada mes|semana|dia',
    ],
  ],
  /** So many, of such a price. */
  product: [
    ['foi|foram|era|eram|sao # de|a @', 'o rolamento foi 2 de 380'],
    ['foram|eram # ..1 de|a @ [reais] [cada] [.|!] $', 'cinema foram 2 ingressos de 30'],
    ['foi|foram|era|eram|sao # [,] [a] @ cada', 'o marcador eram 3, 9 cada'],
    [
      'veio|vieram|foi|foram|fui # vez|vezes ..6 @ cada',
      'ela veio duas vezes essa semana, 160 cada',
    ],
  ],
  /** Only one of what was counted. */
  single: [['foi|era|eh|foram um|uma|1 so|apenas', 'o uber foi um só, 19,90']],
  /** How many of a thing it was, without a sum. */
  counted: [
    [
      `^ [{mended}] [nao|ah] [,] {article} ..4 ${cameTo} [so] # ..3 [,|.|!] $`,
      'o leite era 8 caixas',
    ],
    ['^ ..2 foram|eram [so] # ..3 [,|.|!] $', 'ovo foram 2 caixas só'],
    ['^ ..4 , foram|eram [so] # ..1 [,|.|!] $', 'contei de novo, foram 14 pães'],
    [`^ [{mended}] [,] [eu] ${deed} so # ..3 [,|.|!] $`, 'peguei só 3 passagens'],
    [`^ [{mended}] ${sorry} [,] [eu] ${deed} [so] # ..3 [,|.|!] $`, 'não, vendi 9 brigadeiro'],
  ],
  /** What one of it was: `o diesel tava 5,90 o litro`. */
  pricedAnew: [
    ['^ [{mended}] [nao|ah] [,] {article} ..4 estava [a|por] @ o|a|cada|por', 'o gás tava 9 o kg'],
  ],
  /** The same, of whatever was counted. */
  eachAnew: [
    [
      `${cameTo}|saem|custou|custaram|custava|custavam|paguei [so] [a|por] @ [reais] cada`,
      'os pneus foram 290 cada, não 310',
      'cada dia|mes|semana|ano|parcela|vez',
    ],
    [
      `${cameTo}|custou|custaram|paguei [so] [a|por] @ [reais] a|por unidade`,
      'as tomadas foram 11,50 a unidade',
    ],
    [`^ [{mended}] [nao] [,] cada ..3 ${cameTo}|custou|custava [so] @`, 'cada camisa foi 35'],
  ],
} as const satisfies Ways
