import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Reading } from '#understanding/reading.ts'
import { type Clause, hasSum } from '#understanding/transactions/clauses/clause.ts'

const of = '[de|do|da|dos|das|no|na] [hoje|ontem|dia|semana|mes|manha|noite|tarde|feira|loja]'

const headed = new PhraseBook('which way the money of a list went', [
  {
    means: 'in',
    say: `^ [minhas|meus|as|os|lya] vendas|entradas|ganhos|recebimentos|recebidos|receitas|faturamento|apurado ${of} :|;|,`,
    not: ['^ ..4 receitas de|da|do'],
    like: 'vendas de hoje: bolo 80, torta 60',
  },
  {
    means: 'in',
    say: `^ [hoje|ontem|lya] [eu] recebi|vendi|ganhei|entrou|entraram|caiu|cairam ${of} :|;`,
    like: 'recebi hoje: corte 40, barba 25',
  },
])

/** The heads of what went out, behind which nothing is told of what came in. */
const out = words(
  'gastos gasto saidas saida despesas despesa custos compras contas paguei gastei comprei',
)

/** Whether a message lists what came in below a heading that says so. */
export function isHeaded(reading: Reading): boolean {
  return headed.find(reading) !== null
}

/**
 * Lets each line below a heading come in as the heading says, "vendas de hoje", until one tells of
 * what went out: the first alone stood in its clause.
 */
export function markHeaded(reading: Reading, clauses: readonly Clause[]): void {
  const head = headed.find(reading)
  if (!head) return
  const below = clauses.filter((clause) => clause.last > head.last)
  const end = below.findIndex((clause) => tellsOut(reading, clause))
  for (const clause of end < 0 ? below : below.slice(0, end)) {
    if (clause.mood !== 'silent' || !hasSum(reading, clause)) continue
    Object.assign(clause, { mood: 'done', flow: 'in', flowRule: 'headed' })
  }
}

function tellsOut({ tokens }: Reading, { first, last, flow }: Clause): boolean {
  return flow === 'out' || tokens.slice(first, last + 1).some(({ norm }) => out.has(norm))
}
