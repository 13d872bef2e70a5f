import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { correctSum } from '#conversation/make-turn.ts'
import { namesUnknown } from '#conversation/memory/anew/names-unknown.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Role } from '#language/amounts/role.ts'
import type { Span } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { leaningIn } from '#understanding/memory/leaning.ts'
import { isDenied, restatedSum } from '#understanding/memory/restated-sum.ts'
import type { Reading } from '#understanding/reading.ts'

/**
 * The turn of a figure that is told with the wrong one: "foi 302, não 320", "58 não, 48", "eu disse
 * 50, mas foi 60". It is of whichever of the last days came to the wrong one. Null for any other.
 */
export function swappedTurn(input: TurnInput, message: Message): Turn | null {
  const figures = swappedIn(input, message)
  if (!figures || figures.right > limits.amountCentsMax) return null
  const entries = rememberedIn(input)
  const same = entries.filter(({ amountCents }) => amountCents === figures.wrong)
  const named = namedAmong(message, same)
  // "paguei 300 pro Zé, não é 300, é 330": it mends what it tells itself.
  if (named.length === 0 && isOfItself(message, figures.wrong)) return null
  // "o conserto tava 80 e não 90", where the market came to 90: it is another thing.
  if (named.length === 0 && namesUnknown(input, message)) return null
  const [entry, another] = named.length > 0 ? named : same
  if (!entry || another) return null
  return correctSum(input, entry, figures.right)
}

/** The wrong figure is told once, and once more to deny it, of something that is named. */
function isOfItself(message: Message, wrong: number): boolean {
  const times = message.reading.amounts.filter(({ valueCents }) => valueCents === wrong).length
  return times > 1 && tellingIn(message).length > 0
}

function swappedIn(input: TurnInput, message: Message): { wrong: number; right: Cents } | null {
  const { reading } = message
  const misTold = misToldIn(message, 'misPut')
  if (misTold) return misTold
  const former = formerTold(input, reading)
  if (former) return former
  const found = leaningIn('swapped', reading)
  const told = found ? figuresIn(message, found) : []
  if (told.length !== 2) return null
  const entries = rememberedIn(input)
  if (found && isRightFirst(reading, found)) {
    const [right, wrong] = told
    return wrong && right ? { wrong, right: cents(right) } : null
  }
  // "14 reais não, 890", where it stands at 890: it is right as it stands.
  const denied = reading.amounts.map((one) => isDenied(reading, one))
  if (denied.length === 2 && denied[0] && !denied[1]) {
    const [wrong, right] = told
    return wrong && right ? { wrong, right: cents(right) } : null
  }
  const isOld = (cents: number | undefined) => entries.some((one) => one.amountCents === cents)
  // "58 não, 48" says the wrong one first, "aquele 64 era 46" as well.
  const [wrong, right] = isOld(told[0]) && !isOld(told[1]) ? told : told.toReversed()
  return wrong && right ? { wrong, right: cents(right) } : null
}

/** "o bolo foi 100, tinha falado 90", of one that stands at 90. */
function formerTold(input: TurnInput, reading: Reading): { wrong: number; right: Cents } | null {
  const told = leaningIn('toldWrong', reading)
  const [right, wrong, another] = reading.amounts
  if (!told || !right || !wrong || another || wrong.last !== told.last) return null
  const [rightCents, wrongCents] = [right, wrong].map((one) => Math.round(one.valueCents))
  const isOld = rememberedIn(input).some(({ amountCents }) => amountCents === wrongCents)
  return isOld && rightCents && wrongCents ? { wrong: wrongCents, right: cents(rightCents) } : null
}

const saying = new Set('foi foram era eram paguei gastei recebi custou deu'.split(' '))

/** "foi 950 não 900": said so, the first figure is right, whatever stands there. */
function isRightFirst({ tokens }: Reading, { first, last }: Span): boolean {
  const at = tokens.findIndex(({ norm }, token) => norm === 'nao' && token > first)
  return saying.has(tokens[first - 1]?.norm ?? '') && at > 0 && at === last - 1
}

/** The sums within some words, though the one that is wrong may be thought to be none. */
function figuresIn({ reading }: Message, { first, last }: Span) {
  const within = reading.numbers.filter((one) => one.first >= first && one.first <= last)
  return within.flatMap(({ hundredths, role, ...at }) => {
    const amount = reading.amounts.find((one) => one.first <= at.first && at.last <= one.last)
    const value = amount ? Math.round(amount.valueCents) : hundredths
    return money.has(role) && value ? [value] : []
  })
}

const money = new Set<Role>(['amount', 'unit-price', 'unplaced'])

/** "sexta eu falei 120 do Juninho mas dei 150": the first figure is what was noted. */
export function misToldIn(
  { reading }: Message,
  means: 'misTold' | 'misPut',
): { wrong: number; right: Cents } | null {
  const found = leaningIn(means, reading)
  // What was noted may be thought to be no money beside what is right.
  const wrong =
    found && reading.numbers.find(({ first, role }) => first > found.first && money.has(role))
  if (!wrong?.hundredths) return null
  const others = reading.amounts.filter(({ first }) => first > wrong.last)
  const right = restatedSum({ ...reading, amounts: others })
  return right && right > 0 ? { wrong: wrong.hundredths, right: cents(right) } : null
}
