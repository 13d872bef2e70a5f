import type { Ways } from '#understanding/memory/ways.ts'

const off = 'desconto|descontinho|abatimento|cupom|off'
const took = 'descontou|descontaram|abateu|abateram|tirou|tiraram'

/** Ways of telling what was taken off a price that was told before. */
export const discounting = {
  discount: [
    [`#percentage [de] ${off}`, 'a farinha teve 10% de desconto'],
    [`${off} [foi|era] [de] [uns] #percentage`, 'a farinha veio com desconto de 10%'],
    [
      `${off} do|da|de|dos|das ..2 foi|era|eh [de] [uns] #percentage`,
      'o desconto do condomínio foi de 5%',
    ],
    [`${off} [foi|era] [de] [uns] [r] [$] @`, 'esqueci que teve desconto de 20 reais'],
    [
      `${off} do|da|de|dos|das ..2 foi|era|eh [de] [uns] [r] [$] @`,
      'o desconto da farmácia foi de 2,14',
    ],
    [`@ [de] ${off}`, 'ganhei 5 reais de desconto na pizza'],
    ['com #percentage fica|ficou|deu|da|sai|saiu|vai @', 'com 10% fica 82,44'],
    [
      'ficou|ficaram|saiu|sairam|foi|veio|deu|fechou|fica|sai [por] [r] [$] @ [reais] a menos',
      'o hotel ficou 310 a menos',
      'a menos [do] que|doq|da|de|em|pra|por',
    ],
    [
      'ficou|ficaram|saiu|sairam|foi|veio|fechou|fica|sai [r] [$] @ [reais] mais barato|barata',
      'o conserto saiu 50 mais barato',
      'mais barato|barata [do] que|doq|da|de|em|pra|por',
    ],
    [`[me|eles|ela|ele] ${took} @#`, 'me deram desconto, abateram 10%'],
  ],
  /** What was told was paid with it. */
  discountedAlready: [
    ['ja ..4 desconto|descontinho|abatimento|cupom|descontad*', 'já tá com o desconto de 10%'],
    ['desconto|descontinho|abatimento|cupom ..3 ja', 'com o desconto de 10% já'],
    ['sem|nao ..3 desconto|descontinho|abatimento|cupom', 'não teve desconto'],
    ['pedi|pede|queria|quero|sera|se ..3 desconto', 'pedi desconto de 10%'],
  ],
  /** Said beside it that names nothing. */
  besideDiscount: [
    [
      'desconto|descontinho|abatimento|cupom|off|desculpa|esqueci|faltou|lembrei|falar|dizer|contar|avisar',
      'esqueci do desconto',
    ],
    [
      'teve|tinha|tive|veio|ganhei|usei|deram|dei|deu|fizeram|consegui|descontou|descontaram|abateu|abateram|tirou|tiraram|aplicou',
      'teve 10% de desconto',
    ],
    ['pix|vista|app|loja|dono|moco|moca|ele|ela|eles|ainda|tambem|ali|la|ai', 'no pix teve 10%'],
  ],
} as const satisfies Ways
