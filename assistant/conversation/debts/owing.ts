import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { isSame } from '#conversation/match-named.ts'
import type { Owing } from '#conversation/state.ts'
import type { Turn } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { type FoundPhrase, PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import type { Reading } from '#understanding/reading.ts'

const owingMax = 12
const nameMax = 3
const whom = 'pra|pro|para|a|ao|na|no|pros|com|do|da|dos|das'

const borrowing = new PhraseBook('what the writer owes', [
  {
    means: 'from',
    say: `emprestado|emprestada|emprestados [r] [$] [@] [reais|conto] ${whom}`,
    not: ['tinha|tinham|estava|volta|devolvi ..3 emprestado', 'emprestado pra|pro mim'],
    like: 'peguei 50 emprestado com minha irmã Neide',
  },
  {
    means: 'by',
    say: 'me|nos emprestou|emprestaram',
    like: 'o Zé me emprestou 200',
  },
  {
    means: 'owed',
    say: `[estou|fiquei|ainda] devo|devendo [uns|umas|mais|r] [$] @ [reais|conto] ${whom}`,
    not: ['nao devo|devendo', 'ficou|esta ..1 devendo'],
    like: 'tô devendo 250 pro fornecedor',
  },
  {
    means: 'owed',
    say: '[eu|estou] devo|devendo pra|pro|ao [o|a] ..2 @',
    not: ['nao devo|devendo', 'ficou|esta ..1 devendo'],
    like: 'devo pro Zé 300',
  },
])

const paying = new Set(
  'devolvi paguei dei mandei acertei quitei abati transferi amortizei passei pago'.split(' '),
)
const leads = new Set('o a os as meu minha um uma pro pra ao e'.split(' '))
const undoing = new Set(['undo-last', 'correct', 'delete', 'delete-all'])

/**
 * A turn with what the writer owes to whom, as far as they told it: what was borrowed, less what
 * was given back since. Nothing of it stands on a screen, so what is put right there is forgotten.
 */
export function withOwing(turn: Turn, { reading }: Message): Turn {
  const { owing: before, ...state } = turn.state
  if (turn.effects.some(({ kind }) => undoing.has(kind))) return before ? { ...turn, state } : turn
  const told = isQuestion(reading) ? null : borrowed(turn, reading)
  const paid = before && !told ? lessPaid(before, turn, reading) : (before ?? [])
  const owing = told ? [told, ...paid].slice(0, owingMax) : paid
  if (owing === before || (owing.length === 0 && !before)) return turn
  return { ...turn, state: owing.length > 0 ? { ...state, owing: [...owing] } : state }
}

/** Those of them that are meant by the words, or by "ela" of who was told of last. */
export function owingTo(owing: readonly Owing[], words: readonly string[]): Owing[] {
  return owing.filter(({ name }) => {
    const own = fold(name)
      .split(' ')
      .filter((word) => !kin.has(word))
    return own.some((one) => words.some((word) => isSame(one, word)))
  })
}

/** Of "irmã Neide" the name tells who it is; of "minha mãe" nothing else does. */
const kin = new Set(['dona', 'seu'])

function borrowed({ reply }: Turn, reading: Reading): Owing | null {
  const found = borrowing.find(reading)
  if (!found) return null
  const came = reply.kind === 'log' ? reply.transactions : []
  const [only, another] = came
  const isLoan = only?.type === 'receita' && !another
  if (found.means === 'owed' ? came.length > 0 : !isLoan) return null
  const [amount, more] = reading.amounts
  const wholeCents = only?.amountCents ?? cents(Math.round(amount?.valueCents ?? 0))
  const name = nameIn(reading, found)
  if (!name || wholeCents <= 0 || more) return null
  return { name, wholeCents, paidCents: cents(0) }
}

/** Who it is: behind "com minha", before "me emprestou". */
function nameIn({ tokens, text }: Reading, { means, first }: FoundPhrase): string | null {
  const link = tokens.findIndex(({ norm }, at) => at >= first && links.has(norm))
  const [from, end] = means === 'by' ? [Math.max(0, first - nameMax), first] : [link + 1, undefined]
  const own: string[] = []
  for (const { norm, kind, ...at } of tokens.slice(from, end)) {
    if (own.length === 0 && leads.has(norm)) continue
    if (kind !== 'word' || stops.has(norm) || own.length === nameMax) break
    own.push(text.slice(at.start, at.end))
  }
  return own.length > 0 ? own.join(' ') : null
}

const links = new Set(whom.split('|'))
const stops = new Set(
  'pra pro para que e de do da me no na em com ontem hoje semana mes dia tenho vou pago amanha'.split(
    ' ',
  ),
)

function lessPaid(before: readonly Owing[], { reply, effects }: Turn, reading: Reading) {
  const words = reading.tokens.flatMap(({ kind, norm }) => (kind === 'word' ? [norm] : []))
  // "devolvi 30 pra ela", to the only one who lent something.
  const isPointed = before.length === 1 && words.some((word) => word === 'ela' || word === 'ele')
  const entries = reply.kind === 'log' ? reply.transactions : []
  // "já devolvi 50" is called by whom it went to.
  const called = entries.flatMap(({ description }) => fold(description).split(' '))
  const [meant] = isPointed ? before : owingTo(before, [...words, ...called])
  if (!meant) return before
  // The bill of that name was paid.
  if (effects.some(({ kind }) => kind === 'pay')) return before.filter((one) => one !== meant)
  const [only, another] = entries
  const isPaid = words.some((word) => paying.has(word))
  if (!isPaid || only?.type !== 'despesa' || another) return before
  const paidCents: Cents = cents(meant.paidCents + only.amountCents)
  if (paidCents >= meant.wholeCents) return before.filter((one) => one !== meant)
  return before.map((one) => (one === meant ? { ...one, paidCents } : one))
}
