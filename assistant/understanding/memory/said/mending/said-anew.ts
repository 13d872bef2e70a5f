import { cameTo } from '#understanding/memory/verbs-said.ts'
import type { Ways } from '#understanding/memory/ways.ts'

const price = 'desconto|descontinho|abatimento|cupom|taxa|gorjeta|frete|promocao|juros'
const day = 'ontem|anteontem|segunda|terca|quarta|quinta|sexta|sabado|domingo'

const they = '[ela|ele|eles|elas]'
const gave = '[me] deu|pagou|cobrou|passou|deram|mandou|pagaram'

/** Ways of saying anew what was told, each with a message that says it so. */
export const saidAnew = {
  /** A part that has its own name, and is no other sum of what was told last. */
  ownPart: [
    [
      `[o|a] sinal|entrada|gorjeta|frete|taxa|multa|troco ${cameTo} [so] [r] [$] @`,
      'o sinal foi 50 na verdade',
    ],
  ],
  /** What it came to in its two parts, which are told. */
  bothParts: [
    ['@ [reais] pra|para ir [,|e] [e] @ [reais] pra|para voltar', '90 pra ir e 90 pra voltar'],
    [
      `um|uma ${cameTo}|custou [r] [$] @ [reais] [,|e] [e] [o|a] outro|outra`,
      'não, um foi 54,90 e o outro 49,90',
    ],
    [
      '@ [reais] [n*|d*|pra|a] ida [,|e] [e] @ [reais] [n*|d*|pra|a] volta',
      '18 na ida e 22 na volta',
    ],
    [
      `[a] ida [${cameTo}] [r] [$] @ [reais] [,|e] [e] [a] volta [${cameTo}] [r] [$] @`,
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
    ['@ [reais] por|pela|pelo causa|conta d*', 'foi 905 por causa de juros'],
    ['@ [reais] pelo|pela|com juros|multa|atraso', 'deu 112 com multa'],
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
  /** What was written as one thing is told as two. */
  partedAnew: [
    [
      '^ [{mended}] [na] nao|opa|errei|verdade|calma|desculpa|minto ..3 @ ..4 @',
      'não mano, gasosa 40 e o prato feito 22',
    ],
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
  /** It came to less, or more, in the end: what tells so names nothing else. */
  reduced: [
    [
      `teve|ganhou|ganharam|dei|deu|demos|fiz|tive|fez ..2 ${price} ..5 ${cameTo}|fiz|paguei|recebi [so|por|em|tudo] @`,
      'a última ganhou desconto, deu 300 tudo',
    ],
    [`^ [{mended}] [,] com ..2 ${price} ..4 ${cameTo}|paguei [so|por|em] @`, 'com desconto deu 80'],
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
} as const satisfies Ways
