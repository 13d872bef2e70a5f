import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import type { Changes } from '#conversation/effect.ts'
import { balk, correct } from '#conversation/make-turn.ts'
import { tellingWords } from '#conversation/match-named.ts'
import { namedAmong, type Remembered, rememberedIn } from '#conversation/memory/remembered.ts'
import { fieldsOf } from '#conversation/memory/retold.ts'
import { type CalledAnew, calledAnew } from '#conversation/naming/called-anew.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { categoryMeantIn, categorySaidAt } from '#conversation/restating/refiled/category-said.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { categoriseDescription } from '#understanding/categories/categorise-description.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { categoryNamed } from '#understanding/intents/named-category.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'
import { wayIn } from '#understanding/memory/way-in.ts'
import { flatOf } from '#understanding/reading.ts'

const asNone = { intent: 'none', confidence: 92 } as const

/**
 * The turn of another name for an entry that is named by its words or its sum: "muda o nome da
 * entrada de 147 pra entrega ifood". The sum stays what it is. Null for any other message.
 */
export function renamedTurn(input: TurnInput, message: Message): Turn | null {
  const called = calledAnew(message)
  // "o logo não é gasto, é trabalho": which way it went, and no name.
  if (leans('earnedNotSpent', message.reading)) return null
  if (!called || (isQuestion(message.reading) && !called.isTold)) return null
  const meant = meantBy(input, message, called)
  const [only] = meant
  if (called.isTold && isOfBill(input, message, only)) {
    return balk(input, { intent: 'clarify', confidence: 90 }, 'name-of-bill')
  }
  if (!only) return isSought(message, called) ? balk(input, asNone, 'nothing-recent') : null
  const denied = called.isInstead ? deniedKind(message, called, only) : null
  const isKind = denied !== null
  // "não é alimentação, é trabalho", of what stands elsewhere.
  if (denied && denied !== only.categoryId) return null
  const filed = isKind ? { categoryId: null } : placed(message, called, only)
  const mended = filed ?? named(input, message, called, only)
  const changes = { ...mended, ...summedAnew(message, called) }
  const fields = fieldsOf(changes, message)
  const read = { intent: 'correct', confidence: 92, fields } as const
  return correct(input, read, meant, changes)
}

const kinds = new Set(['despesa', 'gasto', 'custo'])

/** "a barraca não é comida, é despesa da feira": not where it belongs, and no name. */
function deniedKind(message: Message, { last }: CalledAnew, { type }: Remembered): string | null {
  const { tokens } = message.reading
  const no = tokens.findIndex(({ norm }) => norm === 'nao')
  if (no < 0) return null
  const isName = categorySaidAt(message, no + 2)?.name
  const isKind = kinds.has(tokens[last + 1]?.norm ?? '') || isName
  return (isKind && categoryMeantIn(message, { first: no, last }, type)?.id) || null
}

/** "bota o nome certo na entrada de 300: aluguel", where none is of that sum: nothing is new. */
function isSought({ reading }: Message, { last, isTold, isInstead }: CalledAnew): boolean {
  return isTold && !isInstead && reading.amounts.some(({ first }) => first < last)
}

/** "não era pão, era bolo, 15 do bolo": the sum of what it was. */
function summedAnew({ reading }: Message, { last }: CalledAnew): Changes {
  const [amount, another] = reading.amounts.filter(({ first }) => first > last)
  const value = Math.round(amount?.valueCents ?? 0)
  return another || value <= 0 || value > limits.amountCentsMax ? {} : { amountCents: cents(value) }
}

/** Of a bill that is called so, where no entry is. */
function isOfBill(
  { payments = [] }: TurnInput,
  { reading }: Message,
  only: Remembered | undefined,
): boolean {
  const lengthOf = (name: string) => {
    const folded = fold(name)
    return reading.flat.includes(` ${folded} `) ? folded.length : 0
  }
  // 'Mae sou' is a bill, though an entry is called 'Mãe'.
  const own = only ? lengthOf(only.name) : 0
  return payments.some(({ name }) => lengthOf(name) > own)
}

