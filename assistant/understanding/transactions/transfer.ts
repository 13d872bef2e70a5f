import type { flowBook } from '#language/phrases/clauses/flows.ts'
import { PhraseBook, type Span } from '#language/phrases/phrase-book.ts'
import type { TransactionType } from '#understanding/draft.ts'
import type { Concept } from '#understanding/lexicon/entry.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import { isFiller } from '#understanding/plain-words.ts'
import type { Reading } from '#understanding/reading.ts'

export type Hint = (typeof flowBook.rows)[number]['means']

/** Between accounts of one's own nothing was spent. */
const own = [
  'pix ..3 conta|poupanca|cofrinho|caixinha|corretora|investimento|mim',
  'pix ..3 nubank|itau|inter|bradesco|santander|caixa|c6|bb|picpay|neon|next|will|roxinho',
]

/** `pix da Camila 85 referente à luz`: the giver right behind it counts before what it was for. */
const parties = new PhraseBook('givers and receivers', [
  { means: 'from', say: 'pix do|da|dos|das', not: own, like: 'pix da Camila 85' },
  {
    means: 'from',
    say: 'pix de [r] [$] @ [reais|conto] do|da|dos|das',
    not: own,
    like: 'pix de 250 do Marcelo',
  },
  { means: 'to', say: 'pix pro|pra|pros|pras|para', not: own, like: 'pix pra dona Célia 35' },
  {
    means: 'to',
    say: 'pix [de] [r] [$] @ [reais|conto] pro|pra|pros|pras',
    not: own,
    like: 'pix de 50 pro Marcelo',
  },
])

/** Which way a transfer went, by who is named beside it; null where nothing tells. */
export function ofTransfer(
  reading: Reading,
  spans: readonly Span[],
  hints: ReadonlySet<Hint>,
): TransactionType | null {
  const [party] = spans.flatMap((one) => parties.findAll(reading, one))
  if (!party && !hints.has('went') && spans.some((one) => isOfNamed(reading, one))) return 'receita'
  const isFrom = party?.means === 'from' && !hints.has('went')
  const isFor = isFrom && !hints.has('came') && isForThing(reading, party.last + 1)
  if (isFrom) return isFor ? 'despesa' : 'receita'
  if (hints.has('came')) return 'receita'
  if (hints.has('went') || hints.has('to')) return 'despesa'
  return hints.has('from') ? 'receita' : null
}

/** `pix de Marcela 240`: a name behind it is of who sent it. */
function isOfNamed({ tokens, amounts }: Reading, { first, last }: Span): boolean {
  return tokens.slice(first, last - 1).some(({ norm }, at) => {
    if (amounts.some((one) => one.first === first + at + 2)) return false
    const [of, who] = tokens.slice(first + at + 1, first + at + 3)
    return norm === 'pix' && of?.norm === 'de' && isName(who)
  })
}

const earning: readonly Concept[] = ['craft', 'freelance', 'sales', 'salary', 'benefit', 'refund']

/** `pix da luz 190`, `pix do lanche 30`: what for, and not from whom. */
function isForThing({ tokens }: Reading, at: number): boolean {
  const meanings = findMeanings(tokens[at]?.norm ?? '') ?? []
  const isItem = meanings.some(({ weight }) => weight === 'item')
  return isItem && !meanings.some(({ concept }) => earning.includes(concept))
}

/** A word that means nothing else, as names do. */
function isName(token: Reading['tokens'][number] | undefined): boolean {
  if (token?.kind !== 'word' || isFiller(token.norm)) return false
  return isFirstName(token.norm) || findMeanings(token.norm) === undefined
}

/** Whether a transfer is told with the one it came from or went to: `pix pra dona Célia 35`. */
export function namesParty(reading: Reading, span: Span): boolean {
  return parties.isIn(reading, span)
}
