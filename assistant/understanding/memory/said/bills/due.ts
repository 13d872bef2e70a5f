import type { Ways } from '#understanding/memory/ways.ts'

const duty = 'tenho|temos|preciso|precisamos|vou|vamos [ter] [que|de] pagar|paga'
const coming = 'dia|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo'

const agreedToPay = [
  [
    `prometi|combinei|combinamos|fiquei|ficamos [que] [de] pagar|acertar|devolver|quitar|dar ..6 ${coming}`,
    'devo 50 pro Pedro, prometi pagar dia 5',
  ],
] as const

/** `pra quinta`, `pra pagar na terça`, `pra semana que vem, quinta` */
const untilThen = `pra|pro|para [o|a] [pagar] [proximo|proxima] [semana] [que] [vem] [,] [na|no] ${coming}`

/** Said alone it asks, "lembra da feira?"; with a sum and its day it orders. */
const lembra = 'lembra|lembre|lembrar|lembrete [:] [que] [de|do|da|dos|das|pra]'

const payingOff = 'pago|pagar|pagando|dou|dar|dando|quito|acerto|acertando'

/** Nobody should forget it; what is over is told so as well: "não esquece que sexta paguei 50". */
const unforgotten =
  'nao [me] [posso|podemos|pode|deixa|deixe|deixar|vai|va|da|quero|vamos] [eu|pra] esquecer|esquece|esqueca|esquecemos'
const over = ['paguei|gastei|comprei|recebi|ganhei|anotei|foi|deu|anotar|lancar']

