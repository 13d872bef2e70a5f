import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { depositSlips, isSlipTold } from '#conversation/goals/mended/deposit-slips.ts'
import { isElsewhere } from '#conversation/goals/mended/is-elsewhere.ts'
import { carry } from '#conversation/make-turn.ts'
import { goalMeant } from '#conversation/memory/goal-meant.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { findVerb } from '#language/verbs.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { isDenied } from '#understanding/memory/restated-sum.ts'
import type { Reading } from '#understanding/reading.ts'

const standing = new PhraseBook<'named' | 'behind'>('all that a goal is to hold', [
  {
    means: 'named',
    say: 'deixa|deixe|fica|ficou|ficar|tem meta|objetivo ..4 [so|somente] com [so|somente] [r] [$] @',
    like: 'fica meta com 400',
  },
  {
    means: 'named',
    say: 'deixa|deixe|fica|ficou|ficar a|o|essa|esse|minha|meu meta|objetivo ..4 [so|somente] com [so|somente] [r] [$] @',
    like: 'deixa a meta com 400',
  },
  {
    means: 'named',
    say: 'meta|objetivo ..4 [tem|vai] [que] fica|ficar|ficou|ter|tem [so|somente|com] [so|somente] [r] [$] @',
    not: ['meta ..4 de|por mes|ano'],
    like: 'na meta tem só 400',
  },
  {
    means: 'behind',
    say: 'fica|ficar|ficou|deixa|deixe [com] so|somente|apenas [com] [r] [$] @',
    like: 'tira os 500 que eu tinha falado, fica só 400',
  },
])

const wrongly = new PhraseBook('what was put in is to be taken out', [
  {
    means: 'out',
    say: 'tira|tire|tirar|retira|retire|remove|desconta|diminui [os|esses|aqueles|so] [r] [$] @ [reais] que [eu|voce] ..5',
    like: 'tira os 500 que eu tinha falado',
  },
])

/** Words right before a figure that say how much it was. */
const saying = new Set(
  'foi foram era eram eh guardei pus botei coloquei depositei juntei separei so somente apenas'.split(
    ' ',
  ),
)
const fewer = new Set(['so', 'somente', 'apenas'])

/**
 * The turn of "na verdade foi 400, 100 ficaram na conta", behind 500 that were put into a goal: the
 * deposit is mended and nothing is added; of "deixa a meta com 400" the goal holds so much. Null
 * for any other message.
 */
export function depositMendedTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (isQuestion(reading) || reading.amounts.length === 0 || isOfElse(input, message)) return null
  if (reading.tokens.some(({ norm }) => isOtherDeed(norm))) return null
  return holdsTurn(input, message) ?? insteadTurn(input, message)
}

function isOtherDeed(word: string): boolean {
  return findVerb(word)?.form === 'i-did' && !saying.has(word) && !slips.has(word)
}

/** What one did wrongly in telling, or did not do with all of it. */
const slips = new Set(
  (
    'errei enganei confundi digitei escrevi falei disse deixei tirei troquei equivoquei exagerei ' +
    'empolguei atrapalhei consegui olhei conferi contei vi fui quis queria'
  ).split(' '),
)

/** "deixa a meta com 400", "fica só 400". */
function holdsTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const found = standing.find(reading)
  if (found?.means === 'behind' && isElsewhere(reading)) return null
  const isBehind = input.state.last?.kind === 'deposited'
  if (!found || (found.means === 'behind' && !isBehind)) return null
  const [named, another] = fitting(tellingIn(message), input.goals ?? []).filter(
    ({ at }) => at.length > 0,
  )
  const goal = named && !another ? named.thing : goalMeant(input)
  const sum = reading.amounts.find(({ first, last }) => first > found.first && last <= found.last)
  const amountCents = sum ? sumOf(sum.valueCents) : null
  if (!goal || amountCents === null) return null
  const { id, name } = goal
  const read = asMended(amountCents, name)
  return carry(input, read, { kind: 'deposit', amountCents, goal: { id, name }, way: 'exactly' })
}

/** Another figure in place of the deposit that was made last, or of the last one into a goal. */
function insteadTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const again = input.state.last?.again
  const goal = input.goals?.find(({ name }) => name === input.state.last?.name)
  if (again?.kind !== 'deposit' || again.way === 'out' || !goal) return olderTurn(input, message)
  const { id, name } = goal
  if (wrongly.isIn(reading)) {
    const [sum, another] = reading.amounts
    const amountCents = sum && !another ? sumOf(sum.valueCents) : null
    if (amountCents !== again.amountCents) return null
    const read = asMended(amountCents, name)
    return carry(input, read, { kind: 'deposit', amountCents, goal: { id, name }, way: 'out' })
  }
  const value = rightOf(reading, again.amountCents) ?? slippedIn(reading, again.amountCents, true)
  const amountCents = value === null ? null : sumOf(value)
  if (amountCents === null) return null
  const anew = { ...again, amountCents, goal: { id, name }, isInstead: true } as const
  return carry(input, asMended(amountCents, name), anew)
}

