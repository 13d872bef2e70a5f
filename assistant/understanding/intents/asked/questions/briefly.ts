import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** Questions of hardly more than a word and its time. */
export const askedBriefly: readonly PhraseRow<'spent' | 'upcoming'>[] = [
  {
    means: 'spent',
    say: '^ [lya|oi|e] [,] quanto hoje|ontem|anteontem [?|.|!] [?] $',
    like: 'quanto hoje',
  },
  {
    means: 'spent',
    say: '^ [lya|oi|e] [,] quanto [n*] essa|nessa|esse|nesse|este|neste|esta|nesta semana|mes [?|.|!] [?] $',
    like: 'quanto essa semana?',
  },
  {
    means: 'upcoming',
    say: '[o] que [ainda] falta|faltam [ainda] de conta|contas|boleto|boletos',
    like: 'oq falta de conta',
  },
  {
    means: 'upcoming',
    say: '^ [e|lya] [,] [ainda] falta|faltam|faltou [ainda] qual|quais|alguma|algum|que conta|contas|boleto|boletos',
    like: 'falta alguma conta?',
  },
  {
    means: 'upcoming',
    say: '^ [e|lya] [,] [o] que [ainda] tem|tenho|temos [ainda] de conta|contas|boleto|boletos [ainda|pra|para|hoje|amanha|essa|esse|nessa|nesse|?]',
    not: ['conta|contas de luz|agua|gas|internet'],
    like: 'o q tem de conta ainda',
  },
]
