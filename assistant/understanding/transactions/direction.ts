import { flowBook } from '#language/phrases/clauses/flows.ts'
import { PhraseBook, type Span } from '#language/phrases/phrase-book.ts'
import type { TransactionType } from '#understanding/draft.ts'
import { incomeConcepts } from '#understanding/lexicon/concepts.ts'
import { findMeanings, termLengthAt, termWordsMax } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import { termAt } from '#understanding/lexicon/term-at.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import { isClosedDeal } from '#understanding/transactions/clauses/owing/closed-deal.ts'
import { isAdmission } from '#understanding/transactions/others/admission.ts'
import { isBareName } from '#understanding/transactions/subject-of.ts'
import { type Hint, ofTransfer } from '#understanding/transactions/transfer.ts'

/**
 * Whether money went out or came in: as the verb of its clause says, else by the words beside it;
 * null when they leave it open ("pix joao 80").
 */
export function directionOf(
  reading: Reading,
  clause: Clause | null,
  span: Span,
): TransactionType | null {
  // "fiz 250 no uber menos 60 de gasolina": the words of gain are of something else.
  if (clause?.flow === 'in' && billed.isIn(reading, span)) return 'despesa'
  if (clause?.flow !== 'in' && isClosedDeal(reading, clause)) return null
  if (clause?.flow) return clause.flow === 'in' ? 'receita' : 'despesa'
  if (bareAccounts.isIn(reading)) return null
  const spans = clause && clause.last < span.first ? [clause, span] : [span]
  const found = spans.flatMap((one) => flowBook.findEvery(reading, one))
  // "o estacionamento é 15 por plantão fiz 3 plantões": the deed behind a price is another.
  const isNear = ({ first }: Span) => clause?.mood !== 'stated' || first <= clause.last
  const told = found.filter((one) => {
    if (isAdmission(reading, one)) return false
    return isNear(one) && !isPartOfThing(reading, one) && !isUnit(reading, one)
  })
  const hints = new Set(told.map(meant))
  const hasVerb = clause?.verbs.some(({ verb }) => verb.kind !== 'else') === true
  if (hints.has('minus') || hints.has('out')) return 'despesa'
  if (hints.has('transfer') && !hasVerb) return ofTransfer(reading, spans, hints)
  if (!hasVerb && isAllowanceGiven(reading, span)) return 'despesa'
  return hints.has('in') ? 'receita' : 'despesa'
}

const bareAccounts = new PhraseBook('who pays and is paid, and nothing besides', [
  {
    means: 'bare',
    say: '^ [o|a] banrisul|itau|bradesco|santander|sicredi|sicoob [,|:|-] [r] [$] @ [reais|conto] [hoje|ontem] [.|!] $',
    like: 'banrisul 300',
  },
  {
    means: 'bare',
    say: '^ [o|meu] fgts [,|:|-] [r] [$] @ [reais|conto] [hoje|ontem] [.|!] $',
    like: 'fgts 1.200',
  },
  // A grant, or a bag.
  {
    means: 'bare',
    say: '^ [a|minha] bolsa [,|:|-] [r] [$] @ [reais|conto] [hoje|ontem] [.|!] $',
    like: 'bolsa 400',
  },
])

/** Whether a message tells no more than who pays and is paid: `fgts 1.200`, `banrisul 300`. */
export function isEitherWay(reading: Reading): boolean {
  return isBareName(reading) || bareAccounts.isIn(reading)
}

const allowances = new Set(['mesada', 'mesadas'])
const children = new Set(
  'filho filha filhos filhas neto neta netos netas crianca criancas menino menina meninos meninas cacula'.split(
    ' ',
  ),
)
const linking = new Set('do da dos das pro pra de meu minha meus minhas'.split(' '))

/** `a mesada da Lara 50 e do Theo 30` is given; `minha mesada`, and that of a parent, is got. */
function isAllowanceGiven({ tokens }: Reading, { last }: Span): boolean {
  const at = tokens.findIndex(({ norm }) => allowances.has(norm))
  let next = at + 1
  while (linking.has(tokens[next]?.norm ?? '')) next += 1
  const who = tokens[next]?.norm ?? ''
  const isOf = at >= 0 && at <= last && next > at + 1
  return isOf && (children.has(who) || isFirstName(who))
}

const billed = new PhraseBook('a bill, whoever paid a part of it', [
  {
    means: 'bill',
    say: '@ [,|e] cada um|uma pagou|deu',
    like: 'churrasco deu 300, cada um pagou 50',
  },
  {
    means: 'bill',
    say: 'conta|luz|agua|gas|internet|mercado|pizza|lanche|uber|condominio ..3 @ ..5 pagou|deu [a] metade',
    like: 'conta de luz 180, o inquilino pagou metade',
  },
  {
    means: 'bill',
    say: 'menos [r] [$] @ de|da|do|com',
    like: 'fiz 250 no uber menos 60 de gasolina',
  },
])

/** The `plantão` of "o estacionamento é 15 por plantão": what the price is counted by. */
function isUnit({ tokens, amounts }: Reading, { first }: Span): boolean {
  const isPer = tokens[first - 1]?.norm === 'por'
  return isPer && amounts.some(({ last }) => last === first - 2)
}

/** The `bico` of "limpeza de bico", the `bolsa` of "bolsa térmica": a part of what is bought. */
function isPartOfThing(reading: Reading, { first, last, means }: Span & { means: Hint }): boolean {
  const { inTerm, tokens } = reading
  if (means !== 'in' || first !== last || !inTerm[first]) return false
  for (let start = Math.max(0, first - termWordsMax + 1); start <= first; start += 1) {
    for (let length = termLengthAt(tokens, start, tokens.length - 1); length > 1; length -= 1) {
      const known = start + length > first ? findMeanings(termAt(tokens, start, length)) : undefined
      if (known) return known.every(({ concept }) => !incomeConcepts.has(concept))
    }
  }
  return false
}

const meant = ({ means }: { means: Hint }): Hint => means

/** Whether words of a span say outright that it went out. */
export function isSpent(reading: Reading, span: Span): boolean {
  return flowBook.findEvery(reading, span).some(({ means }) => means === 'out' || means === 'minus')
}

/** Whether the words of a span name a transfer, which goes either way. */
export function namesTransfer(reading: Reading, span?: Span): boolean {
  return flowBook.findEvery(reading, span).some(({ means }) => means === 'transfer')
}

/** Whether a text names something that only goes out: a bill, a tip for the doorman. */
export function namesSpending(reading: Reading): boolean {
  return flowBook
    .findEvery(reading)
    .some((one) => one.means === 'out' || isPartOfThing(reading, one))
}

/** Whether a text names something that only comes in: a salary, a sale, a refund. */
export function isIncomeTalk(reading: Reading): boolean {
  return flowBook.findEvery(reading).some(({ means }) => means === 'in')
}