/** By what more or less it was, of a deposit behind which something else was told. */
function olderTurn(input: TurnInput, message: Message): Turn | null {
  const { state, goals = [] } = input
  const isPlain = depositSlips.find(message.reading)?.means === 'plain'
  if (!isPlain || isElsewhere(message.reading)) return null
  const [fit, another] = fitting(tellingIn(message), goals).filter(({ at }) => at.length > 0)
  const made = state.earlier?.find(({ name, again }) => {
    return again?.kind === 'deposit' && again.way !== 'out' && (!fit || name === fit.thing.name)
  })
  const goal = another ? undefined : goals.find(({ name }) => name === made?.name)
  if (made?.again?.kind !== 'deposit' || !goal) return null
  const before = made.again.amountCents
  const value = slippedIn(message.reading, before)
  const more = value === null ? 0 : Math.round(value) - before
  const amountCents = sumOf(Math.abs(more))
  if (value === null || amountCents === null) return null
  const { id, name } = goal
  const effect = { kind: 'deposit', amountCents, goal: { id, name } } as const
  const read = asMended(Math.round(value), name)
  return carry(input, read, more < 0 ? { ...effect, way: 'out' } : effect)
}

/** What it was where words say that it was told wrong: the only sum, or the one beside it. */
function slippedIn(reading: Reading, before: number, isOfLast = false): number | null {
  const [one, other, third] = reading.amounts
  if (!one || third || one.isForeign || isElsewhere(reading)) return null
  if (!depositSlips.isIn(reading) && !(isOfLast && isSlipTold(reading))) return null
  const right = [one, other].filter((each) => each && Math.round(each.valueCents) !== before)
  return right.length === 1 ? (right[0]?.valueCents ?? null) : null
}

/** What it was of the deposit: the figures prove it, or fewer is said. */
function rightOf(reading: Reading, before: number): number | null {
  const [one, other, third] = reading.amounts
  if (!one || third) return null
  const isLed = ({ first }: { first: number }, words: ReadonlySet<string>) => {
    return words.has(wordBefore(reading, first))
  }
  // "só guardei 200", with the adverb before its verb.
  const isFew = isLed(one, fewer) || (isLed(one, saying) && isFewer(reading, one.first))
  const isLess = one.valueCents < before && isFew && !isElsewhere(reading)
  if (!other) return isLess ? one.valueCents : null
  const [right, wrong] = isDenied(reading, one) ? [other, one] : [one, other]
  if (isDenied(reading, wrong)) {
    // Said again of what was mended already, it stays.
    return [wrong, right].some(({ valueCents }) => valueCents === before) ? right.valueCents : null
  }
  if (one.valueCents + other.valueCents !== before) return null
  const told = [one, other].filter((each) => isLed(each, saying))
  return told.length === 1 ? (told[0]?.valueCents ?? null) : null
}

function isFewer({ tokens }: Reading, first: number): boolean {
  const verb = tokens.findLastIndex(({ norm }, at) => at < first && saying.has(norm))
  return fewer.has(tokens[verb - 1]?.norm ?? '')
}

function wordBefore({ tokens }: Reading, at: number): string {
  const before = tokens.slice(0, at).findLast(({ norm }) => norm !== 'r' && norm !== '$')
  return before?.norm ?? ''
}

/** Something else is named: that is what it is about. */
function isOfElse({ goals = [] }: TurnInput, message: Message): boolean {
  const own = fitting(tellingIn(message), goals).flatMap(({ at }) => at)
  // The `muda` of "muda o depósito pra 200" is no plant.
  const order = depositSlips.find(message.reading)?.first
  return tellingIn(message).some(({ at, word }) => {
    return !own.includes(at) && at !== order && word !== 'muda' && isThing(word)
  })
}

function sumOf(valueCents: number): Cents | null {
  const value = Math.round(valueCents)
  return value > 0 && value <= limits.amountCentsMax ? cents(value) : null
}

function asMended(amount: number, target: string): Read {
  return { intent: 'correct', confidence: 90, fields: { amount, target } }
}
