import type { PhraseRow } from '#language/phrases/phrase-book.ts'
import { askedOfSaving } from '#understanding/intents/asked/questions/of-plans.ts'
import {
  askedOfIncomings,
  askedOfPayers,
} from '#understanding/intents/asked/questions/of-receipts.ts'
import {
  askedOfPurchases,
  askedOfSpending,
} from '#understanding/intents/asked/questions/of-spending.ts'

/** Questions of what came in by somebody or something, of what there is, and between days. */
export const askedOfMoney: readonly PhraseRow<'received' | 'balance' | 'spent' | 'goal'>[] = [
  {
    means: 'spent',
    say: '^ [e|mas|sera] [que] [eu|nos] [a] [gente] [eu] estou|estamos|ando|andamos|esta gastando [muito|demais|mais] [dinheiro] [demais] com|em|no|na|de ..3 ? ..4 $',
    like: 'to gastando mt com ifood? qnt foi?',
  },
  {
    means: 'balance',
    say: 'quanto entrou menos [o] [que] [ja] saiu',
    like: 'quanto entrou menos o que saiu',
  },
  {
    means: 'balance',
    say: 'quanto [que] entrou|recebi|ganhei|entra e [quanto] [que] saiu|gastei|sai',
    like: 'quanto entrou e quanto saiu em novembro?',
  },
  {
    means: 'balance',
    say: 'quanto [que] saiu|gastei e [quanto] [que] entrou|recebi|ganhei',
    like: 'quanto gastei e quanto recebi este mês?',
  },
  {
    means: 'balance',
    say: 'entrada|entradas e [as|a] saida|saidas',
    not: ['entrada|entradas ..4 @', 'lista|liste|mostra|mostre|extrato'],
    like: 'qual o total de entradas e saídas do mês?',
  },
  ...askedOfIncomings,
  {
    means: 'balance',
    say: 'quanto [que|eu|foi] [eu|que] [eu] tirei|ganhei|fiz|recebi|sobrou|ficou|deu [de] liquido|limpo|livre',
    like: 'quanto tirei líquido esse mês?',
  },
  {
    means: 'received',
    say: 'quanto [q|que|ja|foi] [que|ja] entro [hoje|ontem|esse|este|em|no|na|nesse|neste|essa|de|?|mes]',
    not: ['entro as|no trabalho|servico|turno'],
    like: 'quanto entro esse mes',
  },
  {
    means: 'spent',
    say: '^ quanto no|na|em|com ..3 [,] [em|no|de] {month}|hoje|ontem ?',
    like: 'Quanto na farmácia, novembro?',
  },
  {
    means: 'received',
    say: 'quanto foi [o] que [eu|nos|a] [gente] [eu] vendi|vendemos|ganhei|recebi|faturei|entrou',
    like: 'quanto foi que eu vendi hoje?',
  },
  ...askedOfSaving,
  ...askedOfSpending,
  {
    means: 'received',
    say: '^ [lya|e|,|me] [,] [mostra|mostre|lista|liste|quais|qual|ver] [foram|sao] [as] [{my}] [#] maiores entradas|receitas',
    like: 'minhas 3 maiores entradas',
  },
  {
    means: 'spent',
    say: 'top # [maiores] [de] categorias|gastos|despesas',
    like: 'top 3 categorias do mês',
  },
  {
    means: 'received',
    say: 'quanto [que|ja] [ja|que] deu|foi|fez|tem|saiu [hoje|ontem] de|em|com venda|vendas|gorjeta|gorjetas|faturamento|ganho|ganhos|entrada|entradas|comissao|renda',
    like: 'quanto deu hoje de venda?',
  },
  {
    means: 'received',
    say: 'deu|foi|tem quanto [hoje|ontem] de|em venda|vendas|gorjeta|gorjetas|faturamento|ganho|entrada|comissao',
    like: 'deu quanto de gorjeta ontem?',
  },
  {
    means: 'received',
    say: 'venda|vendas|faturamento de|da|do|dessa|desse|deste|desta hoje|ontem|semana|mes deu|foi|deram|foram quanto',
    like: 'as vendas de hoje deram quanto?',
  },
  ...askedOfPurchases,
  {
    means: 'goal',
    say: 'quanto [que] [eu|a] [gente|eu] [ja] consegui|conseguimos [ja] juntar|guardar',
    like: 'quanto já consegui juntar pro retiro?',
  },
  {
    means: 'goal',
    say: 'quanto [que] [eu|a] [gente|eu] [ja] tem|tenho|temos [ja] guardado|guardada|juntado|juntada|separado|poupado',
    like: 'quanto tenho guardado pra viagem?',
  },
  {
    means: 'spent',
    say: 'onde|cade|kd [que] [foi] [parar] [todo|o] [o] meu|minha dinheiro|salario|grana',
    like: 'onde foi parar meu dinheiro?',
  },
  {
    means: 'balance',
    say: '^ [e|qual|lya] [,|eh|foi|esta] [o] [meu] lucro [de|do|da] hoje|ontem|mes|semana|desse|dessa|esse|este|essa|em|no',
    not: ['lucro .. @'],
    like: 'meu lucro hoje?',
  },
  {
    means: 'spent',
    say: '^ [meus|os] gastos|despesas [de|do|no] [deste|desse|neste|nesse|este|esse] mes [passado] [?|.] $',
    like: 'gastos deste mês',
  },
  {
    means: 'spent',
    say: '^ gastos|despesas entre|desde',
    like: 'gastos entre 5 e 20 de setembro',
  },
  ...askedOfPayers,
  {
    means: 'balance',
    say: 'tenho [ainda] quanto [ainda|agora|hoje|na|no|?]',
    not: ['tenho quanto tempo|anos|dias|de|do|da|pra|pro|para|com|em', 'quanto .. meta'],
    like: 'tenho quanto ainda?',
  },
  {
    means: 'balance',
    say: 'tenho|temos quanto de dinheiro|grana [no|na|agora|aqui|hoje|?]',
    like: 'tenho quanto de dinheiro agora?',
  },
  {
    means: 'balance',
    say: 'quanto [de|que] dinheiro|grana [que] [eu|a|nos] [gente] [ainda] tenho|temos|tem|sobrou|resta',
    like: 'quanto dinheiro eu tenho?',
  },
  {
    means: 'balance',
    say: 'estou|fiquei|fico|fiquemos|ficamos com quanto',
    not: ['com quanto|quantos anos|tempo|dias|de|do|da|pra'],
    like: 'com isso eu tô com quanto',
  },
  {
    means: 'spent',
    say: 'quantas vezes [que] [eu|a|nos] [gente] [eu|ja] gastei|paguei|comprei|pedi|comi|andei|usei|fui|gastamos|fomos',
    like: 'quantas vezes andei de uber esse mês?',
  },
]
