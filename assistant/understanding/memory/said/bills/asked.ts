import type { Ways } from '#understanding/memory/ways.ts'

/** Ways of asking of a bill, or of what is owed. */
export const askedOfBill = {
  /** What others are still to pay. */
  asksOwed: [
    [
      'quanto|quantos [que|eh|eu] [que|eu|ainda] [eu|ainda|me] falta|resta|tenho|temos [ainda|eu|me] [pra|para|a] [eu] receber|entrar',
      'quanto falta receber da pintura?',
      'receber [de|do|da|o] [meu] salario|pagamento|beneficio|aposentadoria|decimo|mes',
      'falta|resta|tenho entrar em|na|no',
    ],
    [
      'o que [que|eh|eu] [que|eu|ainda] [eu|ainda|me] falta|resta|tenho|temos [ainda] [pra|para|a] receber|entrar',
      'o que tenho a receber?',
    ],
    ['falta|resta quanto [ainda] [pra|para|a] [eu] receber|entrar', 'falta quanto pra receber?'],
    [
      'quanto [que|eh|ainda] [que|ainda] ..3 falta|faltam|resta [ainda] me pagar|pagarem|dar|darem',
      'quanto a cliente ainda falta me pagar?',
    ],
    ['quanto [ainda] falta|resta {article} ..3 me pagar|dar', 'quanto falta a dona Rute me pagar?'],
    ['alguem [ainda|ja|que] [esta] me deve|devendo', 'tem alguém me devendo?'],
  ],
  /** The same, where what is named is owed. */
  asksLeftOf: [
    [
      'quanto [que|eh|ainda] [ainda] falta|faltam|sobrou|resta|restou [ainda] da|do|das|dos|de',
      'quanto falta da pintura?',
    ],
  ],
  /** What it comes to. */
  asksPrice: [
    [
      '^ [lya|e|,] [por|todo] [mes] quanto [que|eh] [que] [eu|a|nos] [gente] pago|pagamos|paga|gasto [por|todo|ao] [mes] de|na|no|da|do|com|pela|pelo|a|o ..3 [por|todo|ao] [mes] [?] $',
      'quanto eu pago de internet?',
    ],
    [
      '^ [lya|e|,] quanto [que] eh|esta|custa|sai [vindo] [a|o|as] [{my}] ..3 [?] $',
      'quanto é minha conta de luz?',
    ],
    [
      '^ [lya|e|,] qual [que] [eh|esta|era] [o] valor|preco d* [{my}] ..4 [?] $',
      'qual o valor da internet?',
    ],
  ],
  /** Of a bill by its name: whether it is paid. */
  asksPaid: [
    [
      '[sera] [que] [eu|nos|a] [gente] [ja] [eu] paguei|pagamos|quitei o|a|os|as|{my}',
      'já paguei a luz?',
    ],
    [
      '^ [lya] [e] o|a ..2 [eu] [ja] paguei|pagamos|quitei [ja] [esse|este] [mes] ? $',
      'a luz já paguei?',
    ],
    ['[ja] [esta|foi|tava] pago|paga|pagos|pagas|quitad*', 'a luz tá paga?'],
    ['sera que o|a ..2 esta em dia', 'será que a internet tá em dia'],
    ['em aberto|dia', 'a luz continua em aberto?'],
    ['^ [lya|,] [sera] [que] [eu] [ja] paguei .. ou nao', 'paguei a luz esse mês ou não?'],
    ['esta|segue|continua|ficou pendente', 'o aluguel segue pendente?'],
    ['[ainda] falta|faltou|preciso pagar o|a|os|as|{my} ..2 ? $', 'falta pagar a internet?'],
    ['^ [lya|e|,] [o|a|{my}] ..2 ja foi [pago|paga] ? $', 'a internet já foi?'],
  ],
  /** How many of its parts are left. */
  asksLeft: [
    [
      'quantas|qtas parcelas|prestacoes|vezes [que] [ainda] [eu] falta|faltam|restam|tenho|tem|devo [ainda] [pagar|pra|para] [pagar]',
      'quantas parcelas faltam da geladeira?',
    ],
    ['falta|faltam [ainda] quantas parcelas|prestacoes|vezes', 'faltam quantas parcelas do sofá?'],
    ['quanto [ainda] falta pra|para quitar|terminar|acabar', 'quanto falta pra quitar a moto?'],
    ['em que|qual parcela [eu] [que] [eu] estou|esta|anda', 'em que parcela tá o celular?'],
  ],
  /** The same of a thing, which is one only where it is paid in parts. */
  asksLeftOfParts: [
    [
      '^ [lya|e|mas|,] quanto [que] [eu] [ainda] falta|devo|resta [ainda] [pra|para] [pagar|quitar] d*|no|na ..4 [?] $',
      'quanto falta da air fryer?',
    ],
    [
      '^ [lya|e|mas|,] [ainda] falta quanto [pra|para] [pagar] d*|no|na ..4 [?] $',
      'falta quanto da tv?',
    ],
  ],
  /** When it falls due. */
  asksDue: [
    ['quando|dia [que|eh] [que|eh] [que] vence|vencem|cai|pago', 'quando vence a internet?'],
    [
      '^ [lya|e|mas] quanto [que] [eh|e] [que] [eh|esta|custa|pago|fica|vem|sai] [mesmo|de|da|do|o|a|na|no] ..3 [mesmo] [por] [mes] ? $',
      'quanto é a internet mesmo?',
      'gastei|paguei|falta|faltam|tenho|sobra|sobrou',
    ],
    ['vence|vencem quando|que [dia]', 'a internet vence quando?'],
    ['vencimento|data de|da|do', 'qual o vencimento da internet?'],
    [
      'tenho|devo|preciso|posso|pago|pagar|cai|caem|eh|fica|ficou [que|de] [pagar|acertar] [pra|para|no|em|ate] que|qual dia|data',
      'o aluguel eu tenho que pagar que dia?',
    ],
    [
      '[em|ate|pra|para|no] que|qual dia|data [eh|que] [que|mesmo] [eu] [devo|tenho|posso|preciso|pago|eh|fica] [que|de|mesmo] [pagar|acertar|o|a]',
      'pra que dia é mesmo o aluguel?',
      'paguei|gastei|comprei|recebi|hoje|que dia foi',
    ],
    [
      'quando|qnd [eh|que] [que] [eu] tenho|devo|preciso [que|de|q] pagar|acertar',
      'quando tenho que pagar o aluguel',
    ],
    [
      '[o] dia|data [certa|certo] de|do|da ..3 [,] qual|quando',
      'esqueci o dia do aluguel, qual é?',
    ],
    [
      'qual [eh] [o|a] dia|data|prazo [certa|certo|limite] de|do|da',
      'qual a data certa do aluguel',
    ],
    ['eh [no|pra|para] dia quanto', 'a internet é dia quanto?'],
    [
      '^ [lya|e|,] [ate|pra|para] quando [que] [eu] [eh|posso|tenho|devo]',
      'pra quando é o aluguel?',
    ],
    ['eh|fica pra|para|ate quando', 'o aluguel é pra quando?'],
  ],
} as const satisfies Ways
