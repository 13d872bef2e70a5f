import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** Questions of the last time that something was bought or came in. */
export const lastTime: readonly PhraseRow<'last'>[] = [
  {
    means: 'last',
    say: 'qual|quais|quando|quanto [foi] [o|a] [meu|minha] ultim* gasto|compra|despesa|lancamento|entrada',
    like: 'qual foi meu último gasto?',
  },
  {
    means: 'last',
    say: '^ [lya|e|mas|,] [em] quando [foi|que] [que] [eu|a] [gente] paguei|pagamos|comprei|compramos|gastei|recebi|recebemos|fui|caiu|entrou',
    not: ['quando .. mais gastei|gastamos', 'gastei|gasto [o] mais'],
    like: 'quando paguei o aluguel?',
  },
  {
    means: 'last',
    say: '[em] que|qual dia|data [foi|que] [o|a] [dia|que] [que] [eu] paguei|comprei|recebi|caiu|entrou',
    not: ['recebi|entrou|caiu [o] mais'],
    like: 'que dia paguei o aluguel?',
  },
  {
    means: 'last',
    say: 'salario|pagamento|aposentadoria caiu|entrou|veio [em] que|quando|qual [dia|data] [?] $',
    like: 'meu salário caiu que dia?',
  },
  {
    means: 'last',
    say: 'o|a dia|data [em] que [eu] paguei|comprei|recebi|caiu|entrou',
    like: 'qual foi o dia que recebi?',
  },
  {
    means: 'last',
    say: 'ultima vez [que|em] [que] [eu|a|nos] [gente] <spend:i-did>|<pay:i-did>|<buy:i-did>|recebi|pedi|pedimos|fui|fomos|usei|abasteci|peguei|comi',
    like: 'quando foi a última vez que pedi ifood?',
  },
  { means: 'last', say: 'ultima coisa que', like: 'qual a última coisa que anotei?' },
  {
    means: 'last',
    say: '^ [e] [o|a] [meu|minha] ultimo|ultima gasto|compra|despesa|lancamento|entrada [que|anotado|anotada] [eu] [anotei|fiz|lancei] [?|.] $',
    like: 'último gasto?',
  },
  {
    means: 'last',
    say: '^ [lya|e|,] [o|a] [meu|minha] ultimo|ultima gasto|compra|despesa|lancamento|entrada|recebimento foi [o|em|de] que|qual|quando|quanto [dia] [?] $',
    like: 'minha última compra foi qual?',
  },
]
