import type { Ways } from '#understanding/memory/ways.ts'

const bill =
  '[pagar|quitar] [o|a|os|as|conta|contas] [de|da|do] aluguel|luz|energia|agua|internet|condominio|boleto|boletos|fatura|faturas|cartao|iptu|ipva|mensalidade|prestacao|parcela|parcelas'

/** Ways of putting money aside for what is to be paid, each with a message that does. */
export const settingAside = {
  setsAside: [
    [
      `separa|separe|separei|separamos|separo|reserva|reserve|reservei|reservamos|reservo|guarda|guarde|guardei|guardamos [ja|ai] [uns|os] [r] [$] @ [reais|conto|pila] ..3 {for} ${bill}|gas|conta|contas|telefone|imposto|impostos|das|mei|escola`,
      'separa 150 pra luz',
    ],
    // What was left for the gas is with the man who brought it.
    [
      `deixa|deixe|deixo|deixei|deixamos [ja|ai] [uns|os] [r] [$] @ [reais|conto|pila] {for} ${bill}|telefone`,
      'deixa 200 pro aluguel',
      '{for} ..6 com o|a|minha|meu',
      '{for} ..6 por mes',
      'aluguel|luz|energia|agua|internet|telefone na|no|nas|nos|em',
    ],
    [
      `deixa|deixe|deixo|deixei|deixamos|tenho|temos [ja|ai] [uns|os] [r] [$] @ [reais|conto|pila] separado|separados|reservado|reservados|guardado|guardados|guardadinho {for} ${bill}|gas|conta|contas|escola|faculdade`,
      'deixei 200 separado pro aluguel',
    ],
    [
      `deixa|deixe|deixo|deixei|deixamos [ja] separado|separados|reservado|reservados|guardado|guardados [uns|os] [r] [$] @ [reais|conto|pila] {for} ${bill}|gas|conta|contas|escola|faculdade`,
      'deixei separado 200 pro aluguel',
    ],
    // An order to put it aside, whatever for; a hotel's reservation is paid for.
    [
      '^ [lya|e|ja|entao] separa|separe|reserva|reserve [ja|ai] [uns|os] [r] [$] @ [reais|conto|pila] {for}',
      'reserva 80 pra feira',
      '{for} [o|a] hotel|pousada|restaurante|quarto|mesa|quadra|passeio|salao|airbnb|voo',
    ],
  ],
} as const satisfies Ways
