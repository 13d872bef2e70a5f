import { isDeed } from '#conversation/apart/told-event.ts'
import { withBehind } from '#conversation/bills/chained.ts'
import { afterLimit } from '#conversation/limits/limited-on.ts'
import { carry, say } from '#conversation/make-turn.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import type { AssistantCategory } from '#understanding/draft.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { categoryMeant } from '#understanding/intents/named-category.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const asBudget: Read = { intent: 'budget', confidence: 90 }
const limitWords = new Set('orcamento limite teto categoria'.split(' '))
/** How another category is told to be meant. */
const mends = new Set(
  'nao errei errado erro enganei confundi era muda mude mudar troca troque trocar passa passe passar corrige ops opa'.split(
    ' ',
  ),
)
const fillers = new Set(
  'eh esse este isso eu me vez lugar desculpa era pra foi queria quis botei'.split(' '),
)
/** How far before a category its denial stands: "não é transporte", "em vez de lazer". */
const denialMax = 3
const denials = new Set(['nao', 'vez', 'lugar'])

/**
 * The turn of "não é transporte, é alimentação o limite de 800", behind the limit that was set: it
 * is that of the other category, and the one it was set for is as before. Null for any other.
 */
export function limitOfOtherTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const { last, rule = '' } = input.state
  const again = last?.again
  if (last?.kind !== 'budget-set' || again?.kind !== 'set-budget' || isQuestion(reading))
    return null
  const { budget } = again
  const isNamed = reading.tokens.some(({ norm }) => limitWords.has(norm))
  const isBehind = afterLimit.includes(rule)
  if (!isNamed && !isBehind) return null
  if (!reading.tokens.some(({ norm }) => mends.has(norm)) || reading.days.length > 0) return null
  // "não gastei nada com transporte" is of no limit.
  if (reading.tokens.some(({ norm }) => isDeed(norm))) return null
  const isSum = ({ valueCents }: { valueCents: number }) => {
    return Math.round(valueCents) === budget.amountCents
  }
  if (!reading.amounts.every(isSum)) return null
  const named = namedIn(message)
  const meant = named.filter(({ category, isDenied }) => {
    return !isDenied && category.id !== budget.categoryId
  })
  const [one, another] = [...new Set(meant.map(({ category }) => category))]
  const words = new Set(named.map(({ word }) => word))
  const isElse = tellingIn(message).some(({ word }) => {
    return ![words, limitWords, mends, fillers].some((known) => known.has(word))
  })
  // "não!! é o limite de comida", behind an answer, asks of it.
  const isContrast = named.some(({ isDenied }) => isDenied)
  if (another || isElse || !(isBehind || isContrast)) return null
  if (!one) {
    // "não é transporte, é alimentação o limite", of one that is that already.
    const isSo = isContrast && named.some((its) => !its.isDenied)
    return isSo ? say(input, { intent: 'none', confidence: 90 }, { kind: 'done-before' }) : null
  }
  const { words: _words, by: _by, ...same } = budget
  const moved = { ...same, categoryId: one.id }
  const limited = carry(input, asBudget, { kind: 'set-budget', budget: moved })
  const undone = carry(input, asBudget, { kind: 'undo-last' })
  return withBehind(undone, by('limit-changed', limited))
}

/** Each category that is spent on, by its name or a word for it, and whether it is denied. */
function namedIn({ reading, index }: Message) {
  const { tokens } = reading
  return tokens.flatMap((token, at) => {
    const spent = index.all.filter(({ type }) => type === 'despesa')
    const outright = spent.find(({ name }) => {
      const own = fold(name)
      return own === token.norm || own === `${token.norm}s`
    })
    const meant = categoryMeant({ ...reading, tokens: [token] }, index)?.name
    const category: AssistantCategory | undefined =
      outright ?? spent.find(({ name }) => name === meant)
    if (!category || mends.has(token.norm)) return []
    const before = tokens.slice(Math.max(0, at - denialMax), at)
    const mark = before.findLastIndex(({ kind, norm }) => kind === 'mark' || norm === 'e')
    const isDenied = before.slice(mark + 1).some(({ norm }) => denials.has(norm))
    return [{ category, isDenied, word: token.norm }]
  })
}