/** Ways of telling of a bill that is still to be paid, and when. */
export const billDue = {
  /** It has come, or has its day, and is not paid yet. */
  due: [
    [
      'vence|vencendo|vencimento|venc [so] [:|em|no|na] [dia] #',
      'chegou a luz, 486,77, vence dia 28',
    ],
    [
      'vence|vencendo|vencimento [so] [:|em|no|na] hoje|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo',
      'boleto da escola 700 vence amanhã',
    ],
    ['^ hoje vence|vencem o|a|os|as', 'hoje vence a luz 140 e a água 60'],
    [`${coming} [#] vence|vencem [o|a|os|as]`, 'amanhã vence a mensalidade da escola, 890'],
    [
      'pra|para pagar [ate|em|no|na] [o] dia|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo',
      'veio a internet 119,90 pra pagar dia 15',
      // Of what was sold others are to pay: "25 no pix e 7 na conta pra pagar segunda".
      '# na|no conta|caderneta|caderno pra|para pagar',
    ],
    [
      `me lembra|lembre|lembrar|avisa|avise|avisar [que] [de|do|da|dos|das|pra] ..6 ${coming}`,
      'me lembra do ipva dia 22, 1.180',
    ],
    [
      `^ ${lembra} ..4 [:] [r] [$] @ ..3 ${coming}`,
      'lembra da luz: 106,22 dia 3',
      'lembrete [:] pagar',
    ],
    [`^ ${lembra} ..4 ${coming} [#] [,|:] [r] [$] @`, 'lembrete: dentista dia 4, 200'],
    [`^ ${lembra} ${coming} [#] ..6 @`, 'lembrete: dia 15 material escolar 400'],
    [`${unforgotten} [,|:] ..8 ${coming}`, 'não me deixa esquecer o IPTU, 310 dia 12', ...over],
    [`${coming} ..9 ${unforgotten}`, 'dia 12 tem o dentista, 180, não posso esquecer', ...over],
    [`pra|para [eu|me|te] lembrar [:] ..6 ${coming}`, 'anota pra lembrar: condomínio 450 dia 5'],
    [
      `agendei|agendamos|agendado|agendada ..9 pra|para [a|o] [proxima|proximo] ${coming}|hoje`,
      'agendei um pix de 300 pro aluguel pra dia 5',
    ],
    [`${duty} ..6 ${coming}`, 'tenho que pagar o contador 300 na sexta'],
    [`${coming} [agora] [#] [eu] ${duty}`, 'dia 25 tenho que pagar 90 do carnê'],
    [
      `mandou|enviou|mandaram|enviaram|passou [me] [o|um|a|uma] boleto|cobranca|fatura|carne|guia ..4 [r] [$] @ [reais] [pra|para|pro|ate|no] [o] ${coming}`,
      'a escola mandou boleto de 480 pro dia 10',
    ],
    [
      `chegou|chegaram|veio ..6 [,] [r] [$] @ [reais] pra|para|ate [o] ${coming}`,
      'chegou o boleto da escola, 430 pra dia 12',
    ],
    [
      'chegou|veio @ [,|e] [eu|so] pago [so] [no|na] dia|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo',
      'a luz chegou 210, pago sexta',
    ],
    ['@ [reais] [,] [mas|e] amanha [que] [eu] pago|acerto', 'e a luz, 164, amanhã eu pago'],
    ...agreedToPay,
    [
      `deixei|deixamos|deixou|ficou|ficaram ..5 @ [reais] ..4 ${untilThen}`,
      'o vendedor passou, deixei 85 de boleto pra semana que vem, quinta',
      'segunda parcela|prestacao|via',
      'de sinal|entrada|adiantamento',
    ],
  ],
  /** One has it to pay, and its day. */
  having: [
    [
      '^ [e|ainda] tenho|temos|tem [ainda|tambem] [o|a|os|as|{my}] ..5 [,] [r] [$] @ [reais] [,] [no|todo] dia #',
      'tenho ainda a faculdade, 1.150, dia 7',
    ],
  ],
  /** Lya is asked to think of it, as kindly as may be. */
  reminded: [
    ['me lembra|lembre|avisa|avise [disso] [por] [favor] [?]', 'das 86 todo dia 20, me lembra?'],
    ['pode|consegue [me] lembrar|avisar|deixar|guardar|criar|salvar', 'pode me lembrar?'],
    ['que [voce] me lembre|avise', 'quero que você me lembre'],
    [
      'cria|crie|criar|faz|faca|bota|bote|poe|coloca|coloque|quero|queria|deixa [ai|pra|mim|me] [um] lembrete',
      'cria um lembrete: gás 110 dia 5',
    ],
    [`^ ${lembra} ..4 [:] [r] [$] @ ..3 ${coming}`, 'lembra da luz: 106,22 dia 3'],
  ],
  /** It is not to be forgotten, which is asked of her as well. */
  unforgotten: [
    [unforgotten, 'não me deixa esquecer do dentista dia 12, 180', ...over],
    ['pra|para [eu|mim|nos] nao esquecer|esquecermos', 'anota aí pra eu não esquecer'],
    ['pra|para [eu|me|mim] lembrar', 'anota pra eu lembrar'],
  ],
  /** It was agreed to pay it then. */
  agreedToPay,
  /** What of it makes that a bill of one's own. */
  billed: [
    ...agreedToPay,
    [duty, 'quinta tenho que pagar 90 do gás'],
    ['me lembra|lembre|avisa|avise', 'me lembra do boleto dia 20, 1.150'],
    ['^ lembra|lembre|lembrar|lembrete', 'lembrar da escola 640 dia 10', '^ lembrete [:] pagar'],
    ['um|o lembrete', 'quero um lembrete do gás, 110 dia 5'],
    ['me|pra|para [me] deixa|deixe|lembrar [esquecer]', 'não me deixa esquecer o IPTU dia 12'],
    [unforgotten, 'não posso esquecer do dentista dia 12, 180', ...over],
    ['agendei|agendamos|agendado|agendada', 'agendei o pix do aluguel, 300, pra dia 5'],
    ['vence|vencem ..6 @', 'amanhã vence a mensalidade da escola, 890'],
    ['@ ..3 vence|vencendo|vencimento|venc', 'licença da prefeitura 210 vence dia 20'],
    [
      'seguro|parcela|prestacao|aluguel|condominio|luz|agua|energia|internet|consorcio|faculdade|escola|carne|inss|multa|plano',
      'vence dia 10 o seguro da moto',
    ],
    ['chegou|veio|boleto|boletos|conta|fatura|anuidade|mensalidade|iptu|ipva', 'veio o boleto'],
  ],
  /** Each day of it, and no longer. */
  ofThisWeek: [
    [
      'todo dia|todos [os] [dias] [d*|n*] essa|esta|nessa|nesta|dessa semana',
      'todo dia essa semana',
    ],
  ],
  /** Behind what was paid: when it does so each month. */
  dueEveryMonth: [
    ['vence|vencimento|cai [eh] [sempre] todo|sempre|cada [todo] [no] dia #', 'vence todo dia 20'],
  ],
  paidBefore: [
    ['paguei|pagamos|quitei ..8 vence|vencimento|cai', 'paguei 75 do MEI, vence todo dia 20'],
  ],
  /** A debt, and what is paid of it again and again. */
  debtByParts: [
    [
      `devo|devendo|divida ..6 @ ..8 ${payingOff} ..2 @ [reais|conto] por|ao|a|toda|todo|cada|de mes|semana`,
      'devo 300 pro mecânico, pago 100 por semana',
    ],
  ],
  /** A debt that was parted since: nothing of it is paid with that. */
  debtParted: [
    [
      'devo|devendo|devia|divida ..10 parcelei|dividi|negociei|renegociei|parcelaram|dividiram|parcelado|dividido ..3 # [x|vezes|parcelas] [de] [@]',
      'devo 1.200 no cartão, parcelei em 6 de 230',
      'ja paguei|pagamos|quitei',
    ],
    [
      'parcelei|dividi|negociei|renegociei|parcelaram ..2 divida|debito|dividas ..8 # [x|vezes|parcelas] de @',
      'negociei a dívida do cartão em 6x de 230',
      'ja paguei|pagamos|quitei',
    ],
  ],
  everyWeek: [['por|a|toda|cada semana', 'pago 100 por semana']],
  /** What stands there as paid is still to come. */
  notOutYet: [
    [
      'primeira|primeiro [parcela|prestacao|boleto|mensalidade] ..2 eh|vence|cai|vem|sera|fica|so|comeca',
      'a primeira parcela é só dia 5 de dezembro',
    ],
    ['so|parcelas comeca|comecam|comeco|comecamos', 'o sofá só começa em janeiro'],
    ['ainda nao saiu|caiu|paguei|debitou|foi|venceu|pago', 'a água ainda não saiu, sai dia 4'],
    ['nao saiu|caiu|paguei|debitou|foi|venceu ..1 ainda', 'o gás não saiu ainda, sai dia 4'],
    ['so sai|cai|debita|vence|vou [pagar]', 'o condomínio só sai segunda'],
  ],
  /** What stands there as paid, by one who had not said that it was. */
  isToBePaid: [
    [
      `eh|era|sao|eram [so] pra|para [eu] pagar [so] [la] [em|no|na] ${coming}`,
      'o DAS é pra pagar dia 20 do mês que vem',
    ],
    [
      `[so] vou|vamos pagar [so] [la] [em|no|na] ${coming} [#] d* mes que vem`,
      'o DAS eu só vou pagar dia 20 do mês que vem',
    ],
  ],
  /** Words that only say when. */
  ofDueDays: [
    ['vence|vencimento|vencimentos|data|dia|dias|conta|boleto|cai|nao|verdade', 'vencimento'],
    ['muda|mude|mudar|troca|troque|altera|corrige|arruma|passa|bota|poe|coloca', 'muda'],
  ],
  /** The bill itself is spoken of, and no entry. */
  ofBillItself: [
    ['conta|boleto|lembrete|pagamento da|do|de', 'a conta da netflix está errada, apaga'],
  ],
} as const satisfies Ways
