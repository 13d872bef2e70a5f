import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { askedOfAverages } from '#understanding/intents/asked/averages.ts'
import { askedBriefly } from '#understanding/intents/asked/questions/briefly.ts'
import { askedOfBalance } from '#understanding/intents/asked/questions/of-balance.ts'
import { askedOfBills } from '#understanding/intents/asked/questions/of-bills.ts'
import { askedOfDays } from '#understanding/intents/asked/questions/of-days.ts'
import { askedOfList } from '#understanding/intents/asked/questions/of-list.ts'
import { askedOfMoney } from '#understanding/intents/asked/questions/of-money.ts'
import { askedOfPlans } from '#understanding/intents/asked/questions/of-plans.ts'
import { askedOfTotals } from '#understanding/intents/asked/questions/of-totals.ts'

/** Questions that say by themselves what is asked for. */
export const askedBook = new PhraseBook('questions', [
  ...askedOfAverages,
  ...askedOfMoney,
  ...askedBriefly,
  ...askedOfPlans,
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
  {
    means: 'spent',
    say: '^ [lya|e|,] [o|a|com|de] ..2 [esse|este|nesse|neste|desse|do] mes|semana ja|esta|estao|deu|foi [esta] [em] quanto [ja] [?] $',
    not: ['sobrou|entrou|recebi|fatura|boleto|conta|contas|limite|saldo'],
    like: 'comida esse mês tá em quanto já?',
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
  {
    means: 'balance',
    say: 'resumo|balanco|fechamento d* que entrou e [o] [que] saiu',
    like: 'faz um resumo do que entrou e saiu em novembro',
  },
  {
    means: 'spent',
    say: '[o] total gasto|despendido|dispendido com|em|no|na',
    like: 'poderia me informar o total despendido com saúde em janeiro?',
    not: ['@'],
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
    means: 'budget',
    say: 'passei|estourei|passou|estourou dele|dela|limite|orcamento',
    like: 'já passei dele?',
  },
  ...askedOfDays,
  ...askedOfTotals,
  ...askedOfBills,
])
