import type { Ways } from '#understanding/memory/ways.ts'

/** Ways of telling what somebody owes, and what came in of it. */
export const owed = {
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
    [
      '^ [e|oba|opa|ai|aee] [,] ele|ela|{person} [ja] passou|mandou|transferiu|pixou [ja|agora|hoje|tudo] [,|.|!] $',
      'ela passou',
    ],
    ['me mandou|mandaram|passou|passaram|transferiu|deu|deram', 'ele me mandou o dinheiro'],
    [
      `mandou|passou|transferiu|deu|entregou|trouxe|mandaram|passaram {article} resto|restante|restinho|diferenca`,
      'ela mandou o resto',
    ],
    ['[ja] recebi|recebemos|caiu|cairam|entrou|entraram|pingou', 'já caiu'],
  ],
  /** Only a part of what was to come: so much of it. */
  partCame: [
    [
      'deu|deram|pagou|pagaram|passou|passaram|mandou|mandaram|transferiu|acertou|adiantou|depositou [me|so|ate] [r] [$] @',
      'ele só me deu 40, fica devendo 20',
    ],
    ['so recebi|entrou|caiu [r] [$] @', 'só entrou 40, faltam 20'],
    [
      'recebi|entrou|caiu|veio|foi|foram so|somente|apenas [r] [$] @',
      'recebi só 40, o resto dia 5',
    ],
  ],
  /** And no more is to come of it. */
  cameShort: [
    ['so recebi|entrou|caiu|veio|ganhei|pagou|pagaram [r] [$] @', 'só recebi 130'],
    ['recebi|ganhei|entrou|caiu|veio so|somente|apenas [r] [$] @', 'recebi só 130'],
    ['so me|nos pagou|pagaram|deu|deram|mandou|passou|repassou [r] [$] @', 'ela só me pagou 130'],
    ['me|nos pagou|pagaram|deu|deram|mandou|passou so|somente [r] [$] @', 'ela me pagou só 130'],
  ],
  /** The same, told as what follows: it may be what stands there by now. */
  cameThen: [
    [
      '^ entao [eu|so] recebi|entrou|caiu|veio|ficou|ganhei [so] [r] [$] @ [,|.|!] $',
      'então recebi 370',
    ],
  ],
  /** Something was kept of what came in. */
  keptOfIt: [
    [
      '^ [mas|so|que|e|ah] [que] [o|a|meu|minha|ele|ela|eles] ..1 [me] descontou|descontaram [r] [$] @',
      'o patrão descontou 20 do vale',
    ],
  ],
  /** A hundredth part of it was. */
  keptPercent: [
    [
      '^ [mas|e|ah|so|que] [o|a|os|as] imposto|taxa|inss|iss|ir|irrf|comissao|retencao|desconto [foi|retido|retida|de|era|deu] [de] #percentage [nesse|nessa|disso|dele|dela|em|ja]',
      'imposto retido 8% nesse',
    ],
    [
      '^ [mas|e|ah|so|que] [o|a|eles|ela|ele] [app|aplicativo|patrao|chefe|hospital|salao|loja] [ja] retiveram|reteve|descontaram|descontou|desconta|ficou|ficaram|tirou|tiraram [com] #percentage',
      'descontaram 8%',
    ],
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
  /** The writer took it, and owes for it. */
  boughtOnTick: [
    [
      'comprei|compramos|peguei|pegamos|levei|trouxe ..9 fiado|fiada|pendurado|pendurada',
      'peguei 50 de carne fiado no açougue',
    ],
    ['almocei|almocamos|jantei|lanchei|comi|tomei ..5 fiado|fiada', 'almocei fiado na dona Neide'],
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