/** What the person chose for it stays where its new name tells nothing. */
function named(
  { today }: TurnInput,
  { index }: Message,
  { name: description }: CalledAnew,
  { type }: Remembered,
): Changes {
  const categoryId = categoriseDescription(description, type, index, today)
  return { description, ...(categoryId === null ? {} : { categoryId }) }
}

/** "muda o uber de 22 pra lazer": a category of theirs, and no name. */
function placed(
  { index }: Message,
  { name, isTold }: CalledAnew,
  { type }: Remembered,
): Changes | null {
  const own = index.all.find((one) => one.type === type && fold(one.name) === fold(name))
  return own && !isTold ? { categoryId: own.id } : null
}

/** Those that are named before the new name, or the last where only a name is spoken of. */
function meantBy(input: TurnInput, message: Message, called: CalledAnew): Remembered[] {
  const { reading } = message
  const entries = rememberedIn(input)
  const before = reading.amounts.filter(({ first }) => first < called.last)
  const [amount, more] = before
  if (more) return []
  const said = tellingIn(message).filter(
    ({ at, word }) => at < called.last && !leansWord('ofName', word),
  )
  const isSum = (one: Remembered) => one.amountCents === Math.round(amount?.valueCents ?? 0)
  const priced = amount ? entries.filter(isSum) : entries
  const named = namedAmong(message, priced, said)
  // "muda o uber pra lazer" is of its category, unless the name is spoken of.
  const isAs = reading.tokens[called.last]?.norm === 'como' && named.length > 0
  const isThing = named.length > 0 && (isKnownThing(called, message) || isLonger(called, named))
  const isOfName =
    called.isTold ||
    called.isInstead ||
    isAs ||
    isThing ||
    (amount !== undefined && (named.length > 0 || isOnlyOfSum(message, priced)))
  if (!isOfName) return []
  if (named.length > 0) return ofWay(reading, called, named)
  if (amount) return ofWay(reading, called, priced)
  const own = nameWordAt(message, called)
  const isBare = own >= 0 && said.every(({ at, word }) => at < own || pointing.has(word))
  return isBare ? entries.slice(0, 1) : []
}

const articles = new Set(['o', 'os', 'a', 'as', 'esse', 'esses', 'aquele', 'aqueles'])

/** "esses 35 do rapaz muda pra carreto": its sum is its name. */
function isOnlyOfSum({ reading }: Message, priced: readonly Remembered[]): boolean {
  const [only, another] = priced
  const [amount] = reading.amounts
  const isLed = amount?.first === 1 && articles.has(reading.tokens[0]?.norm ?? '')
  return only?.isOwn === true && !another && (isLed || leans('ofThatSum', reading))
}

/** "muda o uber pra táxi": a thing that is known, and neither a category nor a way of paying. */
function isKnownThing({ name, last }: CalledAnew, { reading, index }: Message): boolean {
  const behind = { ...reading, tokens: reading.tokens.slice(last + 1) }
  const words = fold(name).split(' ')
  const isThing = words.some((word) => findMeanings(word)?.some(({ weight }) => weight === 'item'))
  return isThing && wayIn(behind) === null && categoryNamed(behind, index) === null
}

/** "muda o bolo pra bolo de fubá": its own name, and more to it. */
function isLonger({ name }: CalledAnew, named: readonly Remembered[]): boolean {
  const anew = tellingWords(name)
  return named.every((one) => {
    const own = tellingWords(one.name)
    return own.length < anew.length && own.every((word) => anew.includes(word))
  })
}

/** "a Remédios de 200, que é entrada": of those the one that came in. */
function ofWay(
  reading: Message['reading'],
  { last }: CalledAnew,
  some: readonly Remembered[],
): Remembered[] {
  const way = wayIn({ ...reading, flat: flatOf(reading, 0, last) })
  const fitting = some.filter(({ type }) => type === way)
  return fitting.length > 0 ? fitting : [...some]
}

const pointing = new Set(['disso', 'dele', 'dela', 'desse', 'dessa', 'ultimo', 'ultima'])

/** Where the word stands by which a name is spoken of at all; else -1. */
function nameWordAt({ reading }: Message, { last }: CalledAnew): number {
  return reading.tokens.slice(0, last + 1).findIndex(({ norm }) => leansWord('ofName', norm))
}
