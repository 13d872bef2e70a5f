import { cents } from '@lya/core/amounts/cents.ts'
import { correctSum } from '#conversation/make-turn.ts'
import { namedAmong, type Remembered, rememberedIn } from '#conversation/memory/remembered.ts'
import { type Figure, figuresIn } from '#conversation/plain/figures.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'

/** How it was told, and how it is. */
const told = words('informei falei disse contei escrevi digitei anotei lancei registrei')
/** So do these, where it is said to whom: "passei no mercado" is a deed. */
const toldToHer = anyOf(
  'te passei; te mandei; te dei; passei como; mandei como; coloquei como; botei como',
)
const so = words('era eram seria foi correto certo verdade real errado errei')
/** Of it only so much was one's own, or came. */
const onlyMine = words('so somente apenas minha')
const orders = words('coloca coloque bota bote deixa deixe poe ponha anota anote fica registra')
const rest = words('resto restante metade outra falta faltou')
/** It is of another thing, or was done once more. */
const otherwise = words('tambem outro mais emprestei devolveu devolvi')

/**
 * The turn of "o mercado que eu te passei como 142 era 124", "o jantar deu 120 mas eu só paguei 60,
 * o resto foi meu compadre, coloca 60", "fui contar e só tinha 300, o restante, 150, acerta sexta":
 * what stands at the one figure is of the other. It is known by a figure that it stands at, or that
 * the others come to, and by what is said of them. Null for any other message.
 */
export function toldAsTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const figures = figuresIn(reading)
  if (!figures || figures.length < 2 || figures.length > figuresMax) return null
  if (isQuestion(reading) || hasOneOf(reading, otherwise) || leans('removes', reading)) return null
  if (leans('monthly', reading)) return null
  const entry = entryOf(input, message, figures)
  if (!entry) return null
  const others = figures.filter(({ cents: sum }) => sum !== entry.amountCents)
  const isThere = others.length < figures.length
  const [value, another] = [...new Set(others.map((one) => one.cents))]
  if (value === undefined) return null
  if (isThere && another === undefined) {
    const isTold = hasOneOf(reading, told) || toldToHer(reading.flat)
    const isSlip = isTold && hasOneOf(reading, so)
    return isSlip || isOwnPart(reading, value, entry) ? correct(input, entry, value) : null
  }
  return isThere || another === undefined ? null : partCame(input, reading, entry, others)
}

const figuresMax = 3

/** "eu só paguei 60, o resto foi meu compadre, coloca 60" */
function isOwnPart(reading: Reading, value: number, { amountCents, type }: Remembered): boolean {
  const isMine = hasOneOf(reading, onlyMine) && hasOneOf(reading, rest)
  return type === 'despesa' && value < amountCents && isMine && hasOneOf(reading, orders)
}

/** "só tinha 300, o restante, 150, me acerta sexta", of 450 that were told as received. */
function partCame(
  input: TurnInput,
  reading: Reading,
  entry: Remembered,
  [first, second, more]: readonly Figure[],
): Turn | null {
  if (!first || !second || more || entry.type !== 'receita') return null
  if (first.cents + second.cents !== entry.amountCents || !counted(reading.flat)) return null
  const isLeft = ({ first: from }: Figure) => {
    const lead = reading.tokens.slice(Math.max(0, from - leadMax), from)
    return lead.some(({ norm }) => rest.has(norm))
  }
  if (isLeft(first) === isLeft(second)) return null
  return correct(input, entry, isLeft(first) ? second.cents : first.cents)
}

const leadMax = 4
const counted = anyOf('so tinha; so veio; so estava; fui contar; contei; fui conferir; conferi')

/** The one that is named; else the only one of such a sum, or that was told last. */
function entryOf(
  input: TurnInput,
  message: Message,
  figures: readonly Figure[],
): Remembered | null {
  const known = rememberedIn(input)
  const [named, other] = namedAmong(message, known)
  if (named) return other ? null : named
  const [same, twin] = known.filter(({ amountCents }) => {
    return figures.some((one) => one.cents === amountCents)
  })
  if (same && !twin) return same
  const { last } = input.state
  const [only, more] = last?.kind === 'created' ? rememberedIn({ state: { last } }) : []
  return only && !more ? only : null
}

function correct(input: TurnInput, entry: Remembered, value: number): Turn | null {
  return value > 0 ? correctSum(input, entry, cents(value)) : null
}
