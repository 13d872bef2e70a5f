import type { Ways } from '#understanding/memory/ways.ts'

/** Ways of telling that a bill was paid, each with a message that does. */
export const billPaid = {
  /** A bill was paid, or stands there as paid. */
  paid: [
    ['paguei|pagamos|quitei|quitamos|acertei|acertamos', 'paguei a luz'],
    ['a gente [ja] pagou|quitou|acertou', 'a gente pagou a luz'],
    [
      'adiantei|adiantamos|antecipei|antecipamos [hoje|ja] o|a pagamento|parcela|prestacao|mensalidade|aluguel|boleto|condominio|conta|fatura|luz|agua|internet|escola|faculdade',
      'adiantei o pagamento da cuidadora',
    ],
    [
      '^ [o|a] ..3 [ja] cobrou|debitou|descontou [ja] [hoje|ontem|agora] [os|as] [r] [$] @',
      'smartfit já cobrou hj os 119,90',
      'me|nos cobrou',
    ],
    ['cobraram|debitaram|descontaram [ja] [hoje|ontem] o|a', 'debitaram a netflix 20,90'],
    ['^ ..3 @ [,] [ok|ja] [ok|ja] paga|pago|quitada|quitado', 'internet 99,90 ok paga no pix'],
    ['^ ..4 paga|pago|quitada|quitado [hoje|ontem|ja] @', 'conta de luz paga hj 143,22'],
    ['transferi|depositei|mandei o|a|os|as', 'transferi o aluguel pra dona Marta'],
    [
      '^ [ja] fiz|mandei|enviei|passei [o] pix|ted|transferencia|pagamento do|da|de',
      'fiz o pix do aluguel',
    ],
    ['paga|pago|quitada|quitado [ja|agora|hoje|ontem|,|.|!] $', 'internet paga'],
    ['pagamento da|do|de ..3 [eu] [ja] fiz|feito', 'o pagamento da internet já fiz'],
    ['^ [a|o] ..2 esta|foi|ja paga|pago|quitada|quitado', 'a luz já tá paga'],
    [
      '^ pronto|prontinho|feito|ufa|finalmente|enfim [,|!|.] [a|o] ..2 [foi|esta|ja] paga|pago|quitada|quitado',
      'pronto, internet quitada hoje',
    ],
    [
      '^ [a|o] ..2 [foi|esta|ja] paga|pago|quitada|quitado [hoje|ontem|ja] [,|.|!] gracas a deus',
      'luz quitada ontem, graças a Deus',
    ],
    ['acabei|acabo de pagar|quitar|acertar', 'acabei de pagar o consórcio'],
    ['^ [a|o] ..2 paga|pago|quitada|quitado ,', 'luz paga, vencia dia 22'],
    ['^ a|o ..2 ja foi [,|.|!] $', 'o consórcio já foi'],
  ],
  /** As many bills as are told were paid. */
  paidSeveral: [
    [
      '^ [ja] [eu] paguei|pagamos|quitei|acertei [ja] as|os duas|dois|tres|quatro [contas|boletos] [ja|hoje|agora|ontem|,|.|!] [.|!] $',
      'já paguei as duas',
    ],
    [
      '^ [ja] [eu] paguei|pagamos|quitei [ja] todas|todos|tudo [elas|isso|essas|esses] [contas|boletos] [ja|hoje|agora|ontem|,|.|!] [.|!] $',
      'paguei todas',
    ],
  ],
  /** What was paid stands behind it. */
  paidWhat: [
    [
      'paguei|pagamos|quitei|quitamos|acertei|acertamos [hoje|ontem|agora|ja] o|a|os|as|meu|minha',
      'paguei a luz',
    ],
    ['transferi|depositei|mandei o|a|os|as', 'transferi o aluguel'],
  ],
  /** Whom it is told, in the manner of elders. */
  addressed: [
    [
      '[,] minha|meu filha|fia|filho|fio|bem|amor|anjo|linda|flor|querida|rainha [viu|ta|,|.|!] $',
      'já paguei a energia minha filha',
      'pra|pro|para|da|do|de|com|e minha|meu',
    ],
  ],
  paidThat: [
    ['paguei|pagamos|quitei|acertei [ja] ele|ela|essa|esse|isso', 'já paguei ela'],
    ['<pay:i-did> [ja|agora|hoje|,|.|!] $', 'já paguei'],
    ['<pay:i-did> a|o de|desse|deste|dessa [mes|semana] [ja|,|.|!] $', 'já paguei a desse mês'],
  ],
  /** How or when something was paid. */
  aside: [
    [
      'atrasado|atrasada|atrazado|atrazada|adiantado|adiantada|certinho|direitinho|prazo|juros',
      'luz atrasada',
    ],
    [
      'adiantei|antecipei|antecipamos|ok|okay|agorinha|finalmente|ufa',
      'aluguel ok, paguei agorinha',
    ],
    ['pronto|prontinho|enfim|gracas|deus', 'pronto, internet quitada'],
    ['desconto|descontinho|abatimento', 'não, 5 foi o desconto, paguei 114,90 da internet'],
    ['banco|app|aplicativo|loterica|caixa|cedo|tarde|noite|correndo|celular', 'no banco cedo'],
    ['{month}|mes|vencimento|vence|venceu|vencia|multa|boleto|conta|fatura', 'o aluguel de março'],
  ],
  cardBill: [['boleto|fatura', 'paguei a fatura 1.340']],
} as const satisfies Ways
