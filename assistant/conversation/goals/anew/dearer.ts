import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { withDay } from '#conversation/goals/sum-changed.ts'
import { carry } from '#conversation/make-turn.ts'
import { goalMeant, isOfGoal } from '#conversation/memory/goal-meant.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { fitting, type Thing, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Amount } from '#language/amounts/amount.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { findVerb } from '#language/verbs.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { isDenied } from '#understanding/memory/restated-sum.ts'

/** `dear`: it costs more or less now; `whole`: so much is to come together. */
const changed = new PhraseBook<'dear' | 'whole'>('a goal is to come to another sum', [
  {
    means: 'dear',
    say: 'encareceu|encareceram|encarecendo|subiu|subiram|aumentou|disparou|barateou|salgou|salgada',
    not: ['subiu|aumentou|encareceu|barateou [mais|uns] [r] [$] @', 'subiu|aumentou em @'],
    like: 'a reforma encareceu, agora são 9 mil',
  },
  {
    means: 'dear',
    say: 'ficou|ficando|ta|esta|saiu|vai|sair|ficar [ficar|bem|muito] mais cara|caro|barata|barato|salgada|salgado',
    like: 'a reforma ficou mais cara, vai pra 9 mil',
  },
  {
    means: 'whole',
    say: 'meta ..4 passa|passou|vira|virou|sobe|agora [a|eh|vai|sera|de] [ser] [pra|para|em|de|a] [r] [$] @',
    like: 'a meta da reforma passa a ser 9 mil',
  },
  {
    means: 'whole',
    say: 'agora|entao [eu|que|,] [{need}|tenho|temos|vou|vamos] [que|de|precisar] ..2 juntar|chegar|completar|reunir [a|em|uns] [r] [$] @',
    like: 'agora tenho que juntar 9 mil pra reforma',
  },
  {
    means: 'whole',
    say: 'agora [eu|a] [gente] {need}|vou|vamos|vai [precisar] [de|ser] [uns] [r] [$] @ [reais] {for}|na|da',
    like: 'agora vou precisar de 9 mil pra reforma',
  },
  {
    means: 'whole',
    say: 'em|no|ao|inves vez|lugar|inves|de [de] [r] [$] @ ..8 [r] [$] @',
    like: 'a reforma em vez de 8 mil vai ser 9 mil',
  },
])

const asChanged: Read = { intent: 'correct', confidence: 90 }

/**
 * The turn of "a reforma encareceu, a meta agora é 9 mil": the goal comes to so much, and none is
 * made beside it. Null for any other message.
 */
export function goalDearerTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (!input.goals?.length || reading.amounts.length === 0 || isQuestion(reading)) return null
  if (leans('monthly', reading) || isDone(reading)) return null
  const every = changed.findAll(reading).map(({ means }) => means)
  if (every.length === 0) return null
  const goal = meantIn(input, message, every.includes('whole'))
  const sum = goal && rightIn(reading)
  const value = Math.round(sum?.valueCents ?? 0)
  if (!goal || !sum || sum.isForeign || value <= 0 || value > limits.amountCentsMax) return null
  const { id, name } = goal
  const read = { ...asChanged, fields: { amount: value, target: name } }
  const effect = {
    kind: 'change-amount',
    what: 'goal',
    id,
    name,
    amountCents: cents(value),
  } as const
  return withDay(input, message, carry(input, read, effect))
}

/** Something was paid, put by or came in. */
function isDone({ tokens }: Message['reading']): boolean {
  return tokens.some(({ norm }) => !rises.has(norm) && findVerb(norm)?.form === 'i-did')
}

const rises = new Set('passei mudei aumentei subi vi pensei achei planejei calculei fui'.split(' '))

/** The one that is named, where nothing else is that may cost so much. */
function meantIn(input: TurnInput, message: Message, isWhole: boolean): Thing | null {
  const { goals = [], payments = [] } = input
  const said = tellingIn(message)
  const isOfMeta = isWhole || message.reading.flat.includes(' meta ')
  const [fit, another] = fitting(said, goals).filter(({ at }) => at.length > 0)
  if (another) return null
  if (!fit) {
    const isElse = said.some(({ at, word }) => isThing(word) || isAim(message, at))
    const isMeant = message.reading.flat.includes(' meta ') || isOfGoal(input)
    return isMeant && !isElse ? goalMeant(input) : null
  }
  const isBill = fitting(said, payments).some(({ at }) => at.length > 0)
  if (isBill || namedAmong(message, rememberedIn(input)).length > 0) {
    return message.reading.flat.includes(' meta ') ? fit.thing : null
  }
  const isElse = said.some(({ at, word }) => !fit.at.includes(at) && isThing(word))
  return isOfMeta || !isElse ? fit.thing : null
}

/** The `curso` of "agora preciso juntar 3 mil pro curso", which is no goal yet. */
function isAim({ reading: { tokens } }: Message, at: number): boolean {
  return tokens.slice(Math.max(0, at - 2), at).some(({ norm }) => aims.has(norm))
}

const aims = new Set(['pra', 'pro', 'para', 'da', 'do'])

/** The only sum, or the one beside that which it was. */
function rightIn(reading: Message['reading']): Amount | null {
  const [one, other, more] = reading.amounts
  if (!one || more) return null
  if (!other) return one
  const right = [one, other].filter((sum) => !isDenied(reading, sum) && !isFormer(reading, sum))
  return right.length === 1 ? (right[0] ?? null) : null
}

const former = new Set('vez lugar inves era eram dos'.split(' '))

/** "em vez de 8 mil", "de 8 pra 9 mil". */
function isFormer({ tokens }: Message['reading'], { first, last }: Amount): boolean {
  const before = tokens.slice(Math.max(0, first - 4), first).map(({ norm }) => norm)
  const isFrom = before.findLast((norm) => norm !== 'r' && norm !== '$') === 'de'
  const behind = tokens.slice(last + 1, last + 3).map(({ norm }) => norm)
  const isOnward = behind.some((norm) => norm === 'pra' || norm === 'para')
  return before.some((norm) => former.has(norm)) || (isFrom && isOnward)
}
