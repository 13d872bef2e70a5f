import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { balk, correctSum } from '#conversation/make-turn.ts'
import { isOnlyAsked } from '#conversation/memory/anew/told-anew.ts'
import { newestOf } from '#conversation/memory/meant-anew.ts'
import {
  namedAmong,
  ownIn,
  type Remembered,
  rememberedIn,
} from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Role } from '#language/amounts/role.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'

/**
 * The turn of "é o frete de volta, tá 2400 anotado mas é 1200": what stands there at the one sum,
 * which is said, came to the other. Of "é o esmalte que você anotou 6,50" it came to what was asked
 * about, and where nothing was, what it is to be is asked. Null where nothing stands at it.
 */
export function stoodAtTurn(input: TurnInput, message: Message, read: Candidate): Turn | null {
  const { reading } = message
  const noted = leaningIn('youNoted', reading)
  const found = noted ?? leaningIn('standsAt', reading)
  const [one, other, another] = figuresIn(reading)
  if (!found || !one || another || !mayCorrect(read.intent)) return null
  if (isOnlyAsked(reading) || leans('removes', reading)) return null
  const isWrong = ({ first }: { first: number }) => first >= found.first && first <= found.last
  const [wrong, right] = isWrong(one) ? [one, other] : [other, one]
  if (!wrong || !isWrong(wrong) || (right && isWrong(right))) return null
  // "o gás tá 120 e o botijão 130" tells what they cost.
  if (right ? !isSaid(reading, right) : !noted) return null
  // "o gás tá 120, paguei 115" tells of a price, where nobody says that it is noted.
  const isNoted =
    noted !== null || reading.tokens.some(({ norm }) => /^(anot|lanc|regist)/.test(norm))
  if (!isNoted && right && isPaidAt(reading, right)) return null
  const entry = standingAt(input, message, wrong) ?? (right && standingAt(input, message, right))
  if (!entry) return right ? null : mendedBefore(input, message)
  const asked = input.state.open?.kind === 'reading' ? input.state.open.draft.amountCents : null
  const amountCents = right ? cents(right.valueCents) : asked
  if (amountCents === null) return balk(input, asOpen, 'nothing-to-correct')
  if (amountCents <= 0 || amountCents > limits.amountCentsMax) return null
  return correctSum(input, entry, cents(amountCents))
}

/** "é o esmalte que você anotou 6,50", which came to 19,50 since: it is no other. */
function mendedBefore(input: TurnInput, message: Message): Turn | null {
  const [only, another] = namedAmong(message, ownIn(input))
  return only && !another ? correctSum(input, only, cents(only.amountCents)) : null
}

const saying = new Set(
  'eh era foi deu so entrou caiu recebi paguei gastei custou veio certo ser'.split(' '),
)

/** "paguei 115": a deed of its own. */
function isPaidAt({ tokens }: Reading, { first }: { first: number }): boolean {
  return paying.has(tokens[first - 1]?.norm ?? '')
}

const paying = new Set(['paguei', 'gastei', 'recebi'])

interface Figure {
  first: number
  valueCents: number
}

/** Every figure that may be money: of "tá 380" nobody knows that it is. */
function figuresIn({ numbers }: Reading): Figure[] {
  return numbers.flatMap(({ first, hundredths, role }) => {
    return money.has(role) && hundredths ? [{ first, valueCents: hundredths }] : []
  })
}

const money = new Set<Role>(['amount', 'unit-price', 'unplaced'])

/** "mas é 1200", "só entrou 1200": the figure that is right has its verb. */
function isSaid({ tokens }: Reading, { first }: Figure): boolean {
  const before = tokens.slice(0, first).findLast(({ norm }) => norm !== 'r' && norm !== '$')
  const order = before && tokens[tokens.indexOf(before) - 1]
  const isOrdered = into.has(before?.norm ?? '') && orders.has(order?.norm ?? '')
  return isOrdered || saying.has(before?.norm ?? '')
}

/** "troca pra 180" */
const into = new Set(['pra', 'para', 'por', 'em'])
const orders = new Set('troca muda bota poe coloca deixa corrige ajusta arruma passa'.split(' '))

const asOpen = { intent: 'clarify', confidence: 90 } as const

/** The one of that sum: by its name, or as the only one where nothing else is named. */
function standingAt(input: TurnInput, message: Message, { valueCents }: Figure): Remembered | null {
  const all = rememberedIn(input)
  const same = all.filter(({ amountCents }) => amountCents === valueCents)
  const named = namedAmong(message, same)
  if (named.length > 0) return newestOf(message, named) ?? null
  const [only, another] = same
  const isOther =
    namedAmong(message, all).length > 0 ||
    tellingIn(message).some(({ word }) => isThing(word) || isFirstName(word))
  return only && !another && !isOther ? only : null
}
