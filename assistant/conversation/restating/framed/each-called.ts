import { chained } from '#conversation/bills/chained.ts'
import { carry } from '#conversation/make-turn.ts'
import { isSame, nameWords } from '#conversation/match-named.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import { type Remembered, rememberedIn } from '#conversation/memory/remembered.ts'
import { type Figure, figuresIn } from '#conversation/plain/figures.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { words } from '#language/phrases/word-set.ts'
import { capital } from '#language/spelling/capital.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import type { Reading } from '#understanding/reading.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'

/** "o de 75", "os 310", "no outro, de 310". */
const ofSum = words('de do da dos')
const these = words('os as esses essas aqueles aquelas nos nas dos das')
const ones = words('o a no na esse essa aquele aquela nesse nessa naquele outro outra e r $ , de')
const equals = words('= , : eh foi foram era sao escreve chama')
/** What becomes of the money, or whether it came. */
const otherwise = words(
  'vai vao vou guardei guardar paguei pagar recebi gastei falta faltam deve caro cara caros gasto ' +
    'entrada despesa receita apaga tira exclui',
)
const countMaxCents = 900
const wordMin = 3

/**
 * The turn of "o de 75 foi a máquina de lavar e o de 310 a pintura": several that were told are
 * pointed out by their sums, and each is called what is said behind its own. Null where a sum is of
 * no entry, or of two, where one has its name already, and for any other message.
 */
export function eachCalledTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const known = rememberedIn(input)
  const isKnown = (cents: number) => known.some(({ amountCents }) => amountCents === cents)
  // "nesses dois" counts them.
  const figures = (figuresIn(reading) ?? []).filter(({ cents }) => {
    return cents > countMaxCents || isKnown(cents)
  })
  if (figures.length < 2 || reading.days.length > 0 || hasOneOf(reading, otherwise)) return null
  const called = figures.map((figure, at) => {
    const [entry, another] = known.filter(({ amountCents }) => amountCents === figure.cents)
    if (!entry || another || !isPointedAt(reading, figure)) return null
    const next = figures[at + 1]
    const end = next ? beginningOf(reading, next) - 1 : reading.tokens.length - 1
    const name = nameIn(reading, figure.last + 1, end)
    return name === null || isNamed(entry, name) ? null : { entry, name }
  })
  const all = called.flatMap((one) => one ?? [])
  const ids = new Set(all.map(({ entry }) => entry.id))
  if (all.length < figures.length || ids.size < all.length) return null
  return chained(
    all.map(({ entry, name }) => {
      const changes = { description: name }
      const read = { intent: 'correct', confidence: 90, fields: changes } as const
      return carry(input, read, { kind: 'correct', target: targetOf(entry.id), changes })
    }),
  )
}

function isPointedAt({ tokens }: Reading, { first, last }: Figure): boolean {
  const norm = (at: number) => tokens[at]?.norm ?? ''
  const at = norm(first - 1) === '$' ? first - 2 : first
  if (these.has(norm(at - 1)) || norm(last + 1) === '=') return true
  return ofSum.has(norm(at - 1)) && (ones.has(norm(at - 2)) || at - 2 < 0)
}

/** Where what points at a sum begins. */
function beginningOf({ tokens }: Reading, { first }: Figure): number {
  let at = first
  while (ones.has(tokens[at - 1]?.norm ?? '') || these.has(tokens[at - 1]?.norm ?? '')) at -= 1
  return at
}

function nameIn(reading: Reading, from: number, to: number): string | null {
  let first = from
  while (equals.has(reading.tokens[first]?.norm ?? '')) first += 1
  const subject = findSubject(reading, coverTokens(reading), first, to)
  return subject ? capital(writeSubject(reading, subject)) : null
}

/** "a de 12 do mercado e a de 30 do uber" are told as they stand. */
function isNamed({ name }: Remembered, said: string): boolean {
  const own = nameWords(name).filter((word) => word.length >= wordMin)
  return (
    fold(name) === fold(said) ||
    nameWords(said).some((word) => own.some((one) => isSame(one, word)))
  )
}
