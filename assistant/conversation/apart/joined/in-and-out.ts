import { cents } from '@lya/core/amounts/cents.ts'
import { entriesOf, isDone, isOwnDeed, type Part, stands } from '#conversation/apart/joined/part.ts'
import type { Said } from '#conversation/apart/joined/said.ts'
import { register } from '#conversation/make-turn.ts'
import type { Turn } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { wordsOf } from '#language/phrases/classes.ts'
import { findVerb } from '#language/verbs.ts'
import { workCategory } from '#understanding/categories/category-index.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import { totalOf } from '#understanding/transactions/sums/sum.ts'

/**
 * The turn of what came in and of what went for it, in one message: "6 bolos vendidos a 45 cada, 96
 * de ingredientes", "a pizza deu 90 eu que paguei, aí 2 amigos me deram 30 cada"; and of two things
 * one of which was doubted to be money: "80 gasolina, e 25 de um almoço ontem". Null where either
 * part is no entry by itself, or the whole tells both already.
 */
export function inAndOutTurn(said: Said): Turn | null {
  const { told, whole, cuts, isLong, hear, reading } = said
  if (isLong || told.state.open || whole.rule === 'notice') return null
  const unshared = wholeOfShared(whole)
  if (unshared) return again(said, unshared)
  const sold = soldBesideCost(said)
  if (sold) return again(said, sold)
  if (!mayLack(whole) || reading.amounts.length < 2) return null
  for (const cut of cuts) {
    const [front, behind] = [cut.front, cut.behind].map((text) => costOr(said, text, hear))
    if (!front || !behind) continue
    const [one, other, third] = [...plainOf(front), ...plainOf(behind)]
    if (one && other && !third && !isBoth(whole, [one, other])) {
      const isSpent = one.type === 'despesa' && other.type === 'despesa'
      const isDoubted = whole.rule === 'opinion.number' && isSpent && areNamed([front, behind])
      if (isDoubted || isSaleAndCost(one, other)) return again(said, [one, other])
    }
    const back = backOf(front, behind)
    if (back && !isBoth(whole, back) && !isOwnPart(whole, back)) return again(said, back)
  }
  return null
}

function again({ told, whole }: Said, drafts: readonly TransactionDraft[]): Turn {
  return { ...register(told, whole.candidate, [...drafts]), rule: 'log' }
}

/** "70 de ingredientes" is bought by whoever sells, and nobody's opinion is asked of it. */
function costOr({ told, hearing }: Said, text: string, hear: Said['hear']): Part {
  const part = hear(text)
  const { tokens } = part.reading
  const isCost = tokens.some(({ norm }) => costs.has(norm))
  if (!isCost || tokens.some(({ norm }) => findVerb(norm)?.sense === 'sell')) return part
  const { turn, message } = hearing.hear({ ...told, text: text.replace(':', ''), model: null })
  return { turn, ...message }
}

/** Entries, or one that was doubted. */
function mayLack({ reply, effects, also }: Turn): boolean {
  if (also || effects.length > 1) return false
  return reply.kind === 'log' || reply.kind === 'propose' || reply.kind === 'ask'
}

/** What a part tells for itself, of which nothing is asked. */
function plainOf(part: Part): TransactionDraft[] {
  const { reply, state, effects } = part.turn
  const isPlain = reply.kind === 'log' && !reply.left && !reply.isUnnamed && !state.open
  return isPlain && effects.length === 1 ? entriesOf(part) : []
}

function isBoth(whole: Turn, drafts: readonly TransactionDraft[]): boolean {
  const told = entriesOf({ turn: whole })
  return drafts.every((one) => {
    return told.some((it) => it.type === one.type && it.amountCents === one.amountCents)
  })
}

/** Each is called by what anybody knows, and goes on with no sum of the other. */
function areNamed(parts: readonly Part[]): boolean {
  return parts.every((part) => {
    if (!stands(part)) return false
    const isNamed = entriesOf(part).every(({ description }) => {
      return fold(description).split(' ').slice(0, 2).some(isThing)
    })
    return isNamed && !part.reading.tokens.some(({ norm }) => ofOther.has(norm))
  })
}

