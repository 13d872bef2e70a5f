import type { Ways } from '#understanding/memory/ways.ts'

const duty = 'tenho|temos|preciso|precisamos|vou|vamos [ter] [que|de] pagar|paga'
const coming = 'dia|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo'
/** Said alone it asks, "lembra da feira?"; with a sum and its day it orders. */
const lembra = 'lembra|lembre|lembrar|lembrete [:] [que] [de|do|da|dos|das|pra]'

const rose =
  'subiu|aumentou|passou|baixou|diminuiu|abaixou|caiu|mudou|reajustou|encareceu|subiram|aumentaram'
const rises = 'sobe|aumenta|diminui|baixa|abaixa|cai|passa|vai|muda|reduz|desce'

const payingOff = 'pago|pagar|pagando|dou|dar|dando|quito|acerto|acertando'

/** Ways of telling of a bill: what it costs from now on, and what is still to be paid. */
export const bills = {
  /** It costs something else from now on, or is to reach something else: behind its name. */
  repriced: [
    [`${rose} [agora|ja] pra|para|a|por @`, 'o aluguel subiu pra 950'],
    [`${rose}|foi|passou de [r] [$] @ [reais] pra|para|a @`, 'a van subiu de 280 pra 310'],
    [
      `${rose} ..3 [,|e] agora|vai eh|esta|ta|custa|fica|ficou|sai|ser [a|por|em|pra] @`,
      'o spotify aumentou, agora é 36,90',
    ],
    [
      `${rose} ..2 [,|e] [pode|podia|da] corrige|corrija|corrigir|muda|mude|mudar|atualiza|atualize|atualizar|troca|arruma|ajusta|altera|poe|bota|coloca [la|ai|isso|o] [valor] pra|para|em|por @`,
      'a internet subiu, corrige pra 99,90',
    ],
    [
      `[${rose}] ..1 era|eram|custava|pagava [de] [r] [$] @ [reais] [,|e|mas] agora eh|esta|fica|ficou|foi|custa|vai [ser|pra|a|de] [r] [$] @`,
      'o plano de saúde subiu, era 412 agora é 447,80',
    ],
    ['sao|eh|da [r] [$] @ [reais] no|ao|por todo|total|mes', 'a van são 440 no total'],
    ['eh|sao [r] [$] @ [reais] agora [,|.|!] $', 'a lavagem é sessenta agora'],
    [
      `${rose}|subir|aumentar|baixar ..8 [,|e] sao|eh|fica|ficam [por|em] [r] [$] @`,
      'a faxineira vai subir, da semana que vem em diante são 140',
    ],
    ['foi reajustado|reajustada pra|para|a @', 'o plano foi reajustado para 712'],
    ['foi [agora] pra|para @', 'a internet foi pra 110'],
    [
      'agora|vem|frente eh|esta|ta|custa|fica|ficou|sai|sera|passa [a|por|em|pra|ser] @',
      'o celular agora é 59,90',
    ],
    ['vai ser|ficar|subir|passar|custar [agora] [a|por|em|pra|para] @', 'o aluguel vai ser 1.050'],
    [`${rises} pra|para @`, 'a meta da viagem diminui pra 4 mil'],
    [
      'ajusta|ajuste|corrige|corrija|atualiza|atualize|altera|altere [ai] [isso] [o] [valor] pra|para|por [r] [$] @',
      'a internet ajusta pra 49,95',
    ],
  ],
  /** Another bill to which the figure belongs stands behind. */
  ofOtherBill: [
    ['isso|esse|essa|esta|este eh [o|a|os|as|d*]', 'internet não é 1.180, isso é o aluguel'],
    ['@ eh o|a|d*', 'errou, 1.180 é o aluguel'],
  ],
  /** It has come, or has its day, and is not paid yet. */
  due: [
    ['vence|vencendo|vencimento|venc [:|em|no|na] [dia] #', 'chegou a luz, 486,77, vence dia 28'],
    [
      'vence|vencendo|vencimento [:|em|no|na] hoje|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo',
      'boleto da escola 700 vence amanhã',
    ],
    [`${coming} [#] vence|vencem [o|a|os|as]`, 'amanhã vence a mensalidade da escola, 890'],
    [
      'pra|para pagar [ate|em|no|na] [o] dia|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo',
      'veio a internet 119,90 pra pagar dia 15',
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
    [`nao me deixa|deixe esquecer ..8 ${coming}`, 'não me deixa esquecer o IPTU, 310 dia 12'],
    [`pra|para [eu|me|te] lembrar [:] ..6 ${coming}`, 'anota pra lembrar: condomínio 450 dia 5'],
    [
      `agendei|agendamos|agendado|agendada ..9 pra|para [a|o] [proxima|proximo] ${coming}|hoje`,
      'agendei um pix de 300 pro aluguel pra dia 5',
    ],
    [`${duty} ..6 ${coming}`, 'tenho que pagar o contador 300 na sexta'],
    [`${coming} [agora] [#] [eu] ${duty}`, 'dia 25 tenho que pagar 90 do carnê'],
    [
      `chegou|chegaram|veio ..6 [,] [r] [$] @ [reais] pra|para|ate [o] ${coming}`,
      'chegou o boleto da escola, 430 pra dia 12',
    ],
    [
      'chegou|veio @ [,|e] [eu|so] pago [so] [no|na] dia|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo',
      'a luz chegou 210, pago sexta',
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
  /** What of it makes that a bill of one's own. */
  billed: [
    [duty, 'quinta tenho que pagar 90 do gás'],
    ['me lembra|lembre|avisa|avise', 'me lembra do boleto dia 20, 1.150'],
    ['^ lembra|lembre|lembrar|lembrete', 'lembrar da escola 640 dia 10', '^ lembrete [:] pagar'],
    ['um|o lembrete', 'quero um lembrete do gás, 110 dia 5'],
    ['me|pra|para [me] deixa|deixe|lembrar [esquecer]', 'não me deixa esquecer o IPTU dia 12'],
    ['agendei|agendamos|agendado|agendada', 'agendei o pix do aluguel, 300, pra dia 5'],
    ['vence|vencem ..6 @', 'amanhã vence a mensalidade da escola, 890'],
    ['@ ..3 vence|vencendo|vencimento|venc', 'licença da prefeitura 210 vence dia 20'],
    [
      'seguro|parcela|prestacao|aluguel|condominio|luz|agua|energia|internet|consorcio|faculdade|escola|carne|inss|multa|plano',
      'vence dia 10 o seguro da moto',
    ],
    ['chegou|veio|boleto|boletos|conta|fatura|anuidade|mensalidade|iptu|ipva', 'veio o boleto'],
  ],
  /** The one of this month is paid. */
  paidOfMonth: [
    ['ja [eu] paguei|quitei a|o|as|os [de] desse|deste|dessa|desta mes', 'já paguei a desse mês'],
    ['a|o desse|deste [mes] ja [foi|esta] [eu] paga|pago|paguei', 'a desse mês já paguei'],
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
  /** It falls due on another day of the month. */
  onOtherDay: [
    [
      'vence|vencimento|cai|eh|passou|fica|mudou|sera|data ..4 dia #',
      'a internet vence dia 20 e não 15',
      'chegou|veio|vieram',
    ],
    [
      'muda|mude|mudar|troca|troque|altera|corrige|arruma|passa|bota|poe|coloca ..6 dia #',
      'muda o vencimento da internet pro dia 20',
    ],
    ['agora|verdade ..4 dia #', 'o aluguel agora é dia 10'],
  ],
  /** What a bill comes to this time. */
  billCame: [['veio|vieram|chegou|chegaram [em|de|por|com|so] [r] [$] @', 'o condomínio veio 412']],
  /** A debt, and what is paid of it again and again. */
  debtByParts: [
    [
      `devo|devendo|divida ..6 @ ..8 ${payingOff} ..2 @ [reais|conto] por|ao|a|toda|todo|cada|de mes|semana`,
      'devo 300 pro mecânico, pago 100 por semana',
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
  /** Words that only say when. */
  ofDueDays: [
    ['vence|vencimento|vencimentos|data|dia|dias|conta|boleto|cai|nao|verdade', 'vencimento'],
    ['muda|mude|mudar|troca|troque|altera|corrige|arruma|passa|bota|poe|coloca', 'muda'],
  ],
  /** The bill itself is spoken of, and no entry. */
  ofBillItself: [
    ['conta|boleto|lembrete|pagamento da|do|de', 'a conta da netflix está errada, apaga'],
  ],
  /** Several of which are told that they come again. */
  monthlyFees: [
    ['mensalidade|mensalidades todo|no|dia|vence', 'judô 90 e inglês 160, mensalidade todo dia 5'],
    ['contas fixas|mensais', 'contas fixas: luz 140 dia 8, água 60 dia 14'],
    [
      'assinaturas ..2 [:] ..4 @ [reais] [,] [no|todo|cai|vence] dia',
      'assinaturas no cartão: netflix 44,90 dia 5, spotify 23,90 dia 12',
    ],
    [
      'dia # [.|,|;|e] [ai] cadastra|cadastre [as|os] duas|dois|tres|todas|todos|tudo|elas|essas',
      'luz 98 dia 12 e água 54 dia 18, cadastra as duas',
    ],
  ],
  /** Of a list only those that stand first. */
  firstOnes: [
    ['as|os duas|dois|tres primeiras|primeiros', 'cadastra as duas primeiras'],
    ['as|os primeiras|primeiros duas|dois|tres', 'cadastra as primeiras duas'],
  ],
  firstThree: [
    ['tres primeiras|primeiros', 'cadastra as três primeiras'],
    ['primeiras|primeiros tres', 'cadastra as primeiras três'],
  ],
  /** Answers to whether several bills were paid or come again. */
  everyMonth: [
    ['todo|cada|todos|por [os|santo] mes|meses', 'são de todo mês'],
    ['mensal|mensais|mensalmente|fixas|fixa|fixo', 'contas fixas'],
    ['sao|eh [as|minhas] contas|conta', 'são contas'],
    ['vao|vai|ainda vencer|vence|vencem', 'ainda vão vencer', 'ja paguei'],
    ['guarda|cadastra|cria|lembra|avisa', 'cadastra todas'],
  ],
  notPaidYet: [
    ['nao paguei|pagamos|foi|foram|pago|paga|pagas', 'não paguei ainda'],
    ['^ ainda nao', 'ainda não'],
    ['vou|vamos|tenho|falta [que] pagar', 'vou pagar'],
  ],
  paidThem: [
    ['paguei|pagamos|quitei|quitamos', 'já paguei'],
    ['ja ..2 pago|pagas|paga|pagos|foi|foram', 'já foram pagas'],
    ['^ pago|pagas|paga|pagos|ja [.|!|sim] $', 'pagas'],
  ],
  settled: [
    ['paguei|pagamos|paga|pago|pg|quitei|quitado|quitada [ja|agora|hoje|.|!] $', 'já paguei'],
    ['ja|acabei paguei|pagamos|quitei|de', 'já paguei'],
    ['<pay:i-did>', 'paguei o boleto', 'nao|nem <pay:i-did>'],
    ['paga|pago|pg|quitado|quitada :|-|,', 'internet paga: 119,90 (vencimento 13/11)'],
    ['venceu|vencia|vencido|vencida', 'o boleto que venceu ontem'],
  ],
} as const satisfies Ways
