import type { Ways } from '#understanding/memory/ways.ts'

const rest = 'resto|restante|restinho|diferenca'
const day =
  'dia|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes|quinzena|fim|final'
/** The rest in another way, or of something else. */
const notLeft = [
  `${rest} do|da|de|dos|das`,
  `${rest} ..3 paguei|dei|gastei|foi|parcelei|parcelado|recebi|pagou`,
  `${rest} [eu] [no|em|na] cartao|dinheiro|pix|credito|debito`,
  `${rest} em #`,
] as const

/** The sum of what is left stands before its day. */
const restOnDay = [
  'e|, [os] [r] [$] @ [reais] [so] [fica|ficou|vai|ela|ele] [paga|passa|manda] [so] [pra|pro|no|na|em] dia|segunda|terca|quarta|quinta|sexta|sabado|domingo|mes|semana',
  'pagou 50 hoje e 40 fica pra sexta',
] as const

/** Answers to whether to be reminded of what is still to be paid. */
export const coming = {
  /** Yes, remind me; or it is not paid yet, so that there is something to be reminded of. */
  remindMe: [
    ['lembra|lembre|lembrar|lembrando|avisa|avise|avisar', 'pode lembrar', 'nao ..2 lembra*|avis*'],
    [
      'guarda|guarde|guardar|cria|crie|salva|salve|agenda|agende',
      'guarda pra mim',
      'nao ..1 guard*',
    ],
    ['deixa|deixe|coloca|poe|bota guardad*|agendad*|salv*|la|em|nos', 'deixa guardado'],
  ],
  myHalf: [
    ['a minha metade', 'me lembra da luz sim, mas só a minha metade'],
    ['so [a|minha|da] metade', 'me lembra, mas só metade'],
  ],
  notYet: [
    ['ainda|agora nao', 'ainda não paguei'],
    ['nao paguei|pago|pagamos|foi|venceu [ainda] [,|.|!|nao] $', 'não paguei'],
    ['nao paguei|pago|venceu|chegou ..3 ainda', 'não paguei isso ainda'],
    ['so|vou pago|pagar|vence|eh|e ..2 dia|amanha|depois|segunda|terca|quarta', 'só vence dia 10'],
    ['so|vou pago|pagar|vence|eh|e ..2 quinta|sexta|sabado|domingo|semana|mes', 'só pago sexta'],
  ],
  paidThis: [
    ['ja [eu] paguei|pagamos|foi|gastei|quitei|acertei|comprei|fiz', 'já paguei'],
    ['ja esta|estava [tudo] pago|paga|quitado|quitada|acertado', 'já tá pago'],
    ['^ [sim|nao|opa|ah] [,] [eu] paguei|pagamos|quitei|pago|paga|pg', 'paguei ontem'],
    ['acabei de pagar|quitar', 'acabei de pagar'],
    ['^ dei|mandei|entreguei os @ [reais] pra|para|pro|a [o] [ela|ele|eles]', 'dei os 50 pra ela'],
  ],
  /** Nothing is wanted of it: it was only said. */
  onlySaid: [
    ['so [pra|para|por] [voce|vc|tu] saber|contar', 'te conto só pra saber'],
    ['so [estou] te|lhe contando|falando|avisando', 'só tô te contando'],
    ['so falando|comentando|avisando|contando|desabafando', 'tô só comentando'],
    ['deixa|deixe quieto|pra|assim', 'deixa pra lá'],
    ['deixa|deixe [,|.|!] $', 'ainda não paguei, deixa'],
    ['nao|n , deixa|deixe', 'não, deixa, ainda estou decidindo'],
    ['esquece|precisa nao|precisa', 'não precisa'],
    ['nao precisa|quero', 'não precisa lembrar'],
  ],
  /** It falls due on a day, and its sum is not told. */
  fallsDueOn: [
    ['vence|vencem|vencendo [no|na|em] dia #', 'a luz vence dia dez', 'cartao vence'],
    [
      'falta|faltam [pagar] {article} ..3 que vence|vencem dia #',
      'falta a internet que vence dia 3',
    ],
    [`vence|vencem|vencendo [no|na] hoje|${day}`, 'o aluguel vence sexta', 'cartao vence'],
  ],
  remindOf: [
    [
      `lembra|lembre|lembrar|avisa|avise|avisar do|da|dos|das ..3 ${day}`,
      'me lembra da fatura dia 5',
    ],
  ],
  /** Somebody is still to pay the person. */
  othersOwe: [
    ['me deve|devem', 'o Zé me deve 120'],
    ['deve|devem [@] pra|para mim', 'ela deve 80 pra mim'],
    ['esta|estao|ficou|ficaram|fica|segue [me] devendo', 'a vizinha ficou devendo 40'],
    ['lembra|lembre|avisa|avise ..4 cobrar|receber', 'me lembra de cobrar 80 da Rita'],
    ['cobrar|cobro ele|ela|eles|elas', 'dia 10 tenho que cobrar ele'],
  ],
  /** It is denied, or hangs on something else. */
  notOwed: [
    ['nao|nunca [me] [deve|devem|pagou|pagaram|acertou|caiu|entrou|recebi|devolveu]', 'não pagou'],
    ['se|quando|depois [que] ele|ela|eles|elas|voce|me|cair|entrar|pagar*', 'quando ela pagar'],
    ['quem|quanto|quantos', 'quem me deve'],
    ['mas|, # [so] ficou|ficaram|esta|estao me devendo', 'quatro a 35, mas uma ficou me devendo'],
  ],
  yetToPay: [['vai|vao|ficou [de] [me] pagar|devolver|acertar|receber', 'vai me pagar']],
  /** What was owed has come in. */
  paidMe: [
    [
      'pagou|pagaram|acertou|acertaram|devolveu|devolveram|quitou|quitaram|depositou|estornou|estornaram|reembolsaram',
      'a cida pagou os bolos',
    ],
    ['me mandou|mandaram|passou|passaram|transferiu|deu|deram', 'ele me mandou o dinheiro'],
    ['[ja] recebi|recebemos|caiu|cairam|entrou|entraram|pingou', 'já caiu'],
  ],
  /** Only a part of what was to come: so much of it. */
  partCame: [
    [
      'deu|deram|pagou|pagaram|passou|passaram|mandou|mandaram|transferiu|acertou|adiantou [me|so|ate] [r] [$] @',
      'ele só me deu 40, fica devendo 20',
    ],
    ['so recebi|entrou|caiu [r] [$] @', 'só entrou 40, faltam 20'],
  ],
  /** And no more is to come of it. */
  cameShort: [
    ['so recebi|entrou|caiu|veio|ganhei|pagou|pagaram [r] [$] @', 'só recebi 130'],
    ['recebi|ganhei|entrou|caiu|veio so|somente|apenas [r] [$] @', 'recebi só 130'],
    ['so me|nos pagou|pagaram|deu|deram|mandou|passou|repassou [r] [$] @', 'ela só me pagou 130'],
    ['me|nos pagou|pagaram|deu|deram|mandou|passou so|somente [r] [$] @', 'ela me pagou só 130'],
  ],
  restOwed: [
    [
      'fica|ficou|ficaram|ficando|segue [me|ainda] devendo|faltando|de|pra',
      'ele só me deu 40, fica devendo 20',
    ],
    [
      'devendo|deve|devem|falta|faltam|faltou|faltaram|resta|restam [me|ainda|so] [r] [$] @',
      'só entrou 40, faltam 20',
    ],
    ['os|as outros|outras @', 'os outros 20 ele dá sexta'],
    [`${rest}|depois`, 'o resto depois'],
  ],
  /** What had been left open. */
  thatLacked: [
    ['que [ainda|me] faltava|faltavam|faltou|restava|restavam', 'pagou os 20 que faltavam'],
    ['que [ele|ela] [ainda] [me|estava|ficou] devia|devendo', 'pagou os 20 que devia'],
    [`${rest}|outros|outras`, 'deu os outros 20'],
  ],
  /** Words of paying that name nobody. */
  ofPaying: [
    ['resto|restante|dinheiro|grana|divida|fiado|conta|tudo|hoje|agora|mim', 'pagou tudo'],
    ['faltava|faltavam|faltou|restava|devia|devendo|outros|outras|opa|oba|aee', 'que faltava'],
  ],
  lent: [
    [
      'emprestei|emprestamos|emprestado',
      'emprestei 50 pra Ana',
      'peguei|pediu|tomei ..4 emprestado',
      'emprestei|emprestamos ..3 do|da|com o|a|meu|minha|seu|dona|{person}',
    ],
    [
      'pediu|pediram ..4 emprestado|emprestada|emprestados ..3 dei|mandei|passei|transferi|fiz|emprestei',
      'meu colega pediu 30 emprestado e eu fiz o pix',
      'nao ..2 dei|mandei|passei|transferi|fiz|emprestei',
    ],
  ],
  /** They will tell when it comes. */
  willTell: [
    ['^ [sim|ok|ta|bom|claro] [,] aviso|conto|falo|digo|avisarei', 'aviso sim'],
    ['pode deixar', 'pode deixar'],
    ['te aviso|conto|falo|digo', 'te aviso'],
  ],
  /** A customer paid ahead of what is to be made: the rest is owed when it is. */
  paidAhead: [
    [
      'encomendou|encomendaram|encomenda|contratou|reservou ..9 [r] [$] @ ..8 deu|pagou|deixou|adiantou|mandou|pagaram|deram [ja] [r] [$] @ [reais|no|de|em|pix] [de|pix] [sinal|entrada|adiantado|adiantamento]',
      'a dona Marta encomendou um bolo de 180 pra sábado, deu 90 de sinal',
    ],
  ],
  /** Of what was sold only so much came, and nothing is said of the rest. */
  soldInPart: [
    [
      '<sell:i-did,we-did> ..5 por|a [r] [$] @ ..6 deu|deram|pagou|adiantou|passou|mandou|recebi [so|ja] [r] [$] @',
      'vendi o som por 900, a pessoa deu 400 agora',
    ],
  ],
  /** Part of it changed hands; the rest is still to be paid. */
  leftOver: [
    restOnDay,
    [`${rest} ..4 ${day}`, 'paguei 500 agora e o resto dia 10', ...notLeft],
    [`e o saldo [so|fica|pra|pro] [pra|pro] [no|na|em|ate] # de|/`, 'e o saldo em 15 de dezembro'],
    [`e o saldo [so|fica] [pra|pro] [no|na|em|ate] ${day}`, 'e o saldo dia 20'],
    [
      `${rest} ..2 depois|entrega|quando|termin*|pago|acerto|quito|paga|acerta|manda`,
      'o resto na entrega',
      ...notLeft,
    ],
    ['e|, metade [na|no|em] dia|entrega|depois|quando|{month}', 'metade agora e metade na entrega'],
    [`metade [so] fica|ficou|vai|pago|acerto|quito ..3 ${day}`, 'metade fica pra dia 15'],
    [`${rest} [so] em|de|por # ..2 de|a|: [r] [$] @`, 'o resto em duas vezes de 1.500'],
    [
      'metade [hoje|agora|ja|ontem] [,] [e] [outra] metade [no|na|em|so] [mes|semana|proximo|proxima|outro|outra|amanha] [mes|semana|que|depois|amanha]',
      'paguei metade hoje e metade mês que vem',
      'metade [hoje|agora|ja|ontem] [,] [e] metade [no|na|em|so] do|da|de|eu|ele|ela|minha|meu',
    ],
    [
      `${rest}|saldo ..6 pra|para|pro|em|ate [o] # de|/`,
      'o restante, 2.970, é pra 10 de agosto',
      ...notLeft.slice(0, 3),
    ],
    [
      `${rest}|saldo ..6 pra|para|ate|em {month}`,
      'o restante, 2.970, fica pra agosto',
      ...notLeft.slice(0, 3),
    ],
    ['os|as outros|outras @# ..2 em|pra|para # de|/', 'e os outros 600 em 20 de dezembro'],
    [`outra|outro metade|parte ..4 ${day}|depois|entrega|quando`, 'a outra metade dia 10'],
    [
      'falta|faltam|faltou|faltando|faltaram [so|ainda] [pagar|dar|receber|me] [me] [pagar|dar] [os|mais|uns] @',
      'faltam 250',
    ],
    [
      'ficou|ficaram|fiquei|fico|fica [me|ainda] [me] devendo [os|mais|so] @',
      'fiquei devendo 1000',
    ],
    [
      `falta|faltam|faltou|faltando|devendo [pagar|dar|receber] [o|a] [outra] ${rest}|metade`,
      'fiquei devendo o resto',
      ...notLeft,
    ],
  ],
  ofRest: [[`${rest}|falta|faltam|faltava|faltavam|metade`, 'o resto é 600']],
  /** The sum that is left, as it was told. */
  leftSum: [
    restOnDay,
    [
      'falta|faltam|faltou|faltando|faltaram [so|ainda] [pagar|dar|receber|me] [me] [pagar|dar] [os|mais|uns] @',
      'faltam 250',
    ],
    ['devendo [os|mais|so] @', 'fiquei devendo 1000'],
  ],
  /** The writer took it, and owes for it. */
  boughtOnTick: [
    [
      'comprei|compramos|peguei|pegamos|levei|trouxe ..9 fiado|fiada|pendurado|pendurada',
      'peguei 50 de carne fiado no açougue',
    ],
    ['fiquei|fico|ficamos devendo', 'comprei cimento e fiquei devendo', 'nao ..2 devendo'],
    [
      'pendurei no|na ..2 padaria|mercado|mercadinho|venda|bar|conta|caderneta|acougue',
      'o pão eu pendurei na padaria',
    ],
  ],
  /** Something is paid by the writer. */
  paysOff: [
    ['paguei|pagamos|acertei|quitei|quitamos|dei|passei|mandei|transferi', 'paguei o seu Osvaldo'],
  ],
  /** What is paid was owed. */
  wasOwed: [
    ['divida d*', 'paguei a dívida do cimento 84'],
    ['que [eu] [ja|ainda] estava|estou|fiquei devendo', 'paguei o gás que tava devendo'],
    ['que [eu] [ja|ainda] devia', 'paguei o sapato que eu devia'],
    ['o|do|meu fiado', 'acertei o fiado da padaria'],
  ],
} as const satisfies Ways
