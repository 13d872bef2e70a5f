import type { Ways } from '#understanding/memory/ways.ts'

const left = 'sobra|sobrar|fica|ficar|resta|restar|sobraria'

/** Ways of asking what is left once a bill is gone, each with a message that does. */
export const leftAfter = {
  asksLeftAfter: [
    [
      `quanto [que|eu|me] [eu] [vai|vou|ainda|me] ${left} [na|no|com] [conta|saldo|mao] depois|descontando|tirando|fora|sem [de] d*|o|a|os|as|meu|minha`,
      'quanto vai sobrar depois do aluguel',
    ],
    [
      `^ [lya|e|,] depois|descontando|tirando|fora d*|o|a|os|as ..6 [me|vai|ainda] ${left} quanto`,
      'depois do aluguel sobra quanto?',
    ],
    [
      `^ [lya|e|,] depois|descontando|tirando|fora d*|o|a|os|as ..6 quanto [que|eu|me] [vai|vou|ainda] ${left}`,
      'tirando o aluguel quanto sobra?',
    ],
    [
      '^ [lya|e|,|qual|como] [como|eh|fica|vai] [ficar|eh] [o] [meu] saldo [que] [fica] depois|descontando|tirando|sem [de] [pagar] d*|o|a|os|as',
      'o saldo depois do aluguel e da internet',
    ],
  ],
  /** Of all bills at once. */
  asksLeftAfterAll: [
    [
      `quanto [que] [eh] [que] [eu|me|vai|vou] [vai|vou|me|ainda|que] ${left} [com] [na|no|de|o|meu] [conta|saldo|mao] [,] se|quando|caso|depois|apos [de|que] [eu|a|nos] [gente] [ja] pagar|quitar|pagarmos tudo|todas|as|os|essas|esses [isso|as|os|contas] [{my}] [contas|boletos|dividas|isso] [?] $`,
      'quanto vai sobrar se eu pagar tudo isso?',
    ],
    [
      `^ [lya|e|mas|,] [e] se|depois [de|que] [eu|a|nos] [gente] pagar|quitar|pagarmos tudo|todas|as|os|essas|esses [isso|as|os] [{my}] [contas|boletos|dividas] [,] ..3 ${left} quanto [?] $`,
      'se eu pagar todas as contas sobra quanto?',
    ],
    [
      `quanto [que|eu|me] [vai|vou|ainda] ${left} [na|no] [conta|saldo] depois|descontando|tirando de|das|as|todas [todas] [as] [{my}] contas [?] $`,
      'quanto sobra depois das contas?',
    ],
  ],
  /** What is left of what came in, by its name. */
  asksLeftOfIncome: [
    [
      '^ [lya|e|mas|,] quanto [que] [eu|me] [ainda] sobrou|sobra|resta|restou [ainda] da|do|das|dos [{my}] venda|dinheiro|pix|pagamento|salario|aposentadoria|adiantamento|vale|diaria|diarias|bico|frete|faxina|comissao|ferias|bolsa|pensao|beneficio|decimo|servico|entrada|vendas',
      'quanto sobrou da venda do bezerro?',
      'vale alimentacao|refeicao|transporte|gas',
      'pra|pro|para|mes|semana|hoje|orcamento|limite',
    ],
    [
      '^ [lya|e|mas|,] quanto [que] [eu|me] [ainda] sobrou|sobra|resta|restou [ainda] do|da dinheiro|que [que] [o|a|{my}] [{my}] ..2 [me] mandou|deu|passou|transferiu|enviou|pagou [?] $',
      'quanto sobrou do que minha mãe mandou?',
    ],
  ],
  /** Whether the money is enough for a bill. */
  asksIfEnough: [
    [
      'tenho|ter|temos|terei|tem [o] dinheiro|grana|saldo [suficiente] [que] [de|chega|pra|para|da] [pra|para] [eu] pagar|quitar|cobrir ..6 ?',
      'vou ter dinheiro pra pagar o aluguel?',
    ],
    [
      '^ [lya|e|mas|,|sera] [que] [o|meu] [dinheiro|saldo|eu|a] [gente] [vai|vou] da|dar|dara|consigo|conseguir [pra|para] [eu] pagar|quitar ..6 ?',
      'vai dar pra pagar o aluguel?',
      'pagar|quitar ..4 com|no|por pix|cartao|credito|debito|boleto',
    ],
  ],
} as const satisfies Ways
