import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import { type Settled, withStep } from '#understanding/transactions/sums/sum.ts'

const customer = 'cliente|clientes|freguesa|fregues|comprador|compradora|paciente|aluna|aluno'
const buying = 'fez|pagou|passou|parcelou|dividiu|comprou|levou|fechou|pegou|quis|acertou'
const parts = '#instalment x|vez|vezes|parcela|parcelas|prestacoes'
const work = '{served}|{groomed}|{task}'
/** Who buys of a shop pays it otherwise than the shop's own people do. */
const bought = [
  'comprei|compramos|paguei|pagamos|gastei',
  `na|no|da|do|pra|pro|com ..1 ${customer}`,
]

const sold = new PhraseBook('what a customer pays in parts', [
  {
    means: 'parts',
    say: `${customer} ..2 ${buying} ..8 ${parts}`,
    not: bought,
    like: 'uma cliente fez luzes de 320 no cartão em 2x',
  },
  {
    means: 'parts',
    say: `${customer} ..2 ${buying} ..6 e|, [ela|ele] [me] pagou|passou|parcelou|dividiu ..4 ${parts}`,
    not: bought,
    like: 'uma freguesa levou um bolo de 90 e pagou em 3x no cartão',
  },
  {
    means: 'parts',
    say: `fiz|atendi ..2 ${work} ..7 moca|mulher|moco|rapaz|senhora|menina|ela|ele|dona ..1 pagou|passou|parcelou|dividiu ..4 ${parts}`,
    not: ['comprei|compramos|salao|barbearia|manicure|cabeleireira', 'em mim|casa'],
    like: 'fiz uma escova de 90 e a moça parcelou em 3x no cartão',
  },
  {
    means: 'parts',
    say: `passei|parcelei|dividi [o] [no] cartao d* [o|a|uma|um|minha] ${customer} ..4 ${parts}`,
    like: 'passei o cartão da cliente em 3x, 450 de mechas',
  },
  {
    means: 'parts',
    say: `vendi|vendemos ..7 ${parts}`,
    not: [...bought, 'parcelei|dividi|pago|pagar|comprar|troquei|peguei'],
    like: 'vendi a tv em 2x de 150',
  },
])
const each = new PhraseBook('what each part of a sale comes to', [
  { means: 'each', say: `${parts} [de] [r] [$] @`, like: 'o cliente pagou 2x de 150 no cartão' },
])

/** `uma cliente fez luzes de 320 em 2x`: the parts are those of a sale. */
export function isSoldInParts(reading: Reading): boolean {
  return sold.isIn(reading)
}

/** Lets what a customer pays in parts come in: it is no purchase of the writer's. */
export function markSoldInParts(reading: Reading, clauses: readonly Clause[]): void {
  const found = sold.find(reading)
  if (!found) return
  for (const clause of clauses) {
    if (clause.last < found.first || found.last < clause.first) continue
    if (clause.mood === 'undone' || clause.flowRule === 'earned') continue
    Object.assign(clause, { mood: 'done', flow: 'in', flowRule: 'paid-for' })
  }
}

/** `o cliente pagou 2x de 150`: all of the parts are earned. */
export function takeSoldParts(reading: Reading, segments: readonly Settled[]): Settled[] {
  const found = isSoldInParts(reading) ? each.find(reading) : null
  const count = found && reading.numbers.find(({ first }) => first === found.first)?.hundredths
  if (!found || !count) return [...segments]
  return segments.map((one) => {
    const isEach = found.first < one.amount.first && one.amount.first <= found.last
    return isEach ? withStep(one, { by: 'times', factor: count / 100, unit: 'x' }) : one
  })
}
