import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { averages, busiestMonth } from '#understanding/intents/asked/averages.ts'
import { enough } from '#understanding/intents/asked/enough.ts'
import { largestOnes } from '#understanding/intents/asked/largest-ones.ts'
import { ofIncome } from '#understanding/intents/asked/of-income.ts'

/** What of the figures is asked for, where it is not their sum. */
export const viewBook = new PhraseBook('views', [
  ...enough.rows,
  ...ofIncome.rows,
  ...averages,
  ...busiestMonth.rows,
  {
    means: 'largest',
    say: 'maior gasto|despesa|compra|entrada',
    like: 'qual foi meu maior gasto?',
  },
  ...largestOnes.rows,
  {
    means: 'largest',
    say: 'gasto|compra|despesa mais alto|alta|caro|cara',
    like: 'qual a compra mais cara?',
  },
  {
    means: 'largest',
    say: 'mais caro que comprei|paguei',
    like: 'o que foi o mais caro que comprei?',
  },
  {
    means: 'last',
    say: 'qual|quais|quando|quanto [foi] [o|a] [meu|minha] ultim* gasto|compra|despesa|lancamento|entrada',
    like: 'qual foi meu último gasto?',
  },
  {
    means: 'last',
    say: '^ [lya|e|mas|,] [em] quando [foi|que] [que] [eu|a] [gente] paguei|pagamos|comprei|compramos|gastei|recebi|recebemos|fui|caiu|entrou',
    not: ['quando .. mais gastei|gastamos', 'gastei|gasto [o] mais'],
    like: 'quando paguei o aluguel?',
  },
  {
    means: 'last',
    say: '[em] que|qual dia|data [foi|que] [o|a] [dia|que] [que] [eu] paguei|comprei|recebi|caiu|entrou',
    like: 'que dia paguei o aluguel?',
  },
  {
    means: 'last',
    say: 'salario|pagamento|aposentadoria caiu|entrou|veio [em] que|quando|qual [dia|data] [?] $',
    like: 'meu salário caiu que dia?',
  },
  {
    means: 'last',
    say: 'o|a dia|data [em] que [eu] paguei|comprei|recebi|caiu|entrou',
    like: 'qual foi o dia que recebi?',
  },
  {
    means: 'last',
    say: 'ultima vez [que|em] [que] [eu|a|nos] [gente] <spend:i-did>|<pay:i-did>|<buy:i-did>|recebi|pedi|pedimos|fui|fomos|usei|abasteci|peguei|comi',
    like: 'quando foi a última vez que pedi ifood?',
  },
  { means: 'last', say: 'ultima coisa que', like: 'qual a última coisa que anotei?' },
  {
    means: 'last',
    say: '^ [e] [o|a] [meu|minha] ultimo|ultima gasto|compra|despesa|lancamento|entrada [que|anotado|anotada] [eu] [anotei|fiz|lancei] [?|.] $',
    like: 'último gasto?',
  },
  {
    means: 'monthly',
    say: 'media ..4 por|ao|de|cada mes',
    like: 'qual a média de gasto por mês esse ano?',
  },
  {
    means: 'monthly',
    say: 'gasto|despesa|custo medio|media',
    like: 'qual meu gasto médio com mercado?',
  },
  { means: 'monthly', say: 'media mensal', like: 'qual minha média mensal de gastos?' },
  {
    means: 'monthly',
    say: 'gasto|gastei|gastamos|recebo|ganho por|ao mes em|na media',
    like: 'quanto gasto por mês em média?',
  },
  {
    means: 'daily',
    say: 'quanto ..3 da|posso|consigo|sobra ..3 por|ao|cada dia',
    like: 'quanto dá pra gastar por dia até o fim do mês?',
  },
  {
    means: 'daily',
    say: 'dinheiro|grana|salario|saldo [ainda] [vai] da|dar|dura|durar|chega|aguenta [pra|ate] [chegar|ate] [o|no] fim|final do mes',
    like: 'meu dinheiro dá até o fim do mês?',
  },
  {
    means: 'daily',
    say: 'vou|consigo|da|vai [conseguir|dar] [pra|para] pagar tudo|todas|todos|as|minhas [as|os] [contas|boletos]',
    not: ['quanto|quando|que dia'],
    like: 'vou conseguir pagar tudo esse mês?',
  },
  {
    means: 'daily',
    say: 'quanto [que] [eu] [vou|vai|ainda] ter|sobrar|sobra|ficar|fica|restar|resta [na|no] [conta] no fim|final do|desse|deste mes',
    like: 'quanto vou ter no fim do mês?',
  },
  {
    means: 'daily',
    say: 'quanto [que] [vai|me|eu] [me] sobra|sobrar|resta|restar|fica|ficar depois|descontando|tirando [de|que] [pagar|pagas|paga|pago] [as|das|todas|minhas|tudo|os] [as] [contas|boletos]',
    like: 'quanto sobra depois de pagar as contas?',
  },
  {
    means: 'daily',
    say: 'quanto [que] [eu] [ainda] da|posso|consigo [pra|para] [eu] gastar ate o fim|final',
    like: 'quanto dá pra gastar até o fim do mês?',
  },
  {
    means: 'busiest',
    say: 'dia|dias [em|no] [que] [eu|nos|a] [gente] [eu] mais gastei|gastamos|gasto',
    like: 'qual foi o dia que mais gastei?',
  },
  {
    means: 'busiest',
    say: 'que|qual dia ..3 gastei|gastamos|gasto [o] mais',
    like: 'em que dia gastei mais?',
  },
  {
    means: 'busiest',
    say: 'dia de|com maior|mais gasto|gastos|despesa',
    like: 'qual o dia de maior gasto?',
  },
  {
    means: 'overdue',
    say: 'conta|contas|boleto|boletos|parcela|parcelas|pagamento|pagamentos|algo|coisa [minha|minhas] [que] [ja] [esta|estao] [em] atrasad*|vencid*|atraso',
    like: 'tem alguma conta atrasada?',
  },
  {
    means: 'overdue',
    say: 'o que [eh] [que] [ja|esta] [ja|esta] venceu|atrasou|atrasad*|atrasei',
    like: 'o que já venceu?',
  },
  { means: 'average', say: '[em] [na] media', like: 'quanto gasto em média por dia?' },
  {
    means: 'average',
    say: 'quanto .. por dia',
    not: ['posso|consigo|da ..2 gastar'],
    like: 'quanto gastei por dia?',
  },
  {
    means: 'compared',
    say: 'mais|menos [do] que [no|na|em|o|a] mes|semana|ano|{month}',
    like: 'gastei mais que mês passado?',
  },
  {
    means: 'compared',
    say: 'mais|menos [no|em|na|o|esse|este|nesse|neste] mes ou [no|em|o|mes] [mes] passado|anterior|{month}',
    like: 'gastei mais esse mês ou no passado?',
  },
  {
    means: 'compared',
    say: 'mais|menos ..4 esse|este|nesse|neste mes ou [no|em|o] [mes] passado|anterior|{month}',
    like: 'gastei mais com comida esse mês ou mês passado?',
  },
  {
    means: 'compared',
    say: 'mes|semana|ano esta|foi melhor|pior que o|a|do|da',
    like: 'esse mês tá melhor que o outro?',
  },
  {
    means: 'compared',
    say: 'mais|menos [no|em] [mes] [de] {month} ou|e [no|em] [mes] [de] {month}',
    like: 'gastei mais em janeiro ou em dezembro?',
  },
  {
    means: 'compared',
    say: 'entre|em {month} e|ou [em] {month} ..3 mais|menos|diferenca',
    like: 'em janeiro ou dezembro, quando gastei mais?',
  },
  {
    means: 'compared',
    say: 'diferenca ..3 entre|de [o] [mes] [de] {month} e|pra|para|com [o] [mes] [de] {month}',
    like: 'qual a diferença de gastos entre outubro e novembro?',
  },
  {
    means: 'compared',
    say: 'mes [passado] vs|versus|contra|x [o] mes|{month}',
    like: 'mercado desse mês vs mês passado',
  },
  { means: 'compared', say: 'compar*', like: 'compara com o mês passado' },
  {
    means: 'overview',
    say: 'como [eh] [que] [eu|nos|a] [gente] estou|estamos|esta|ando|andamos|anda|vou|vamos [indo] esse|este|nesse|neste|no|de mes|dinheiro|grana|financas|contas',
    like: 'como estou este mês?',
  },
  {
    means: 'overview',
    say: 'estou|estamos|vou|vamos [indo] bem|mal esse|este|nesse|neste|no mes',
    like: 'tô indo bem esse mês?',
  },
  {
    means: 'overview',
    say: '[um] resumo|balanco|relatorio|fechamento [de|do|da|desse|deste] [meu|esse|este] mes|{month}',
    like: 'me dá um resumo do mês passado',
  },
  {
    means: 'overview',
    say: 'como foi|ficou|fechou|fechei|fechamos|terminou [o|meu|em] [mes] [de|em] {month}',
    like: 'como foi outubro?',
  },
  {
    means: 'overview',
    say: 'como [que] esta|anda|vai|ficou [a] [{my}] situacao|vida financeira',
    like: 'como tá minha situação?',
  },
  {
    means: 'overview',
    say: 'como [que] esta|anda|vai [a] {my} situacao',
    like: 'como anda minha situação?',
  },
  { means: 'overview', say: 'como [eu] estou indo|ando', like: 'como estou indo?' },
  {
    means: 'overview',
    say: 'como estao|esta|andam|anda|vao|vai [as|o|a] [{my}] financas|dinheiro|bolso|mes',
    like: 'como estão minhas finanças?',
  },
  { means: 'overview', say: 'como foi|fechou [o] [meu] mes', like: 'como foi meu mês?' },
  { means: 'overview', say: 'estou bem|mal de dinheiro|grana', like: 'estou bem de dinheiro?' },
  {
    means: 'overview',
    say: 'estou gastando muito|demais',
    // Of one thing: how much that was.
    not: ['gastando muito|demais ..1 com|no|na|nos|nas|em|de'],
    like: 'estou gastando muito?',
  },
])

export type QueryView = (typeof viewBook)['rows'][number]['means']