const ofOther = new Set(
  (
    'desconto troco taxa gorjeta frete entrega juros multa total tudo parcela parcelas vezes x sendo ' +
    'entrada sinal resto metade parte falta faltam so vezes cupom'
  ).split(' '),
)

/** What is bought to make what is sold. */
const costs = new Set(
  'ingrediente ingredientes material materiais insumo insumos farinha embalagem embalagens'.split(
    ' ',
  ),
)

function isSaleAndCost(one: TransactionDraft, other: TransactionDraft): boolean {
  if (one.type === other.type) return false
  return isCost(one.type === 'despesa' ? one : other)
}

function isCost({ description }: TransactionDraft): boolean {
  return fold(description)
    .split(' ')
    .some((word) => costs.has(word))
}

const homemade = new Set(wordsOf('{homemade}'))

/** "6 bolos x 45, ingredientes 96": who buys what they are made of has made and sold them. */
function soldBesideCost({ told, whole, reading, hearing }: Said): TransactionDraft[] | null {
  if (reading.tokens.some(({ norm }) => findVerb(norm)?.sense === 'buy')) return null
  const drafts = entriesOf({ turn: whole })
  const [one, other, more] = drafts
  if (!one || !other || more || one.type !== 'despesa' || other.type !== 'despesa') return null
  const made = drafts.find(({ description, sum }) => {
    const isSeveral = sum?.steps.some(({ by }) => by === 'times')
    return (
      isSeveral &&
      fold(description)
        .split(' ')
        .some((word) => homemade.has(word))
    )
  })
  const cost = made === one ? other : one
  if (!made || !isCost(cost)) return null
  const categoryId = workCategory(hearing.read(told).message.index)
  const sold = { ...made, type: 'receita' as const, categoryId }
  return drafts.map((draft) => (draft === made ? sold : draft))
}

/** What was paid, and "dois me deram 30 cada", of no more than that; null of anything else. */
function backOf(front: Part, behind: Part): TransactionDraft[] | null {
  const [paid, more] = plainOf(front)
  // Who gave it need not be told.
  const back = behind.turn.reply.kind === 'log' ? entriesOf(behind) : []
  if (!paid || more || paid.type !== 'despesa' || back.length === 0) return null
  const came = back.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const isShared = back.some(({ sum }) => sum?.steps.some(({ by }) => by === 'share'))
  const isOut = back.some(({ type }) => type === 'despesa')
  if (isShared || isOut || came > paid.amountCents) return null
  // "me devolveram dez" is of the price of what was changed.
  const isOfPrice = ({ norm }: { norm: string }) => norm.startsWith('devolv') || norm === 'troco'
  if (behind.reading.tokens.some(isOfPrice)) return null
  // "pizza 90, o Léo e | a Ana me deram 30 cada"
  if (isFirstName(front.reading.tokens.at(-1)?.norm ?? '')) return null
  const isToMe = behind.reading.tokens.some(({ norm }) => norm === 'me')
  return isToMe && isDone(behind) && isOwnDeed(behind) ? [paid, ...back] : null
}

/** "éramos 4, e cada um já me deu os 50": how many gave it is known by the share alone. */
function isOwnPart(whole: Turn, [, ...back]: readonly TransactionDraft[]): boolean {
  const isShared = entriesOf({ turn: whole }).some(({ sum }) => {
    return sum?.steps.some(({ by }) => by === 'share')
  })
  const isCounted = back.some(({ sum }) => sum?.steps.some(({ by }) => by === 'times'))
  return isShared && !isCounted
}

/** "rachamos em três, foi 90 e já recebi 30 de um e 30 do outro": all of it was paid. */
function wholeOfShared(whole: Turn): TransactionDraft[] | null {
  const drafts = entriesOf({ turn: whole })
  const paid = drafts.filter(({ type }) => type === 'despesa')
  const [only, another] = paid
  const share = only?.sum?.steps.find(({ by }) => by === 'share')
  if (!only?.sum || another || !share || drafts.length < 2) return null
  const { sum, ...rest } = only
  const all = totalOf({ ...sum, steps: sum.steps.filter((one) => one !== share) })
  const back = drafts.filter((one) => one !== only).reduce((came, one) => came + one.amountCents, 0)
  if (all - only.amountCents !== back) return null
  return drafts.map((one) => (one === only ? { ...rest, amountCents: cents(all) } : one))
}
