import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { averages, busiestMonth } from '#understanding/intents/asked/averages.ts'
import { dearest } from '#understanding/intents/asked/dearest.ts'
import { enough } from '#understanding/intents/asked/enough.ts'
import { largestOnes } from '#understanding/intents/asked/largest-ones.ts'
import { ofIncome } from '#understanding/intents/asked/of-income.ts'
import { compared } from '#understanding/intents/asked/views/compared.ts'
import { lastTime } from '#understanding/intents/asked/views/last-time.ts'
import { overview } from '#understanding/intents/asked/views/overview.ts'
import { toSpend } from '#understanding/intents/asked/views/to-spend.ts'
import { untilPayday } from '#understanding/intents/asked/views/until-payday.ts'

/** What of the figures is asked for, where it is not their sum. */
export const viewBook = new PhraseBook('views', [
  ...enough.rows,
  ...toSpend.rows,
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
  ...dearest.rows,
  ...lastTime,
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
  ...untilPayday,
  {
    means: 'busiest',
    say: 'dia|dias [em|no] [que] [eu|nos|a] [gente] [eu] mais gastei|gastamos|gasto',
    not: ['gastei [,|:] [foi] hoje|ontem ou|e hoje|ontem'],
    like: 'qual foi o dia que mais gastei?',
  },
  {
    means: 'busiest',
    say: 'que|qual [foi|eh] [o] dia ..3 gastei|gastamos|gasto|recebi|recebemos|ganhei|vendi|faturei|entrou [o] mais',
    not: ['mais [,|:] [foi] hoje|ontem ou|e hoje|ontem'],
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
  ...compared,
  ...overview,
])

export type QueryView = (typeof viewBook)['rows'][number]['means']
