import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** Questions of what came in by somebody or something, of what there is, and between days. */
export const askedOfMoney: readonly PhraseRow<'received' | 'balance' | 'spent'>[] = [
  {
    means: 'spent',
    say: '^ gastos|despesas entre|desde',
    like: 'gastos entre 5 e 20 de setembro',
  },
  {
    means: 'received',
    say: 'quanto ..4 [me] rendeu|renderam',
    not: ['quanto ..4 poupanca|cdb|tesouro|investimento|aplicacao|selic'],
    like: 'quanto o uber me rendeu em outubro?',
  },
  { means: 'received', say: 'me rendeu|renderam quanto', like: 'o salão me rendeu quanto?' },
  {
    means: 'received',
    say: 'quanto [que] o|a|os|as ..2 me deu|deram|pagou|pagaram|depositou',
    like: 'quanto a 99 me pagou essa semana?',
  },
  {
    means: 'balance',
    say: 'tenho [ainda] quanto [ainda|agora|hoje|na|no|?]',
    not: ['tenho quanto tempo|anos|dias|de|do|da|pra|pro|para|com|em', 'quanto .. meta'],
    like: 'tenho quanto ainda?',
  },
  {
    means: 'balance',
    say: 'estou|fiquei|fico|fiquemos|ficamos com quanto',
    not: ['com quanto|quantos anos|tempo|dias|de|pra'],
    like: 'com isso eu tô com quanto',
  },
]
