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
