import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** Questions of whether the money lasts until the end of the month. */
export const untilPayday: readonly PhraseRow<'daily'>[] = [
  {
    means: 'daily',
    say: 'quanto ..3 da|posso|consigo|sobra ..3 por|ao|cada dia',
    like: 'quanto dá pra gastar por dia até o fim do mês?',
  },
  {
    means: 'daily',
    say: 'dinheiro|grana|salario|saldo [ainda] [vai] da|dar|dura|durar|chega|aguenta [pra|ate] [chegar|ate] [o|no] fim|final do mes',
    like: 'meu dinheiro dá até o fim do mês?',
  },
  {
    means: 'daily',
    say: 'vou|consigo|da|vai [conseguir|dar] [pra|para] pagar tudo|todas|todos|as|minhas [as|os] [contas|boletos]',
    not: ['quanto|quando|que dia'],
    like: 'vou conseguir pagar tudo esse mês?',
  },
  {
    means: 'daily',
    say: 'quanto [que] [eu] [vou|vai|ainda] ter|sobrar|sobra|ficar|fica|restar|resta [na|no] [conta] no fim|final do|desse|deste mes',
    like: 'quanto vou ter no fim do mês?',
  },
  {
    means: 'daily',
    say: 'quanto [que] [vai|me|eu] [me] sobra|sobrar|resta|restar|fica|ficar depois|descontando|tirando [de|que] [pagar|pagas|paga|pago] [as|das|todas|minhas|tudo|os] [as] [contas|boletos]',
    like: 'quanto sobra depois de pagar as contas?',
  },
  {
    means: 'daily',
    say: 'quanto [que] [eu] [ainda] da|posso|consigo [pra|para] [eu] gastar ate o fim|final',
    like: 'quanto dá pra gastar até o fim do mês?',
  },
]
