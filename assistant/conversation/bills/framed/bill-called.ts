import { carry } from '#conversation/make-turn.ts'
import { isSame, placesOf, tellingWords } from '#conversation/match-named.ts'
import type { Bill } from '#conversation/naming/telling.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import { entriesOf } from '#conversation/restating/referent/own.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { words } from '#language/phrases/word-set.ts'
import { capital } from '#language/spelling/capital.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import type { Reading } from '#understanding/reading.ts'

const putting = words(
  'poe ponha por bota bote botar coloca coloque colocar escreve escreva escrever identifica ' +
    'identifique identificar registra registre deixa deixe muda mude troca troque',
)
const articles = words('o a os as do da no na de em um uma pra pro para')
const into = words('no na nos nas')
const being = words('eh')
const naming = words('nome nomes')
const leads = words('pra para por como eh')
const reasons = words('e que porque pq pois se')
/** What is told of the bill, and is no name of it. */
const otherwise = words(
  'paguei pago pagou pagar vence vencem venceu apaga tira cancela dia mes hoje amanha conta contas ' +
    'limite meta categoria entrada despesa gasto fixo fixa mensal',
)
const whys = words('porque pq pois senao')
const nameMax = 4

interface Place {
  first: number
  last: number
}

/**
 * The turn of a bill that is to be called so, in whatever frame: "dá pra pôr Smart Fit na
 * academia?", "identifique o cartão como cartão Renner", "escola Dom Bosco, não só escola". Its new
 * name is written as names are, or has its own in it. Null where a sum or a day is told, where an
 * entry goes by the same name, and for any other message.
 */
export function billCalledTurn(input: TurnInput, { reading }: Message): Turn | null {
  if (input.state.open || isPriced(reading) || reading.days.length > 0) return null
  if (
    reading.tokens.some(({ norm }, at) => norm === 'nao' && reading.tokens[at + 1]?.norm !== 'so')
  )
    return null
  for (const bill of input.payments ?? []) {
    const places = placesOf(tellingWords(bill.name), reading.tokens)
    const span = places.map((place) => nameOf(reading, place, places)).find((one) => one !== null)
    if (!span || !isName(reading, span, bill)) continue
    if (entriesOf(input).some(({ name }) => fold(name) === fold(bill.name))) return null
    const { tokens, text } = reading
    const newName = capital(text.slice(tokens[span.first]?.start, tokens[span.last]?.end))
    if (fold(newName) === fold(bill.name)) return null
    const { id, name } = bill
    const read = { intent: 'correct', confidence: 92, fields: { target: name } } as const
    return carry(input, read, { kind: 'change-name', what: 'payment', id, name, newName })
  }
  return null
}

/** A sum is told, and not only in why: "pq tenho uns 3". */
function isPriced({ amounts, tokens }: Reading): boolean {
  const why = tokens.findIndex(({ norm }) => whys.has(norm))
  return amounts.some(({ first }) => why < 0 || first < why)
}

function nameOf({ tokens }: Reading, { first, last }: Place, all: readonly Place[]): Place | null {
  const norm = (at: number) => tokens[at]?.norm ?? ''
  // "escola Dom Bosco, não só escola"
  const isOnly = all.some((other) => norm(other.first - 1) === 'so' && other.first > last)
  if (isOnly && being.has(norm(last + 1)))
    return trimmed(tokens, last + 2, endFrom(tokens, last + 2))
  if (isOnly) return trimmed(tokens, first, endFrom(tokens, last + 1))
  const put = tokens.findIndex((one) => putting.has(one.norm))
  // "troca o nome do cartão pra cartão Renner"
  const isNameOf = naming.has(norm(first - 2)) || naming.has(norm(first - 1))
  const isAsked = put < 0 && norm(endFrom(tokens, last + 2) + 1) === '?'
  if (isNameOf && leads.has(norm(last + 1)) && !isAsked) {
    return trimmed(tokens, last + 2, endFrom(tokens, last + 2))
  }
  if (put < 0) return null
  // "esse cartão é o da Renner, põe o nome"
  if (put > last && being.has(norm(last + 1)) && tokens.some((one) => naming.has(one.norm))) {
    return trimmed(tokens, last + 2, endFrom(tokens, last + 2))
  }
  // "identifique o cartão como cartão Renner"
  if (put < first && norm(last + 1) === 'como') {
    return trimmed(tokens, last + 2, endFrom(tokens, last + 2))
  }
  // "no aluguel põe aluguel Marabá"
  if (put === last + 1 && into.has(norm(first - 1))) {
    return trimmed(tokens, put + 1, endFrom(tokens, put + 1))
  }
  // "põe Smart Fit na academia"
  if (put < first - 2 && into.has(norm(first - 1))) return trimmed(tokens, put + 1, first - 2)
  return null
}

/** As far as words go. */
function endFrom(tokens: Reading['tokens'], from: number): number {
  const end = tokens.findIndex(
    ({ kind, norm }, at) => at >= from && (kind !== 'word' || reasons.has(norm)),
  )
  return (end < 0 ? tokens.length : end) - 1
}

function trimmed(tokens: Reading['tokens'], from: number, to: number): Place | null {
  let [first, last] = [from, to]
  while (first <= last && articles.has(tokens[first]?.norm ?? '')) first += 1
  while (last > first && articles.has(tokens[last]?.norm ?? '')) last -= 1
  const isShort = last >= first && last - first < nameMax
  return isShort && tokens.slice(first, last + 1).every(({ kind }) => kind === 'word')
    ? { first, last }
    : null
}

/** It is written as a name, has the bill's own in it, or it is said that it is its name. */
function isName(reading: Reading, { first, last }: Place, { name }: Bill): boolean {
  const own = reading.tokens.slice(first, last + 1)
  if (own.some(({ norm }) => otherwise.has(norm) || putting.has(norm))) return false
  if (own.some(({ norm }) => naming.has(norm))) return false
  const words = tellingWords(name)
  const isMore = own.some(({ norm }) => words.some((word) => isSame(word, norm))) && own.length > 1
  if (isMore) return true
  if (isFirstName(own[0]?.norm ?? '')) return false
  if (hasOneOf(reading, naming)) return true
  return own.some(({ start }) => {
    const letter = reading.text[start] ?? ''
    return letter !== letter.toLowerCase()
  })
}
