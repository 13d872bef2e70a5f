import { PhraseBook, type Span } from '#language/phrases/phrase-book.ts'
import { type CategoryIndex, categoryOf } from '#understanding/categories/category-index.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'

const works = new PhraseBook<'sold' | 'worked'>('what one lives by', [
  {
    means: 'sold',
    say: 'apurei|apuramos|vendi|vendemos|vendeu|faturei|faturamos|vendas|faturamento',
    like: 'apurei 312 na banca',
  },
  {
    means: 'sold',
    say: 'na|no|da|do|de banca|barraca|feira|loja|lojinha|balcao|bazar|brecho|feirinha',
    not: ['comprei|gastei|paguei ..8 banca|barraca|feira|loja|lojinha'],
    like: 'fiz 180 na banca hoje',
  },
  {
    means: 'sold',
    say: '^ [o] caixa|movimento|apurado [do|de|da|deu|fechou|dia|hoje|ontem|noite]',
    like: 'caixa de hoje 1.849,50',
  },
  {
    means: 'sold',
    say: '{till}|{own-shop} [hoje|ontem] rendeu|faturou|vendeu|tirou|apurou',
    like: 'o bazar rendeu 420',
  },
  {
    means: 'worked',
    say: '{task}',
    like: 'recebi da dona Fátima 5 sessões de 90',
  },
  // Who sells it by the piece has made it.
  {
    means: 'worked',
    say: 'vendi|vendemos|saiu|sairam [hoje|ontem] # [cento|centos|caixa|caixas|kit|kits|pote|potes] [de] {homemade}',
    like: 'vendi 64 docinhos a 3,50',
  },
  {
    means: 'worked',
    say: '{gig} [ja|me|hoje] pagou|pagaram|depositou|depositaram|rendeu|repassou|caiu|deu',
    like: 'a 99 me pagou 418',
  },
  {
    means: 'worked',
    say: 'tirei|fiz|fechei|ganhei|rendeu|rodei|faturei ..4 no|na|pelo|pela|de app|aplicativo|{gig}',
    like: 'tirei 312 hoje no app',
  },
  { means: 'worked', say: 'rodei ..4 # h|hora|horas|km', like: 'rodei 14h hoje, fiz 312' },
  {
    means: 'worked',
    say: 'que [eu] troquei|instalei|pintei|consertei|fiz|montei|arrumei|costurei',
    like: 'recebi 70 de uma tomada que troquei',
  },
  {
    means: 'worked',
    say: 'troquei|instalei|pintei|consertei|montei|arrumei # ..12 recebi|pagou|pagaram|acertou',
    like: 'troquei 11 tomadas na praia a 35 cada, recebi no pix',
  },
  {
    means: 'worked',
    say: 'recebi|recebemos|entrou|caiu ..4 do|da|de|dos|das [um|uma|meu|minha] aluno|aluna|alunos|alunas|paciente|pacientes|cliente|clientes|noiva|contratante',
    not: ['vendi', 'loja|banca|barraca'],
    like: 'recebi 450 do aluno das 6h',
  },
  {
    means: 'worked',
    say: '# aluno|aluna|alunos|alunas|paciente|pacientes|cliente|clientes [me] pagou|pagaram|acertou|acertaram',
    like: '3 alunas pagaram 180 cada',
  },
])

/** Money that is no pay, whatever it is for. */
const unearned = new Set(
  (
    'devolveu devolveram devolvi emprestou emprestado presente reembolso estorno cashback premio ' +
    'loteria rifa pensao bolsa auxilio heranca resgate mesada indenizacao inquilino inquilina aluguel bpc aposentadoria marido esposa'
  ).split(' '),
)

/**
 * The category for pay of one's own work, where nothing else fits: what a stall took goes under
 * sales, what was done for others under one's trade, or as a freelance. Null where it is a gift, or
 * nothing tells of work.
 */
export function workCategory(
  reading: Reading,
  { first, last }: Span,
  clause: Clause | null,
  index: CategoryIndex,
): string | null {
  const own = reading.tokens.slice(first, last + 1)
  if (own.some(({ norm }) => unearned.has(norm))) return null
  // "vendi um bolo 160 e um cento de brigadeiro 110": said once, of both.
  const told = { first: Math.min(first, clause?.first ?? first), last }
  const found = works.findEvery(reading, told).map(({ means }) => means)
  const isWork = clause?.flowRule === 'worked' || clause?.flowRule === 'earned-by'
  if (!isWork && found.length === 0) return null
  const sold = found.includes('sold') ? categoryOf('sales', 'receita', index) : null
  const isOnlySold = !isWork && !found.includes('worked')
  return sold ?? (isOnlySold ? null : categoryOf('craft', 'receita', index))
}

/** More pieces than anybody buys for a home. */
const stockMin = 10

const paidOut = new PhraseBook('what a trade pays for', [
  { means: 'staff', say: 'diaria|diarias [@] do|da|de|pro|pra', like: 'diária do Juninho 120' },
  { means: 'stock', say: 'revender|revenda', like: 'comprei perfume pra revenda 300' },
  { means: 'stock', say: 'pra|para vender', like: 'comprei bala pra vender 40' },
])

/**
 * The category of what one's trade pays for, where no other covers it: who helps, and what is
 * bought by the dozen to be sold.
 */
export function tradeCostCategory(
  reading: Reading,
  { first, last }: Span,
  clause: Clause | null,
  index: CategoryIndex,
): string | null {
  const paid = paidOut.find(reading, { first, last })?.means
  if (paid === 'staff') return categoryOf('staff', 'despesa', index)
  // "paguei a costureira 360 por 24 peças": for work, and for no goods.
  const isPaidWork = clause?.verbs.some(({ verb }) => verb.sense === 'pay') === true
  const own = reading.quantities.filter((one) => one.first >= first && one.last <= last)
  const isMany = !isPaidWork && own.some(({ count }) => count >= stockMin)
  return isMany || paid === 'stock' ? categoryOf('suppliers', 'despesa', index) : null
}
