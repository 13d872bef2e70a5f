import type { Rows } from '#understanding/intents/talk/rows.ts'

/** What is asked of somebody who understands money, and wished for. */
export const ofMoney = {
  'advice.save': [
    [
      'como [eu|se] [posso|faco|consigo] [pra|para] economizar|economizo|poupar',
      'como economizar?',
    ],
    [
      'que [eu] faco pra|para economizar|poupar|juntar|gastar|sobrar',
      'o que eu faço pra economizar?',
    ],
    ['me da|de|passa [uma|alguma|umas] dica|dicas|conselho', 'me dá uma dica'],
    ['alguma|tem|uma [alguma|uma] dica|dicas', 'tem alguma dica?'],
    ['me ajuda|ensina a|com economizar|poupar|controlar|guardar|juntar', 'me ajuda a economizar'],
    ['onde [eu|que] [posso] cortar|economizar|corto|economizo', 'onde eu posso cortar?'],
  ],
  'advice.debt': [
    [
      'saio|sair|livrar|saindo das|da|de [minhas|minha] dividas|divida|vermelho',
      'como saio das dívidas?',
    ],
    [
      'negociar|renegociar|parcelar [a|as|minha|minhas] divida|dividas|fatura',
      'vale renegociar a dívida?',
    ],
    ['qual|quais|que divida|dividas ..4 primeiro|antes', 'qual dívida devo pagar primeiro?'],
    ['emprestimo|consignado ..4 ?', 'vale a pena pegar empréstimo?'],
  ],
  'advice.invest': [
    [
      'onde|em [que|eu] [eu|que] invisto|investir|aplico|aplicar|coloco [o|meu] [meu] [dinheiro]',
      'onde invisto?',
    ],
    [
      'vale|compensa [a|pena] [pena] investi|investir|guardar|aplicar|poupanca',
      'vale a pena investir?',
    ],
    ['melhor investimento|aplicacao|rendimento', 'qual o melhor investimento?'],
    [
      'tesouro|cdb|lci|acoes|cripto|fii|fundo|renda [fixa|direto|imobiliario] ..3 ?',
      'cdb ou tesouro?',
    ],
  ],
  'advice.buy': [
    [
      'devo|vale|compensa|melhor [a|pena] [pena] comprar|parcelar|pagar|financiar',
      'devo comprar à vista ou parcelado?',
    ],
    ['da pra|para [eu] comprar|viajar|sair|pedir|gastar|bancar|ir', 'dá pra comprar um tênis?'],
    ['posso [eu|ainda] [me] comprar|viajar|sair|pedir|dar', 'posso comprar um tênis?'],
    [
      'posso gastar [mais|hoje|isso|quanto]',
      'posso gastar mais?',
      'posso gastar ..4 com|em|no|na|de|limite',
    ],
    ['voce acha|acha que [que] [eu|da|vale]', 'você acha que dá pra viajar?'],
  ],
  remind: [
    ['me lembra|lembre|lembrar|avisa|avise|avisar|lembrando', 'me lembra de pagar a luz'],
    ['lembrete|lembretes|alarme', 'põe um lembrete'],
    ['nao me deixa|deixe esquecer', 'não me deixa esquecer da conta'],
  ],
  save: [
    [
      'quero|queria|preciso|vou|vamos [muito|comecar] [a] guardar|juntar|economizar|poupar',
      'quero juntar dinheiro',
    ],
  ],
} as const satisfies Rows
