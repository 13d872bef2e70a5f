import type { Rows } from '#understanding/intents/talk/rows.ts'

const ills =
  'enxaqueca|febre|gripe|virose|tosse|colica|tontura|enjoo|azia|sinusite|rinite|dengue|covid|torcicolo|labirintite|conjuntivite|insonia|caimbra'
const parts =
  'cabeca|barriga|dente|ouvido|garganta|costa|costas|coluna|joelho|joelhos|perna|pernas|pe|pes|braco|bracos|ombro|ombros|pescoco|peito|estomago|lombar|quadril|mao|maos|corpo|cadeiras|junta|juntas|cotovelo|rim|rins|pulso'
const paid = '<buy:i-did>|<pay:i-did>|<spend:i-did> ..8 com|dor|dores'

/** What is told of aches and illness, and of days on which nothing was earned. */
export const ofHealth = {
  sick: [
    ['com [uma|um|muita|muito|essa|aquela|tanta|a] dor|dores', 'tô com uma dor danada', paid],
    [`com [uma|um|muita|muito|essa|a] ${ills}`, 'acordei com febre', paid],
    [
      `[uma|muita|que|essa] dor|dores [danada|forte|chata|horrivel] de|no|na|nos|nas|nesse|nessa ${parts}`,
      'dor de barriga hoje',
      paid,
      'remedio|pomada|pra|para ..2 dor|dores',
    ],
    [
      `${parts} [esta|estao|ta] [muito] doendo|doi|doem|inchado|inchada|inchados|travou|travada|travado`,
      'meu joelho tá doendo demais',
    ],
    [`doendo|doi [muito] [o|a|os|as|{my}] ${parts}`, 'tá doendo as costas'],
    [
      'pressao|glicose|diabete|diabetes|colesterol [esta|foi|subiu|deu|anda] [muito] alta|alto|baixa|baixo|subiu|descontrolada',
      'tô com a pressão alta hoje',
      paid,
    ],
    [
      'passei|passando|sentindo|senti|sinto|acordei|amanheci [muito|meio|me|tao] [muito|meio|tao] mal|ruim|fraca|fraco|tonta|tonto|indisposta|indisposto|doente',
      'passei mal hoje',
    ],
    [
      `travei|torci|machuquei|machucou|quebrei|fraturei [a|o|{my}] ${parts}`,
      'torci o pé hoje',
      'quebrei ..2 de|do|da',
    ],
  ],
  'idle-day': [
    ['faltei|faltamos', 'faltei na quarta', 'faltei|faltamos ..2 pagar|pagamento|anotar|contar'],
    [
      'nao ganhei|ganhamos|vendi|vendemos|faturei|faturamos [quase] nada|nenhum|nenhuma [hoje|ontem|nao|.|!|$]',
      'hoje não vendi nada',
      'nada|nenhum|nenhuma disso|desse|dessa|com|por',
    ],
    [
      'nao [fui] trabalhei|trabalhamos|trabalhar|rodei [hoje|ontem|essa|esse|ainda|por]',
      'não trabalhei hoje',
    ],
    [
      'perdi|perdemos [o|um|{my}] dia|plantao|turno [de] [trabalho|servico]',
      'perdi o dia de trabalho',
    ],
    [
      'dia|movimento|venda|vendas|loja [hoje] [foi|esta|estao|tava|estava] [muito|bem|tao|meio] fraco|fraca|fracas|parado|parada|devagar|morto',
      'hoje o dia foi fraco',
    ],
    ['hoje|ontem foi|esta|tava [muito|bem|tao|meio] fraco|parado|devagar', 'hoje tá fraco demais'],
    [
      'nao apareceu|entrou|teve [quase] [nenhum|nenhuma] cliente|freguesa|corrida|movimento|venda',
      'não apareceu cliente hoje',
    ],
  ],
} as const satisfies Rows
