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
  {
    means: 'upcoming',
    say: '^ [me|lya|entao|agora|,] [me|,] mostra|mostre|mostrar|lista|liste|listar|ver [ai|todas|pra|mim] [as|os|minhas|meus|todas] [as|os|minhas|meus] conta|contas|boletos|pagamentos [ai|agora|todas|fixas|cadastradas|cadastrados|do|de|desse|deste|mes|por|favor|?|.|!]',
    not: [
      'conta|contas ..2 <pay:i-did>|pagas|pago|paguei|luz|agua|gas',
      'saldo|saldos|extrato ..3 conta|contas',
      'conta|contas bancaria|bancarias|corrente|poupanca|banco',
    ],
    like: 'mostra as contas',
  },
  {
    means: 'upcoming',
    say: '^ [e|mas] as|minhas conta|contas [agora|entao|ai] ? $',
    like: 'e as contas?',
  },
  {
    means: 'upcoming',
    say: 'total|soma [de|das|dos] [minhas] conta|contas|boletos [fixas] [a|pra|para] [pagar] [de|do|da|em|pra] [proximo] mes|{month}',
    not: ['gastei|paguei|pagamos|gastamos', 'mes passado'],
    like: 'qual o total das contas de dezembro',
  },
]
