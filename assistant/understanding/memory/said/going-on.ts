import type { Ways } from '#understanding/memory/ways.ts'

/** Ways of going on with what was said before, each with a message that does. */
export const goingOn = {
  /** One more of the same. */
  again: [
    ['^ [e] [ai] mais|outro|outra um|uma', 'mais uma escova'],
    ['^ [e] [ai] outr* [igual]', 'outra igual'],
    ['^ [e|vendi] mais # ..2', 'mais 10 dindin'],
    [
      '[o|a] mesm* [valor|preco|coisa] [de] ontem|anteontem|sempre|antes',
      'o frete foi o mesmo de ontem',
    ],
    ['{article} mesm* valor|preco|coisa', 'almoço o mesmo valor'],
    ['mesmo|mesma valor|preco|coisa', 'e a do Davi, mesmo valor'],
    ['foi|eh|o|a o|a mesmo|mesma de|do|da', 'ontem foi o mesmo de gasolina'],
    [
      '^ [e] o|a mesmo|mesma ..2 [de] ontem|anteontem|hoje|segunda|terca|quarta|quinta|sexta|sabado|domingo',
      'o mesmo uber sexta',
    ],
    ['^ [e] ontem|hoje|anteontem tambem [,|.|!] $', 'ontem também'],
    ['igual $', 'e a volta igual'],
    ['igual ontem|anteontem', 'almoço igual ontem'],
  ],
  'one-more': [
    [
      'mais|outro|outra um|uma',
      'mais uma escova',
      'mais um pouco|pouquinho|tanto|tantinho|tiquinho',
    ],
    ['outr*', 'outra igual'],
  ],
  /** Something came on top of what stands there. */
  gaveMore: [
    [
      'me|nos deu|deram|pagou|pagaram|mandou|passou [ainda|tambem] mais [r] [$] @',
      'a Patrícia me deu mais 20 de gorjeta',
    ],
    [
      'deu|deram|deixou|deixaram|mandou [ainda|tambem|me] [r] [$] @ [reais] de gorjeta|caixinha|presente|agrado',
      'ela ainda deu 20 de gorjeta',
    ],
  ],
  same: [['igual|mesmo|mesma', 'o mesmo de ontem']],
  /** The day named is that of the one before. */
  ofDay: [
    [
      'de|do|da|igual|que ontem|anteontem|hoje|segunda|terca|quarta|quinta|sexta|sabado|domingo',
      'o mesmo de ontem',
    ],
  ],
  arrived: [['caiu|pingou|entrou|creditou', 'a bolsa caiu hoje']],
  also: [
    ['tambem', 'a farmácia também'],
    ['^ e|ah|mais|faltou|esqueci [d*] [o|a|os|as|um|uma]', 'e o gás'],
  ],
  more: [
    ['^ [e] mais @', 'mais 45 da Rosa'],
    ['^ [e] mais um|uma ..4 @', 'mais uma da Lu 20'],
    ['comprei|vendi|peguei|pedi mais|outro|outra [um|uma] ..2 @', 'comprei outra, 69,90'],
    ['tambem comprei|vendi|peguei|pedi um|uma [,|por|de] @', 'ontem também comprei uma, 59,90'],
    [
      '^ [e] ontem|anteontem|hoje|segunda|terca|quarta|quinta|sexta|sabado|domingo [tambem] [foi|deu|fiz] [so] @',
      'anteontem 95, esqueci',
    ],
  ],
  /** More of what came in just now, by what it was for or of whom. */
  ofIt: [['^ e [mais] o|a|os|as do|da|dos|das|de ..4 @', 'e o da filha dela trinta e cinco']],
  ofThem: [
    ['^ e [mais] {article} ..4 dela|dele|delas|deles ..2 @', 'e a unha da mãe dela 30'],
    ['^ e [mais] @ do|da|dos|das|de ..4 dela|dele|delas|deles', 'e 40 da escova da mãe dela'],
  ],
  sourceOn: [['^ e [mais] @ do|da|dos|das|pelo|pela', 'e 350 do pacote de posts']],
  /** It happened along with what was told right before, so on its day. */
  goesOn: [
    ['^ [ah|ai] [,] e ..7 @', 'e o bar 96', 'agora|hj|agorinha'],
    ['^ mais @', 'mais 25 de pipoca'],
  ],
  pieceOn: [
    ['^ e [mais] um|uma|dois|duas ..4 por [r] [$] @ [,|.|!] $', 'e um kit de costura por 35'],
  ],
  /** The same by another way of paying. */
  paidOn: [
    [
      '^ e [mais] [r] [$] @ [reais|conto] no|em|na|de pix|dinheiro|cartao|debito|credito|maquininha|especie [,|.|!] $',
      'e 180 no dinheiro',
    ],
  ],
  /** So many of another thing at such a price, as what was sold before. */
  countedOn: [
    ['^ [e] [mais] # ..5 a|por [r] [$] @ [cada|o|a|reais] ..1 [,|.|!] $', 'e 12 vatapá a 18'],
  ],
  /** A sum more of what is sold, called by what it is. */
  soldOn: [
    [
      '^ e [mais] [tambem] [r] [$] @ [reais|conto|pila] de|do|da|dos|das * ..2 [,|.|!] $',
      'e mais vinte e oito reais de refrigerante',
    ],
    ['^ mais [r] [$] @ [reais|conto|pila] de|do|da|dos|das * ..2 [,|.|!] $', 'mais 15 de coxinha'],
  ],
  /** So many more of what was told before, with what they came to. */
  oneMore: [['^ [e|ah|ai] [fiz] mais|outras|outros # ..4 @', 'mais 2 corrida 21,50']],
  /** From whom or where it came. */
  source: [
    ['@ do|da|dos|das', 'mais 15 da mesa 8'],
    ['um|uma do|da', 'mais uma da Lu 20'],
  ],
  /** So much for each of some who are not counted. */
  givenEachOf: [
    [
      '@ [reais|conto] [de] [presente|mesada] pra|para|a|por cada [um|uma] [dos|das] [meus|minhas] {kid}|{friend}|sobrinh*|afilhad*|funcionari*|ajudante|ajudantes|alun*',
      'dei 50 pra cada menino',
    ],
  ],
  /** So much for each of those who were named. */
  givenEach: [['@ pra|para|a cada [um|uma] [deles|delas]', 'dei 50 pra cada um deles']],
  /** It comes again: `todo dia 28`. */
  monthly: [
    [
      'todo|toda|cada mes|dia|semana|ano|segunda|terca|quarta|quinta|sexta|sabado|domingo',
      'o contador é todo mês dia 28',
    ],
    ['mensal|mensais|mensalmente|semanal|anual|quinzenal', 'essa é mensal'],
    ['por mes', 'esse é por mês'],
  ],
  /** It goes on with the question, or the limit, before. */
  on: [
    ['^ e|mas|so|somente', 'e de transporte'],
    ['^ [agora] de|do|da|com|em|no|na', 'de transporte', '^ na verdade|real|vdd'],
    [
      '^ [o|a|e|mas] [no|na|o|a|esse|essa|nesse|nessa] mes|semana|ano|dia todo|toda|inteiro|inteira|passado|passada',
      'mês todo',
    ],
    ['^ ontem|hoje|anteontem [?] $', 'ontem?'],
    [
      '^ certo|ok|okay|beleza|blz|esta|legal|entendi|bom|show|hm|hum|sei|ah [,|.|!] e [de|do|da|com|em|no|na|o|a] ..3 [?] $',
      'ok. e em transporte?',
    ],
    ['^ [e] ..3 tambem [?|,] [me] [fala|diz|mostra|ve] [ai] [?] $', 'transporte também?'],
    ['^ agora de|do|da|com|em|no|na|o|a ..3 [?] $', 'agora o transporte'],
    ['^ [o|a] ..2 ? $', 'transporte?'],
  ],
  /** The same of the days that are now. */
  thisOne: [['^ e ess*|est*|ness*|nest* [agora] [?|.] $', 'e essa?']],
  lastOne: [['^ e n*|d*|a|o passada|passado|anterior [?|.] $', 'e na passada?']],
  all: [['tudo|todo|toda|inteiro', 'põe tudo no enxoval']],
  weekly: [['semanal|semana|segunda|terca|quarta|quinta|sexta|sabado|domingo', 'é toda sexta']],
  yearly: [['ano|anual|anualmente', 'a vacina é todo ano']],
  fortnightly: [['quinzenal|quinzena', 'a diarista é quinzenal']],
  spent: [['gastei|gastamos|gasto|gastos|saiu|saidas|despesas', 'e gastei?']],
  received: [['recebi|recebemos|entrou|ganhei|entradas|receitas|fiz|vendi', 'e recebi']],
  left: [['sobrou|sobra|saldo|restou', 'e sobrou?']],
  budget: [['limite|orcamento|teto', 'e o limite?']],
  thatLimit: [['limite|orcamento|teto|dele|dela', 'já passei dele?']],
} as const satisfies Ways
