import type { Ways } from '#understanding/memory/ways.ts'

const paid = 'pagou|pagaram|comprou|bancou|acertou'

/** Ways of saying that it was another's money, and that it may go, each with a message. */
export const othersMoney = {
  /** Another paid it, and with what was theirs. */
  paidFromOwn: [
    [
      `${paid} ..5 com|do|no o|proprio|propria|a|seu|sua dinheiro|cartao|bolso|salario|credito|debito|conta|vale dela|dele|deles|delas`,
      'minha esposa pagou os chocolates com o dinheiro dela',
    ],
    [
      `${paid} ..5 com|do|no dinheiro|cartao|bolso|salario|credito|debito dela|dele|deles|delas`,
      'o Beto pagou a pizza do bolso dele',
    ],
    [`${paid} ..4 [,|e] nao fui eu`, 'o Beto pagou a pizza, não fui eu'],
    [`nao fui eu que|quem paguei|pagou ..6 ${paid}`, 'não fui eu que paguei a pizza, o Beto pagou'],
    [
      `que|quem ${paid} ..5 [,] do|com|no [o] dinheiro|bolso|cartao dela|dele`,
      'meu marido que pagou o mercado, do dinheiro dele',
    ],
  ],
  /** Another paid it; whose money it was is not told. */
  theyPaid: [
    [
      `^ [{mended}] [na] [verdade] [,] [o|a|meu|minha] {person} [ja|que|quem] pagou|bancou o|a|os|as|esse|essa ..4 [,|.|!] $`,
      'na verdade minha mãe pagou o mercado',
      'ele|ela pagou',
      'pagou ..4 metade|parte|resto|conta|boleto|fatura|aluguel|parcela|pra|para|por',
      'me pagou',
    ],
    [
      '^ [{mended}] [o|a|meu|minha] {person} [dela|dele] [ja|que|quem] deu|comprou o|a|os|as|esse|essa ..2 [de] [presente] [,|.|!] $',
      'a avó deu a mochila',
      'deu ..4 metade|parte|resto|dinheiro|grana|entrada|sinal|pix|conta|aula|baixa',
      'me|nos deu|comprou',
    ],
    ['^ quem deu|comprou o|a|os|as ..3 foi o|a|meu|minha|seu', 'quem deu a mochila foi a avó'],
  ],
  /** Yes, it may go. */
  mayGo: [
    [
      '^ [sim|isso|ok|entao|ta|beleza|claro] [,] pode|pd|podes [sim|entao] apagar|excluir|tirar|remover|deletar [isso|ela|ele|esse|essa|sim|entao|ai|lya|la] [entao|por|sim|lya] [favor] [,|.|!] $',
      'pode excluir então',
    ],
    [
      '^ [sim|isso|ok|entao|ta|beleza|claro] [,] apaga|exclui|tira|remove|apague|exclua|tire [isso|ela|ele|esse|essa|sim|entao|ai|lya] [entao|por|sim|lya] [favor] [,|.|!] $',
      'sim, apaga',
    ],
  ],
} as const satisfies Ways
