import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { askedOfAverages } from '#understanding/intents/asked/averages.ts'
import { askedBriefly } from '#understanding/intents/asked/questions/briefly.ts'
import { askedOfBalance } from '#understanding/intents/asked/questions/of-balance.ts'
import { askedOfBills } from '#understanding/intents/asked/questions/of-bills.ts'
import { askedOfList } from '#understanding/intents/asked/questions/of-list.ts'
import { askedOfMoney } from '#understanding/intents/asked/questions/of-money.ts'

/** Questions that say by themselves what is asked for. */
export const askedBook = new PhraseBook('questions', [
  ...askedOfAverages,
  ...askedOfMoney,
  ...askedBriefly,
  {
    means: 'budget',
    say: 'quanto ..5 do|de|no|o [meu] orcamento|limite|teto',
    not: [
      'limite|orcamento do|de|da cartao|obra|cheque|reforma|conta',
      'meta|cliente ..6 orcamento',
    ],
    like: 'quanto já foi do meu orçamento de lazer?',
  },
  {
    means: 'budget',
    say: 'qual|quais|que|alguma|algum categoria|categorias|orcamento|orcamentos|limite|limites [eu] [ja|que] estourou|estouraram|estourei|passou|passaram|passei',
    like: 'qual categoria estourou?',
  },
  {
    means: 'budget',
    say: 'qual|quais|que|alguma|algum|tem categoria|categorias|orcamento|orcamentos|limite|limites [que] [ja] esta|estao|ficou|ficaram [quase] estourad*|estourando|passad*',
    like: 'qual categoria tá estourada?',
  },
  {
    means: 'goal',
    say: 'em|quando|daqui quanto|que|quantos [a|quanto] [tempo|mes|meses|ano|dia] [eu] [que] [eu] [vou] chego|chegou|chegar|bato|bater|alcanco|alcancar|completo|completar|consigo|junto|termino ..4 meta|objetivo',
    like: 'em quanto tempo chego na meta da viagem?',
  },
  {
    means: 'goal',
    say: 'quanto tempo [ainda] falta|leva|demora [ainda] pra|para|ate ..4 meta|objetivo',
    like: 'quanto tempo falta pra meta?',
  },
  {
    means: 'goal',
    say: 'quando [que] [eu] [vou] chego|chegou|chegar|bato|bater|alcanco|alcancar|completo|completar ..4 meta|objetivo',
    like: 'quando bato a meta?',
  },
  {
    means: 'upcoming',
    say: 'quanto|qual|quais ..5 conta|contas|despesa|despesas|gasto|gastos|custo|custos fixa|fixas|fixo|fixos',
    not: ['quanto|qual foi|gastei|paguei|deu|gastamos'],
    like: 'quanto gasto com contas fixas por mês?',
  },
  {
    means: 'upcoming',
    say: 'quanto|que [que|ainda|eu] [ainda|eu] [ainda] tenho [ainda|que|pra|para|de] [ainda] pagar',
    like: 'quanto ainda tenho pra pagar este mês?',
  },
  {
    means: 'upcoming',
    say: 'que|quais conta|contas|boleto|boletos [ainda|eu|que] [eu|ainda] falta|faltam|tenho|tem|temos',
    like: 'que contas faltam esse mês?',
  },
  {
    means: 'upcoming',
    say: 'falta|faltando [eu] pagar',
    not: ['falta eu pagar @'],
    like: 'o que falta pagar?',
  },
  { means: 'upcoming', say: 'o que ..3 pra|para vencer', like: 'o que tá pra vencer' },
  {
    means: 'balance',
    say: 'quanto [eu|que|foi|de|deu] [eu|de|o|a] [gente] lucrei|lucramos|lucrou|lucro',
    like: 'quanto eu lucrei esse mês?',
  },
  { means: 'balance', say: 'lucrei|lucramos quanto', like: 'lucrei quanto hoje?' },
  { means: 'balance', say: 'deu quanto de lucro', like: 'deu quanto de lucro hoje?' },
  {
    means: 'balance',
    say: '[agora] fecha|feche|fechar|faz|faca a|as conta|contas do|da mes|dia|semana',
    not: ['fecha|fechar .. restaurante|bar|garcom'],
    like: 'fecha a conta do mês pra mim',
  },
  ...askedOfList,
  {
    means: 'received',
    say: '^ [ja|sera] [o|a|seu|dona] ..5 [ja] me pagou|pagaram|depositou|depositaram|transferiu [hoje|ontem] ?',
    not: ['quanto|quando|quem|que|porque'],
    like: 'o Felipe do mobiliário me pagou?',
  },
  {
    means: 'budget',
    say: 'quanto [que|eu] [ja|eu] usei|gastei|foi disso|dele|dela|desse|dessa',
    like: 'quanto já usei disso?',
  },
  {
    means: 'received',
    say: 'que entrou ..4 deu|foi quanto',
    like: 'o que entrou esse mês deu quanto',
  },
  {
    means: 'goal',
    say: 'falta|faltam [ainda] quanto pra|pro|para',
    like: 'falta quanto pro casamento?',
  },
  {
    means: 'goal',
    say: 'quanto [ainda] falta|faltam pra|pro|para',
    not: ['falta|faltam pra|pro|para ..4 orcamento|limite|teto'],
    like: 'quanto falta pra viagem?',
  },
  {
    means: 'spent',
    say: 'gastou|gastei|gastamos|torrei quanto',
    like: 'a gente gastou quanto no sábado?',
  },
  {
    means: 'spent',
    say: 'quanto .. gastou|gastamos',
    like: 'quanto a gente já gastou com cachorro?',
  },
  { means: 'spent', say: '^ [o] que eu tinha gasto', like: 'o que eu tinha gasto de mercado' },
  {
    means: 'received',
    say: 'quanto .. recebemos|ganhamos|entrou',
    not: ['recebemos|ganhamos|entrou e nao'],
    like: 'quanto a gente recebeu? quanto entrou?',
  },
  {
    means: 'list',
    say: 'lista de|com tudo|gastos|todos',
    like: 'me manda a lista de tudo de maio',
  },
  { means: 'list', say: 'o que entrou e saiu', like: 'mostra o que entrou e saiu hoje' },
  {
    means: 'balance',
    say: 'quanto .. sobrou|sobro|sobra|resta|restou',
    not: ['sobrou|sobra|resta|restou ..2 orcamento|limite|meta'],
    like: 'quanto que sobrou do meu dinheiro',
  },
  {
    means: 'budget',
    say: 'quanto [eu] [ainda] tenho|sobra|sobrou|resta [ainda] dele|dela',
    like: 'quanto ainda tenho dele?',
  },
  {
    means: 'budget',
    say: 'quanto [que] [eu] [ainda] tenho|sobra|sobrou|resta|falta [ainda] nesse|desse|neste|deste|no|do limite|orcamento|teto',
    not: ['limite do cartao'],
    like: 'quanto ainda tenho nesse limite?',
  },
  ...askedOfBalance,
  { means: 'balance', say: 'dando lucro|prejuizo', like: 'esse mês tá dando lucro?' },
  { means: 'balance', say: 'no lucro|prejuizo', like: 'tô no lucro ou no prejuízo?' },
  {
    means: 'balance',
    say: 'entre o que entrou e [o] [que] saiu',
    like: 'entre o que entrou e saiu',
  },
  {
    means: 'budget',
    say: 'passei|estourei|passou|estourou dele|dela|limite|orcamento',
    like: 'já passei dele?',
  },
  { means: 'upcoming', say: 'o que|tem .. vence|vencendo', like: 'o que vence essa semana?' },
  {
    means: 'list',
    say: 'quando|dia [foi] [que] [foi] [que] eu|a [gente] comprei|paguei|gastei|recebi|comprou|pagou',
    like: 'que dia foi que eu comprei a tricoline?',
  },
  { means: 'upcoming', say: 'o que [que] vem por ai', like: 'mostra o que vem por aí' },
  {
    means: 'upcoming',
    say: 'quando|que|qual [dia] vence|vencem|cai',
    not: [
      'que dia cai o|a pascoa|carnaval|natal',
      '<pay:i-did>|pagar|pago|paga|quitei|quitado|quitada ..4 [,] que vence|vencem|cai',
    ],
    like: 'quando vence o aluguel?',
  },
  { means: 'upcoming', say: 'vence|vencem que dia|quando', like: 'a internet vence que dia?' },
  {
    means: 'upcoming',
    say: 'total|quanto que vence|vencem',
    like: 'qual o total que vence em maio?',
  },
  {
    means: 'upcoming',
    say: 'quanto [que] [eu] tenho de conta|contas|boleto|boletos',
    like: 'quanto tenho de conta',
  },
  { means: 'upcoming', say: 'vence|vencem quando', like: 'o aluguel vence quando?' },
  {
    means: 'received',
    say: 'quanto [foi] [que] [eu] [ja] fiz|faturei|apurei|tirei|levantei|arrecadei|fizemos',
    not: ['tirei ..2 conta|banco|poupanca|meta'],
    like: 'quanto eu fiz hoje',
  },
  { means: 'received', say: 'fiz|faturei|apurei quanto', like: 'fiz quanto hoje?' },
  {
    means: 'received',
    say: 'quanto [que] [ja] caiu|pingou|entrou|recebi',
    // "quanto recebi e não gastei?" asks what is left.
    not: ['caiu|pingou|entrou|recebi e nao'],
    like: 'quanto já entrou?',
  },
  {
    means: 'list',
    say: '^ [me|lya|entao|agora|,] [me|,] mostra|mostre|lista|liste|listar [pra] [mim|ai|me] [ai|entao|so] [tudo|todo|todos|o|os|as|um] [de|do|da|por|que] [hoje|ontem|mes|um|semana|{month}]',
    not: ['mostra|mostre ..3 vem|vence|meta|metas|limite|orcamento|como|foto'],
    like: 'me lista o de hoje',
  },
  {
    means: 'list',
    say: 'o que [que|eu] [eu] [ja] anotei|anotou|lancei|registrei|comprei|gastei',
    like: 'o que eu já anotei hoje?',
  },
  { means: 'list', say: 'o que [que] teve hoje|ontem|essa|esse|no', like: 'o que teve hoje?' },
  {
    means: 'spent',
    say: 'quanto [que|eh|eu] [que] [ja] foi|deu|saiu|ficou|fica|gasto [dando|sendo|tudo|todo] [hoje|ontem|o|no|ao|em|com|de|do|da|ate|so|total|tudo|todo|esse|este|essa|esta|nesse|nessa|a|?|mes]',
    not: [
      'foi|deu|saiu que eu|voce|ele|ela|a',
      'foi|deu|saiu ..4 dolar|euro|jogo|placar|entrada|recebi|salario',
    ],
    like: 'quanto já foi hoje?',
  },
  { means: 'spent', say: 'foi|deu|saiu|ficou quanto', like: 'deu quanto hoje?' },
  {
    means: 'spent',
    say: 'total de|do|da|dos|das|hoje|ontem|gasto|em|com [hoje|ontem|mes|semana]',
    not: [
      'total de|do|da ..2 @',
      'no total',
      'total de|do|da|das ..1 receitas|entradas|vendas|ganhos',
    ],
    like: 'qual o total do mês',
  },
  {
    means: 'spent',
    say: 'qual [eh|foi|o] [o] [meu] total',
    not: [
      'total de|do|da|das|dos',
      'total .. vence|vencem|vencendo',
      'total [geral] recebido|faturado|vendido|ganho',
    ],
    like: 'qual é o total?',
  },
  ...askedOfBills,
])
