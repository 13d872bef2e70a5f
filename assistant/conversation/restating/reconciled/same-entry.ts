import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { ownIn, type Remembered, toldLast } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { priceOfOne } from '#conversation/orders/counted/price-of-one.ts'
import type { Denial } from '#conversation/restating/reconciled/denial.ts'
import { isTurnedRound } from '#conversation/restating/reconciled/turned-round.ts'
import type { TurnInput } from '#conversation/turn.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Message } from '#understanding/intents/candidate.ts'

/** The entry that what would be written stands for, and why. */
export interface Same {
  entry: Remembered
  /** The name that it has is denied. */
  isMisnamed: boolean
  /** It is spoken of by that name. */
  isNamed: boolean
  /** The other sum that it came to; null where that stays. */
  sumCents: Cents | null
  /** It went the other way, and nothing else of it is told. */
  isTurned?: true
}

/** What this conversation wrote of late, and of that what the last message did. */
export interface Recent {
  own: readonly Remembered[]
  last: readonly Remembered[]
}

/** Before that, what is told again is another one. */
const recentMax = 8

export function recentIn(input: TurnInput, taken: ReadonlySet<string>): Recent {
  const own = ownIn(input)
    .slice(0, recentMax)
    .filter(({ id }) => !taken.has(id))
  return { own, last: toldLast(input, own) }
}

/**
 * The entry of this conversation for which something stands that a message would write: one of its
 * sum that is denied, or one of its name, told last, that came to another sum. Null for a new one.
 */
export function sameEntry(
  message: Message,
  draft: TransactionDraft,
  denial: Denial,
  { own, last }: Recent,
): Same | null {
  const isMisnamed = (one: Remembered) => isSaid(message, one, (at) => denial.of.has(at))
  const isNamed = (one: Remembered) => isSaid(message, one, (at) => !denial.of.has(at))
  const priced = own.filter(({ amountCents }) => amountCents === draft.amountCents)
  const seen = (entry: Remembered, sumCents: Cents | null = null): Same => {
    return { entry, isMisnamed: isMisnamed(entry), isNamed: isNamed(entry), sumCents }
  }
  const [denied, more] = priced.filter(isMisnamed)
  if (denied && !more) return seen(denied)
  // "não, paguei 80 de luz também" is another one of that sum.
  const isMore = message.reading.tokens.some(({ norm }) => oneMore.has(norm))
  if (denial.isOfLast && !isMore) {
    const [named, other] = priced.filter(isNamed)
    if (named && !other) return seen(named)
    const [only, another] = priced.filter(({ id }) => last.some((one) => one.id === id))
    if (only && !another && !other) return seen(only)
  }
  const called = priced.filter((one) => isCalledSo(one, draft))
  const [round, others] = called.filter(({ type }) => type !== draft.type)
  if (round && !others && isTurnedRound(message.reading)) return { ...seen(round), isTurned: true }
  const isSo = called.length > 0
  return isSo ? null : ofOtherSum(message, draft, denial, { own, last })
}

/** One of its name that came to another sum, or of which fewer were sold than it stands there. */
function ofOtherSum(
  message: Message,
  draft: TransactionDraft,
  { isOfLast }: Denial,
  { own, last }: Recent,
): Same | null {
  const ofWay = own.filter(({ type }) => type === draft.type)
  const named = ofWay.filter((one) => isCalledSo(one, draft))
  // "desses 14": by how many they were.
  const counted = /^dess[ea]s? \d+$/i.test(draft.description)
    ? ofWay.filter((one) => ofItsPieces(message, one, draft) !== null)
    : []
  const called = named.length > 0 ? named : counted
  const [only, another] = called
  if (!only || another) return null
  const same = { entry: only, isMisnamed: false, isNamed: true }
  const recounted = ofItsPieces(message, only, draft)
  if (recounted) return { ...same, sumCents: recounted }
  const isLast = last.includes(only) && only.date === draft.date.toString()
  const isAnew = isOfLast || (isLast && isPointedAt(message, draft))
  return isAnew ? { ...same, sumCents: draft.amountCents } : null
}

/** "desses 14 só recebi 12", of 14 at 22: so many of them, and no sum. */
function ofItsPieces(
  { reading }: Message,
  { sum, amountCents }: Remembered,
  draft: TransactionDraft,
): Cents | null {
  const each = priceOfOne(sum)
  const [count, told] = [each === null ? 0 : amountCents / each, draft.amountCents / 100]
  const isSaid = reading.numbers.some(({ hundredths }) => hundredths === count * 100)
  const isLess = Number.isInteger(told) && told < count
  return each !== null && isSaid && isLess ? cents(each * told) : null
}

/** The only entry whose name is denied. */
export function misnamedIn(message: Message, { of }: Denial, { own }: Recent): Remembered | null {
  const [only, another] = own.filter((one) => isSaid(message, one, (at) => of.has(at)))
  return only && !another ? only : null
}

function isSaid(message: Message, { name }: Remembered, isAt: (at: number) => boolean): boolean {
  const own = tellingWords(name.replace(/\(.*/, ''))
  return tellingIn(message).some(({ at, word }) => isAt(at) && own.some((one) => isSame(one, word)))
}

/** 'Prato feito (suco)' is the 'Prato feito', and 'Lanche da minha filha' is no 'Lanche'. */
function isCalledSo({ name }: Remembered, { description }: TransactionDraft): boolean {
  const [own, said] = [name, description].map((one) => tellingWords(one.replace(/\(.*/, '')))
  return own?.join(' ') === said?.join(' ')
}

const articles = new Set('o a os as do da dos das'.split(' '))
const cameTo = new Set('foi ficou deu saiu custou era foram ficaram deram sairam recebi'.split(' '))
const oneMore = new Set(['mais', 'tambem'])
/** "a pizza foi 38, comprei outra hoje". */
const another = new Set('outro outra outros outras novo nova'.split(' '))
/** Between the name and its verb: "o pf na verdade foi". */
const nearMax = 4

/** "e o pf foi 25", behind a pf: it has its article, and no other is spoken of up to its sum. */
function isPointedAt(
  { reading }: Message,
  { description, amountCents }: TransactionDraft,
): boolean {
  const { tokens, amounts } = reading
  const sum = amounts.find(({ valueCents }) => Math.round(valueCents) === amountCents)
  const [head = ''] = tellingWords(description)
  const at = tokens.findIndex(({ norm }) => isSame(head, norm))
  if (!sum || at < 1 || at > sum.first) return false
  const near = tokens.slice(at, sum.first)
  const isTold = near.length <= nearMax + tellingWords(description).length
  const isOther =
    tokens.slice(0, sum.first).some(({ norm }) => oneMore.has(norm)) ||
    tokens.some(({ norm }) => another.has(norm))
  const isVerb = near.some(({ norm }) => cameTo.has(norm))
  return articles.has(tokens[at - 1]?.norm ?? '') && isTold && isVerb && !isOther
}
