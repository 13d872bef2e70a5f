import type { Ways } from '#understanding/memory/ways.ts'

/** Ways of telling of several bills at once, and whether they were paid or come again. */
export const severalBills = {
  /** The one of this month is paid. */
  paidOfMonth: [
    ['ja [eu] paguei|quitei a|o|as|os [de] desse|deste|dessa|desta mes', 'já paguei a desse mês'],
    ['a|o desse|deste [mes] ja [foi|esta] [eu] paga|pago|paguei|foi', 'a desse mês já paguei'],
    [
      'ja foi|paguei|pago|paga|saiu|caiu [n*|d*] esse|nesse|desse|este|neste mes',
      'já foi esse mês',
    ],
    ['n*|esse|este mes ja [eu] foi|paguei|saiu|caiu', 'esse mês já foi'],
  ],
  /** Several of which are told that they come again. */
  monthlyFees: [
    ['mensalidade|mensalidades todo|no|dia|vence', 'judô 90 e inglês 160, mensalidade todo dia 5'],
    [
      'conta|contas|gastos|despesas|boletos|minhas|{my}|sao fixa|fixas|fixos|mensal|mensais',
      'contas fixas: luz 140 dia 8, água 60 dia 14',
    ],
    ['conta|contas|boletos do|de|da [todo] mes|casa', 'bota nas contas do mês: luz 140 dia 8'],
    ['todo|todos|cada [santo|os] mes|meses', 'luz 140 dia 8, água 60 dia 14, isso é todo mês'],
    ['de fixo|fixa', 'de fixo eu tenho luz 140 dia 8 e água 60 dia 14'],
    ['todo dia #', 'luz 140 todo dia 8, e no dia 14 vem a água de 60'],
    ['pago|pagamos|paga mensal', 'pago mensalmente 140 de luz dia 8 e 60 de água dia 14'],
    [
      'anota|anote|cadastra|cadastre|cadastrar|guarda|guarde|registra|registre|salva|salve [ai|la|pra|mim|as|os|essas|esses] [mim] [as] [{my}|tres|duas] contas|boletos',
      'anota minhas contas: luz 140 dia 8, água 60 dia 14',
    ],
    [
      'assinaturas ..2 [:] ..4 @ [reais] [,] [no|todo|cai|vence] dia',
      'assinaturas no cartão: netflix 44,90 dia 5, spotify 23,90 dia 12',
    ],
    [
      'dia # [.|,|;|e] [ai] cadastra|cadastre [as|os] duas|dois|tres|todas|todos|tudo|elas|essas',
      'luz 98 dia 12 e água 54 dia 18, cadastra as duas',
    ],
  ],
  /** They are called bills before the first of them. */
  headsBills: [['contas|boletos ..2 :|, ..6 @', 'agora os boletos: luz 140 dia 8, água 60 dia 14']],
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
    [
      'paguei|pagamos|paga|pago|pg|quitei|quitado|quitada [ja|agora|hoje|.|!] $',
      'já paguei',
      'eu|que|quem pago',
    ],
    ['ja|acabei paguei|pagamos|quitei|de', 'já paguei'],
    ['<pay:i-did>', 'paguei o boleto', 'nao|nem <pay:i-did>'],
    ['paga|pago|pg|quitado|quitada :|-|,', 'internet paga: 119,90 (vencimento 13/11)'],
    ['venceu|vencia|vencido|vencida', 'o boleto que venceu ontem'],
  ],
} as const satisfies Ways
