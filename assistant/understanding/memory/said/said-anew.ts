import type { Ways } from '#understanding/memory/ways.ts'

const cost = 'foi|era|foram|eram|deu|deram|ficou|saiu|fechou|sao'
const price = 'desconto|descontinho|abatimento|cupom|taxa|gorjeta|frete|promocao|juros'
const day = 'ontem|anteontem|segunda|terca|quarta|quinta|sexta|sabado|domingo'
const sorry = 'nao|errei|ops|opa|desculpa|desculpe|perdao|alias|verdade|corrigindo|minto|digo'
const they = '[ela|ele|eles|elas]'
const gave = '[me] deu|pagou|cobrou|passou|deram|mandou|pagaram'
const told = 'foi|era|foram|eram|deu|deram|dei|paguei|pagou|pagaram|mandou|passou|recebi|custou'
const cameTo = `${told}|gastei|cobrou|cobrei|ficou|saiu|botei|coloquei|fiz|ganhei|emprestei`
const deed = 'vendi|vendemos|comprei|compramos|peguei|pegamos|levei|fiz|fizemos|entreguei|dei'

/** Ways of saying anew what was told, each with a message that says it so. */
export const saidAnew = {
  /** A part that has its own name, and is no other sum of what was told last. */
  ownPart: [
    [
      `[o|a] sinal|entrada|gorjeta|frete|taxa|multa|troco ${cost} [so] [r] [$] @`,
      'o sinal foi 50 na verdade',
    ],
  ],
  /** What it came to in its two parts, which are told. */
  bothParts: [
    ['@ [reais] pra|para ir [,|e] [e] @ [reais] pra|para voltar', '90 pra ir e 90 pra voltar'],
    [
      `um|uma ${cost}|custou [r] [$] @ [reais] [,|e] [e] [o|a] outro|outra`,
      'não, um foi 54,90 e o outro 49,90',
    ],
    [
      '@ [reais] [n*|d*|pra|a] ida [,|e] [e] @ [reais] [n*|d*|pra|a] volta',
      '18 na ida e 22 na volta',
    ],
    [
      `[a] ida [${cost}] [r] [$] @ [reais] [,|e] [e] [a] volta [${cost}] [r] [$] @`,
      'ida 18, volta 22',
    ],
    [
      '@ [reais] de manha|dia|tarde [,|e] [e] @ [reais] de|a tarde|noite',
      '9 de manhã e 12 de noite',
    ],
  ],
  /** Why it is another figure: nothing of what stands behind the figure is meant. */
  because: [
    [
      '@ ..3 [eu] [tinha|tava|estava] esqueci|esquecemos|esquecido|esquecendo|faltou|faltava|faltaram',
      'foi 26 visse, esqueci o café',
    ],
    ['@ ..2 [,] porque|pois', 'foi 54 porque levei o protetor'],
    [
      '@ [reais] , [eles|ela|ele|que] cobraram|cobrou|descontou|descontaram|aumentou|subiu|passei|demorou|veio|incluiu|pegou',
      'deu 61, cobraram entrega',
    ],
    ['@ ..2 [,] [eu] nao contei|somei|lembrei|inclui|botei|vi', 'foi 21, não contei o suco'],
    ['@ ..2 , pedi|peguei|levei|botei|paguei com|mais|tambem|junto', 'era 17, pedi com leite'],
    ['@ ..2 com {article} ..1', 'ficou 25 com a taxa de entrega'],
    ['@ ..3 tinha|teve|tem|veio {article}', 'foi 68, tinha o queijo'],
    [
      '@ ..3 [eu] vi|olhei|conferi|confirmei|reparei|achei [agora|aqui] [n*] [aqui|agora|nota|notinha|cupom|recibo|extrato|app]',
      'foi 35,80, vi na notinha',
    ],
    ['@ [reais] certinho|exato|exatos|cravado|cravados|redondo', 'foi 104 certinho'],
  ],
  /** What stands there, beside what it should have been: nothing is to be changed. */
  repeats: [
    [
      `era|devia|deveria|tinha|seria [pra|de|que] [ser|ter|dar|vir] @# ..4 mas|so|porem|virou|veio|acabou ..6 @`,
      'era pra ser 1300 mas só mandou 1100 mesmo',
    ],
    [
      'pedi|pediu|queria|queriam|cobrava|cobrou|cobrei @# ..4 mas|so|porem|e ..6 @',
      'pedi 300 mas fechei em 280',
    ],
    ['^ @ e nao|nem', '310 e não trouxe nem carne'],
    [
      '^ {article}|ess*|est* @ foi|era|eh|sao so|apenas|metade|parte|menos|mais',
      'os 500 foi só metade',
    ],
  ],
  /** What it was another time, or should have been, and no more. */
  compares: [
    [
      '^ [{mended}] [,] [na|no|a|o] semana|mes|ano passada|passado [tinha|tinham] foi|era|estava|deu|sido|custava [so] @',
      'mês passado foi 160',
    ],
    [
      '^ [{mended}] [,] {article} ..2 [na|no|a|o] semana|mes|ano passada|passado [tinha] foi|era|estava|deu|sido|custava [so] @',
      'a luz mês passado deu 180',
    ],
    [
      '^ ..2 normalmente|geralmente|costuma|costumava|sempre [eh|era|foi|ser|custa|custava|dar|da|dava|pago|pagava] [so|uns] @',
      'normalmente é 20 esse uber',
    ],
    [
      `^ [{mended}] [,] [na|no] ${day} tinha|tinham sido|dado|ficado|custado [so|uns] @`,
      'ontem tinha sido 400, fraco hoje',
    ],
    [
      '^ [{mended}] [,] [o] certo|correto era|seria @ mas|porem|so',
      'o certo era 1100 mas descontaram',
    ],
  ],
  /** Of more than one thing at once. */
  several: [
    ['os|as dois|duas|tres|quatro|2|3|4', 'os dois foram ontem'],
    ['ambos|ambas|todos|todas|tudo', 'tudo foi ontem'],
  ],
  /** Of several of one name the one that was told first. */
  earliest: [['primeiro|primeira [@] ..2 foi|era|deu|ficou', 'o primeiro uber foi 16']],
  /** How many of a thing it was, without a sum. */
  counted: [
    [
      `^ [{mended}] [nao|ah] [,] {article} ..4 ${cost} [so] # ..3 [,|.|!] $`,
      'o leite era 8 caixas',
    ],
    ['^ ..2 foram|eram [so] # ..3 [,|.|!] $', 'ovo foram 2 caixas só'],
    ['^ ..4 , foram|eram [so] # ..1 [,|.|!] $', 'contei de novo, foram 14 pães'],
    [`^ [{mended}] [,] [eu] ${deed} so # ..3 [,|.|!] $`, 'peguei só 3 passagens'],
    [`^ [{mended}] ${sorry} [,] [eu] ${deed} [so] # ..3 [,|.|!] $`, 'não, vendi 9 brigadeiro'],
  ],
  /** What one of it was: `o diesel tava 5,90 o litro`. */
  pricedAnew: [
    ['^ [{mended}] [nao|ah] [,] {article} ..4 estava [a|por] @ o|a|cada|por', 'o gás tava 9 o kg'],
  ],
  /** The same, of whatever was counted. */
  eachAnew: [
    [
      `${cost}|saem|custou|custaram|custava|custavam|paguei [so] [a|por] @ [reais] cada`,
      'os pneus foram 290 cada, não 310',
      'cada dia|mes|semana|ano|parcela|vez',
    ],
    [
      `${cost}|custou|custaram|paguei [so] [a|por] @ [reais] a|por unidade`,
      'as tomadas foram 11,50 a unidade',
    ],
    [`^ [{mended}] [nao] [,] cada ..3 ${cost}|custou|custava [so] @`, 'cada camisa foi 35'],
  ],
  /** What was written as one thing is told as two. */
  partedAnew: [
    [
      '^ [{mended}] [na] nao|opa|errei|verdade|calma|desculpa|minto ..3 @ ..4 @',
      'não mano, gasosa 40 e o prato feito 22',
    ],
  ],
  /** The figure that was told before, and is wrong. */
  toldWrong: [
    ['falei|disse|pus|botei|coloquei|anotei|anotou|falado|dito [que] [foi|era] [a] @', 'falei 45'],
  ],
  /** What was told is spoken of by how it was told. */
  thatWas: [['que [eu] [ja] [te] comprei|peguei|paguei|vendi|falei|disse', 'os cabos que comprei']],
  /** It is right as it stands. */
  saidRight: [
    [
      'foi|era|eh|deu [r] [$] @ mesm*|mermo|memo [,] [esta|ta] [certo|certinho|ok|isso] [,|.|!] $',
      'o lanche foi 15 mesmo, tá certo',
      'nao ..8 mesm*|mermo|memo',
    ],
  ],
  /** It is still to come, and paid already: what stands there stays. */
  paidBeforeDay: [
    [
      'so|somente ..4 [,] mas|porem|so [que] [eu] ja [esta] paguei|pagamos|pago|paga [hoje|ontem|tudo|antes] [,|.|!] $',
      'o show é só dia 24 mas já paguei hoje',
    ],
  ],
  /** The figure that is wrong, denied by whatever verb told it, and then the right one. */
  deniedFirst: [
    [
      `nao [me|te|lhe|eu] ${cameTo} [so] @# [reais] [nao] [,] [e|mas|eu|ela|ele] [nao] [,] [me|lhe|eu] ${cameTo} [so] @#`,
      'o filho não me deu duzentos foi cento e cinquenta',
    ],
    // It was counted or looked up anew.
    [
      'nao [me] foi|era|eh|deu|deram|eram [r] [$] @# [reais] [nao] [,|.] [e|mas|que] [eu] contei|recontei|conferi|olhei|vi|somei|chequei ..6 tinha|estava|diz|dizia|marca|consta|era|eram|eh|foi|deu [r] [$] @#',
      'a encomenda não foi 200 não, contei de novo e tinha 220',
    ],
    [
      'nao [me] foi|era|eh|deu|deram|eram [r] [$] @# [reais] [nao] [,|.] [e|mas|que] [la] [o|a|no|na] nota|notinha|recibo|comprovante|extrato|cupom|caderno ..2 tinha|estava|esta|diz|dizia|marca|consta|mostra|deu|eh|veio [r] [$] @#',
      'o mercado não foi 200, a nota diz 220',
    ],
  ],
  /** It came to less, or more, in the end: what tells so names nothing else. */
  reduced: [
    [
      `teve|ganhou|ganharam|dei|deu|demos|fiz|tive|fez ..2 ${price} ..5 ${cost}|fiz|paguei|recebi [so|por|em|tudo] @`,
      'a última ganhou desconto, deu 300 tudo',
    ],
    [`^ [{mended}] [,] com ..2 ${price} ..4 ${cost}|paguei [so|por|em] @`, 'com desconto deu 80'],
  ],
  /** The same of what was just told, where it is near. */
  settledAt: [
    [
      '^ [{mended}] [,] [no] [fim|final|acabou|acabei] [das] [que|contas] [,] [eu] fiz|fechei|fechamos|deixei|vendi|fechando [tudo] por|em [so] @ ..3 [,|.|!] $',
      'acabou que fechei por 280',
    ],
    [
      `^ [{mended}] [,] [no] [fim|final] [,] ${they} ${gave} so|somente|apenas @ ..3 [,|.|!] $`,
      'ela me deu só 180 no fim',
    ],
    [`^ [{mended}] [,] ${they} [so] ${gave} @ no fim|final [,|.|!] $`, 'ele cobrou 50 no final'],
    [
      `^ [{mended}] [,] no fim|final [das] [contas] [,] ${they} [so] ${gave} @ ..3 [,|.|!] $`,
      'no fim ela cobrou 50',
    ],
  ],
  /** The bill that stands there is spoken of, with what is new of it. */
  billAnew: [
    [
      'vence|vencimento|cai|eh|passou|fica|ficou|mudou|sera ..4 todo|dia',
      'aluguel vence todo dia 10, 1.600',
    ],
    ['agora|reajustou|subiu|aumentou|baixou|diminuiu', 'o aluguel subiu, 1.600 todo dia 10'],
    [
      'muda|mude|mudar|troca|troque|altera|corrige|arruma|atualiza|passa',
      'muda a internet pra 120 todo dia 20',
    ],
  ],
  /** One more, beside that of the same name. */
  anotherBill: [
    ['outro|outra', 'tenho outro aluguel, 900 todo dia 10', 'outro dia|mes|valor'],
    ['o|um|meu|minha|a|uma segundo|segunda', 'meu segundo aluguel, 900 todo dia 10'],
    ['mais um|uma', 'e mais um aluguel de 700 todo dia 12'],
  ],
  /** Words that make no other bill of a name. */
  ofBillsName: [
    ['mensalidade|assinatura|conta|boleto|fatura|pagamento|lembra|lembrete|vencimento', 'boleto'],
    ['muda|mude|mudar|troca|troque|altera|corrige|arruma|atualiza|passa|agora', 'muda'],
  ],
} as const satisfies Ways
