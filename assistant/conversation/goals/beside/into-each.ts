import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { chained } from '#conversation/bills/chained.ts'
import { isOfAll } from '#conversation/goals/framed/sum-told.ts'
import { carry } from '#conversation/make-turn.ts'
import { isOfGoal } from '#conversation/memory/goal-meant.ts'
import { fitting, type Thing, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Amount } from '#language/amounts/amount.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { findVerb } from '#language/verbs.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const puts =
  'guardei|guardamos|botei|coloquei|pus|joguei|juntei|separei|poupei|depositei|deixei|bota|bote|' +
  'coloca|coloque|poe|ponha|joga|deposita|separa|guarda|guarde|deixa|mandei|transferi'

const each = new PhraseBook<'each' | 'every'>('so much for each', [
  {
    means: 'every',
    say: 'cada|ambas|todas [uma|um|as] [das|dos|d*] [minhas|duas|dois|tres|2|3] [minhas] meta|metas|objetivo|objetivos',
    like: 'bota 100 em cada meta',
  },
  {
    means: 'every',
    say: 'duas|tres|2|3|todas|ambas [as|minhas] metas ..5 cada|igual',
    like: 'guardei 100 nas duas metas cada',
  },
  { means: 'each', say: 'cada', like: 'bota 100 em cada uma, viagem e moto' },
])

const puttingWords = new Set(puts.split('|'))
const toldOnly = new Set(['sobrou', 'consegui', 'deu', 'fiz'])
const spent = new Set('gasto pago custou conta compra compras'.split(' '))
const asDeposit = { intent: 'goal_deposit', confidence: 88 } as const

/**
 * The turn of "bota 100 em cada meta" and "100 pra viagem e 50 pra moto": so much goes into each.
 * Null for any other message, and where anything else is named beside them.
 */
export function intoEachTurn(told: TurnInput): Turn | null {
  const { goals = [] } = told
  if (goals.length < 2) return null
  const reading = readMessage(told.text, told.today)
  if (reading.amounts.length === 0 || isQuestion(reading) || leans('monthly', reading)) return null
  if (isPaid(reading)) return null
  const named = namedIn(reading, goals)
  if (named === null) return null
  const pairs =
    reading.amounts.length === 1 ? forEach(told, reading, named) : paired(reading, named)
  if (pairs.length < 2) return null
  const turns = pairs.map(({ goal: { id, name }, amount }) => {
    const amountCents = cents(Math.round(amount.valueCents))
    return carry(told, asDeposit, { kind: 'deposit', amountCents, goal: { id, name } })
  })
  const isBounded = pairs.every(({ amount: { valueCents, isForeign, isNegative } }) => {
    const isSum = !isForeign && !isNegative
    return isSum && valueCents > 0 && valueCents <= limits.amountCentsMax
  })
  return isBounded ? chained(turns) : null
}

function isPaid({ tokens }: Reading): boolean {
  return tokens.some(({ norm }) => {
    if (puttingWords.has(norm) || toldOnly.has(norm)) return false
    return spent.has(norm) || findVerb(norm)?.form === 'i-did'
  })
}

interface Named {
  at: number
  goal: Thing
}

/** Each goal where it is named first; null where a thing is that no goal is called by. */
function namedIn(reading: Reading, goals: readonly Thing[]): Named[] | null {
  const said = tellingIn({ reading }).filter(({ word }) => !puttingWords.has(word))
  const named = goals.flatMap((goal) => {
    const [fit] = fitting(said, [goal]).filter((one) => one.isWhole && one.at.length > 0)
    const at = fit?.at[0]
    return at === undefined ? [] : [{ at, goal, all: fit?.at ?? [] }]
  })
  const own = new Set(named.flatMap(({ all }) => all))
  if (said.some(({ at, word }) => !own.has(at) && isThing(word))) return null
  return named.toSorted((one, other) => one.at - other.at)
}

interface Pair {
  goal: Thing
  amount: Amount
}

/** "bota 100 em cada meta", "100 pra cada, viagem e moto". */
function forEach(told: TurnInput, reading: Reading, named: readonly Named[]): Pair[] {
  const [amount] = reading.amounts
  const found = each.find(reading)
  if (!amount || !found) return []
  const isPut = reading.tokens.some(({ norm }) => puttingWords.has(norm))
  if (named.length > 1) return named.map(({ goal }) => ({ goal, amount }))
  const isOfAll = found.means === 'every' || (isPut && isOfGoal(told))
  const isOfCount = countIn(reading, told.goals?.length ?? 0)
  if (named.length === 1 || !isOfAll || !isOfCount) return []
  return (told.goals ?? []).map((goal) => ({ goal, amount }))
}

const counts = new Map([
  ['duas', 2],
  ['dois', 2],
  ['tres', 3],
])

/** "cada uma das duas metas", where there are two. */
function countIn({ tokens }: Reading, goals: number): boolean {
  const count = tokens.flatMap(({ norm }) => counts.get(norm) ?? [])[0]
  return count === undefined || count === goals
}

/** "100 pra viagem e 50 pra moto": each sum with its goal. */
function paired(reading: Reading, named: readonly Named[]): Pair[] {
  const { amounts, tokens } = reading
  if (amounts.length !== named.length) return []
  // "dos 300 da viagem, joga 100 pra moto" goes out of one into the other.
  if (amounts.some((one) => isOfAll(reading, one))) return []
  const pairs = named.flatMap(({ goal, at }, index) => {
    const amount = amounts[index]
    return amount ? [{ goal, at, amount }] : []
  })
  const isSumFirst = pairs.every(({ at, amount }, index) => {
    const next = amounts[index + 1]
    return amount.last < at && (!next || at < next.first)
  })
  const isPut = tokens.some(({ norm }) => puttingWords.has(norm))
  const isNameFirst = pairs.every(({ at, amount }, index) => {
    const before = amounts[index - 1]
    return at < amount.first && (!before || before.last < at)
  })
  return isSumFirst || (isPut && isNameFirst) ? pairs : []
}
