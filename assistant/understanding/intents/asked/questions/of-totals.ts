import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** Questions of what came in and went out so far, and of its list. */
export const askedOfTotals: readonly PhraseRow<'received' | 'list' | 'spent'>[] = [
  {
    means: 'received',
    say: 'quanto [foi] [que] [eu] [ja] fiz|faturei|apurei|tirei|levantei|arrecadei|fizemos',
    not: ['tirei ..2 conta|banco|poupanca|meta'],
    like: 'quanto eu fiz hoje',
  },
  { means: 'received', say: 'fiz|faturei|apurei quanto', like: 'fiz quanto hoje?' },
  {
    means: 'received',
    say: 'quanto [que] [ja] caiu|pingou|entrou|recebi',
    // "quanto recebi e não gastei?" asks what is left.
    not: ['caiu|pingou|entrou|recebi e nao'],
    like: 'quanto já entrou?',
  },
  {
    means: 'list',
    say: '^ [me|lya|entao|agora|,] [me|,] mostra|mostre|lista|liste|listar [pra] [mim|ai|me] [ai|entao|so] [tudo|todo|todos|o|os|as|um] [de|do|da|por|que] [hoje|ontem|mes|um|semana|{month}]',
    not: ['mostra|mostre ..3 vem|vence|meta|metas|limite|orcamento|como|foto'],
    like: 'me lista o de hoje',
  },
  {
    means: 'list',
    say: 'o que [que|eu] [eu] [ja] anotei|anotou|lancei|registrei|comprei|gastei',
    like: 'o que eu já anotei hoje?',
  },
  { means: 'list', say: 'o que [que] teve hoje|ontem|essa|esse|no', like: 'o que teve hoje?' },
  {
    means: 'spent',
    say: 'quanto [que|eh|eu] [que] [ja] foi|deu|saiu|ficou|fica|gasto [dando|sendo|tudo|todo] [hoje|ontem|o|no|ao|em|com|de|do|da|ate|so|total|tudo|todo|esse|este|essa|esta|nesse|nessa|a|?|mes]',
    not: [
      'foi|deu|saiu que eu|voce|ele|ela|a',
      'foi|deu|saiu ..4 dolar|euro|jogo|placar|entrada|recebi|salario',
    ],
    like: 'quanto já foi hoje?',
  },
  { means: 'spent', say: 'foi|deu|saiu|ficou quanto', like: 'deu quanto hoje?' },
  {
    means: 'spent',
    say: 'total de|do|da|dos|das|hoje|ontem|gasto|em|com [hoje|ontem|mes|semana]',
    not: [
      'total de|do|da ..2 @',
      'no total',
      'total de|do|da|das ..1 receitas|entradas|vendas|ganhos',
    ],
    like: 'qual o total do mês',
  },
  {
    means: 'spent',
    say: 'qual [eh|foi|o] [o] [meu] total',
    not: [
      'total de|do|da|das|dos',
      'total .. vence|vencem|vencendo',
      'total [geral] recebido|faturado|vendido|ganho',
    ],
    like: 'qual é o total?',
  },
]
