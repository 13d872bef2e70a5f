import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** Questions of what went out, how often, and the largest of it. */
export const askedOfSpending: readonly PhraseRow<'spent'>[] = [
  {
    means: 'spent',
    say: 'quanto [que|eh|eu] [que|eu] [eu|ja] [ja] <spend:i-did>|<pay:i-did>|<give:i-did>|<send:i-did>|<lend:i-did>|<lose:i-did>|<buy:i-did>|botei|coloquei de|da|do|pra|para|pro|com|em|na|no|ao|a|esse|essa|hoje|ontem|ja|?',
    not: [
      'perdi|perdemos de peso|tempo',
      'perdi|perdemos ..3 quilo|quilos|kg',
      'quanto .. emprestado',
      'quanto .. @',
    ],
    like: 'quanto eu já mandei pra mãe?',
  },
  {
    means: 'spent',
    say: 'quantas|qnts vezes [que] [eu|nos|a] [gente] [eu] [ja] <spend:i-did>|<pay:i-did>|<buy:i-did>|pedi|pedimos|fui|usei|peguei|comi',
    like: 'quantas vezes pedi ifood?',
  },
  {
    means: 'spent',
    say: '^ [lya|oi|e|,|me] [,] [mostra|mostre|lista|liste|quais|qual|ver|diz|manda] [foram|sao|eh] [os|as|o] [{my}] [#] maiores gastos|despesas|compras',
    like: 'meus 3 maiores gastos',
  },
]

/** "quanto sobrou esse mês?" is of another figure. */
const elseAsked = [
  'quanto ..4 tenho|tem|sobra|sobrou|falta|faltou|ganhei|recebi|entrou|devo|deve|vendi|fiz|resta|guardei|posso|rende|rendeu|faturei|lucrei|tirei|saldo|renda|salario|custa|vence|sobrando|sobro|sobram|restou|sobrar|esta|estou|vou|vai|da|eu|que|ainda|ja|meta|limite',
]

/** Questions of what some things cost so far. */
export const askedOfPurchases: readonly PhraseRow<'spent'>[] = [
  {
    means: 'spent',
    say: 'quanto [que] esta|anda|vem dando|indo|saindo|ficando de|com|em|no|na|pro|o|a',
    like: 'quanto tá dando de mercado esse mês?',
  },
  {
    means: 'spent',
    say: 'em|com [o] que [foi|eh] [que] [eu|a] [gente] [mais] gasto|gastei|gastamos|gasta|gastou [mais]',
    like: 'com o que eu gastei mais esse mês?',
  },
  {
    means: 'spent',
    say: 'soma|some|somar [tudo] [pra|para] [mim|nos] [tudo|ai] o que [eu|a] [gente] [ja] gastei|gastamos|paguei|comprei',
    like: 'soma pra mim o que gastei de gasolina',
  },
  {
    means: 'spent',
    say: 'quanto [que] custou|saiu|deu|foi [o|a] [meu|minha] ultim*',
    like: 'quanto custou a última feira?',
  },
  {
    means: 'spent',
    say: '^ quanto [de|no|na|com|foi] ..2 mes|semana passado|passada|retrasado|retrasada [?] $',
    not: elseAsked,
    like: 'quanto luz mês passado',
  },
  {
    means: 'spent',
    say: '^ quanto [de|no|na|com|foi] ..2 esse|essa|este|esta|nesse|nessa mes|semana [?] $',
    not: elseAsked,
    like: 'quanto mercado esse mês?',
  },
]
