import { entryOf, type PlainCase, type PlainSet } from '#corpus/plain/plain-set.ts'

const told = [
  ['gastei 27 no almoço', entryOf('-', '27')],
  ['paguei 80 de luz', entryOf('-', '80')],
  ['comprei um remédio de 42,90', entryOf('-', '42,90')],
  ['abasteci 100', entryOf('-', '100')],
  ['mercado 63', entryOf('-', '63')],
  ['uber 18,50', entryOf('-', '18,50')],
  ['recebi 300 da faxina', entryOf('+', '300')],
  ['caiu meu salário 2.400', entryOf('+', '2.400')],
  ['a feira deu 74', entryOf('-', '74')],
  ['o conserto ficou em 250', entryOf('-', '250')],
] as const

const before = [
  ...['oi lya boa tarde', 'bom dia', 'amiga', 'lya anota aí', 'anota pra mim', 'ah esqueci'],
  ...['esqueci de falar', 'acabei de chegar em casa', 'hoje foi corrido', 'nossa que dia'],
  ...['deixa eu te contar', 'só pra registrar', 'olha só', 'então', 'eita', 'já ia esquecendo'],
  ...['antes que eu esqueça', 'faltou te dizer', 'hoje não teve jeito', 'desculpa a demora'],
  ...['não aguento mais, tá tudo caro', 'tô no ônibus', 'saí do trabalho agora', 'mais uma'],
  ...['outra coisa', 'bora lá', 'meu filho tá doente', 'com chuva e tudo', 'graças a Deus'],
]
const behind = [
  ...['com as meninas do trabalho', 'que tá um absurdo', 'tá tudo caro', 'anota pra mim'],
  ...['pq não deu tempo de cozinhar', 'por favor', 'obrigada', 'kkkk', '😭😭', 'depois te conto'],
  ...['nem acredito', 'fazer o que né', 'mas tava precisando', 'mas valeu a pena', 'né', 'viu'],
  ...['não tinha como fugir', 'era pra ser menos', 'achei que ia ser mais', 'no cartão de crédito'],
  ...['foi mais caro que da outra vez', 'no pix', 'em dinheiro', 'no débito', 'hoje de manhã'],
  ...['agora há pouco', 'no caminho do trabalho', 'depois vejo o resto', 'deu certinho', 'é isso'],
  ...['até que foi barato', 'me ajuda a controlar isso', 'coloca aí', 'pode anotar', 'tá bom?'],
  ...['senão esqueço', 'por enquanto é só', 'só isso hoje', 'tô lisa', 'preciso economizar'],
  ...['pro meu filho', 'da minha irmã', 'com meu marido', 'pra casa'],
]
const joints = [', ', '. ', ' ', '! ', '\n']

/** One entry, with what people say around it. */
export const around: PlainSet = {
  name: 'an entry with talk around it',
  rightMin: 97.5,
  wrongMax: 0.1,
  cases: () =>
    told.flatMap(([said, entry]) =>
      joints.flatMap((joint): PlainCase[] => [
        ...before.map((talk) => ({ said: `${talk}${joint}${said}`, entries: [entry] })),
        ...behind.map((talk) => ({ said: `${said}${joint}${talk}`, entries: [entry] })),
      ]),
    ),
}
