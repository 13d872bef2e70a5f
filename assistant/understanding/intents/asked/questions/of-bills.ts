import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** Questions about what is still to be paid, and what is owed. */
export const askedOfBills: readonly PhraseRow<'upcoming'>[] = [
  {
    means: 'upcoming',
    say: 'qual|quais|que conta|contas|boleto|boletos [que|eu] [eu|devo|tenho] [que] pago|pagar|vem|vence|paga primeiro|agora|antes|logo',
    like: 'qual conta eu pago primeiro?',
  },
  {
    means: 'upcoming',
    say: 'conta|contas|boleto|boletos ate',
    not: ['<pay:i-did>|pagar|paga|pago|pagas|quitei', 'conta|contas de luz|agua|gas'],
    like: 'me fala as contas até quinta que vem',
  },
  {
    means: 'upcoming',
    say: 'tem [mais] [algum|alguma|mais] conta|contas|boleto|boletos|parcela pra|para|dia|amanha|hoje',
    like: 'tem algum boleto pra segunda?',
  },
  {
    means: 'upcoming',
    say: 'que|qual|quais conta|contas|boleto|boletos [que|eu] esta|estao faltando|pendente|pendentes|aberto',
    like: 'quais conta ta faltando',
  },
  {
    means: 'upcoming',
    say: 'quanto de conta|contas|boleto|boletos [que] [eu] [ainda] tenho|temos',
    like: 'quanto de conta tenho?',
  },
  {
    means: 'upcoming',
    say: 'quanto [que|eu] vai sair [em|no|de] {month}|mes|semana',
    like: 'quanto vai sair em dezembro?',
  },
  {
    means: 'upcoming',
    say: 'quanto [que|eu] vai|vou [eu] sair|dar|ser|ficar|pagar [so] de|em conta|contas|boleto|boletos',
    like: 'quanto vai sair de conta em dezembro?',
  },
  {
    means: 'upcoming',
    say: 'quanto|quantos|quantas|que [que] [eu] [ainda] tenho|tem|temos|resta|restam|sobra [ainda] de|em conta|contas|boleto|boletos [ainda] pra|para|a pagar|vencer|quitar',
    like: 'quanto ainda tenho de contas para pagar em dezembro?',
  },
  {
    means: 'upcoming',
    say: '^ [e|mas] as [outras|demais|minhas] parcelas|prestacoes [que] [,] [faltam|restam|mudou|mudaram|mudam|ficam|ficaram|vao] [tambem|quando|como|junto] ?',
    like: 'e as outras parcelas, mudou também?',
  },
  {
    means: 'upcoming',
    say: 'vence|vencem [mais] alguma|algum|algo|mais|qual|quais',
    not: ['que|conta|contas|boleto|boletos ..2 vence|vencem'],
    like: 'vence alguma coisa na quinta?',
  },
  {
    means: 'upcoming',
    say: 'quanto [que|eh] [que|eu] [eu|estou] [ainda|estou] devo|devendo [ainda|no|ao|de|?]',
    not: ['devo|devendo pra|pro|ao|a @', 'devo|devendo pra|pro|ao'],
    like: 'quanto eu devo ainda?',
  },
  {
    means: 'upcoming',
    say: 'devendo quanto',
    not: ['devendo quanto pra|pro'],
    like: 'tô devendo quanto?',
  },
  {
    means: 'upcoming',
    say: 'quanto|quais|qual [que] [eh|esta|sao|deu|foi] {my} divida|dividas',
    like: 'quanto tá minha dívida?',
  },
  {
    means: 'upcoming',
    say: 'quanto|quanta|quais|qual|que [que] [eu|sao|da|dao|eh|pago|gasto] [tenho|pago|gasto|as] [de|em|com|as|o|total|das] [minhas|minha|as|das|de] assinaturas|mensalidades [eu|tenho|por|no|do|ao|de|todo|?]',
    not: ['gastei|paguei'],
    like: 'Quanto tenho de assinaturas por mês?',
  },
  {
    means: 'upcoming',
    say: 'conta|contas|boleto|boletos d*|em|pra|no {month}|mes ..3 soma|somam|da|dao|totaliza|totalizam|fica|ficam|sai|saem|vai|vao [dar|ser] [em|no] [total] quanto',
    not: ['conta|contas de luz|agua|gas'],
    like: 'as contas de dezembro somam quanto?',
  },
  {
    means: 'upcoming',
    say: 'quanto [que] [eu] [ja] [tenho|de|esta] comprometido|comprometida|preso|reservado|amarrado com|em|de|nas|das|pras conta|contas|boleto|boletos|fixas',
    like: 'dezembro já tem quanto comprometido com conta?',
  },
]
