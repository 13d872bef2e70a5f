import { cents } from '@lya/core/amounts/cents.ts'
import { isOfAll } from '#conversation/goals/framed/sum-told.ts'
import { carry } from '#conversation/make-turn.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import { type Figure, figuresIn } from '#conversation/plain/figures.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import { saysWrong } from '#conversation/plain/put-right.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const kept = words(
  'guardei separei botei coloquei pus reservei depositei juntei poupei separamos guardamos coloca coloque ' +
    'bota bote poe ponha guarda guarde separa separe',
)
const otherwise = words(
  'paguei gastei comprei vendi recebi ganhei tirei peguei nao nem se vou quero queria falta faltam',
)
const cuts = words('. ! ; ? ,')

/**
 * The turn of "sobrou 660! desses já botei 100 na viagem": what is left is only remarked, and the
 * other sum is put into the goal that is named. It is known by every other figure being one that
 * stands there, or what they leave. Null for any other message.
 */
export function leftAndKeptTurn(input: TurnInput): Turn | null {
  const reading = readMessage(input.text, input.today)
  const { goals = [] } = input
  const figures = figuresIn(reading) ?? []
  const [first, second] = figures
  if (goals.length === 0 || !first || !second || isQuestion(reading)) return null
  if (hasOneOf(reading, otherwise) || leans('removes', reading) || saysWrong(reading)) return null
  const fits = fitting(tellingIn({ reading }), goals).filter(({ at }) => at.length > 0)
  const [fit, another] = fits
  if (!fit || another) return null
  const verb = reading.tokens.findLastIndex(({ norm }) => kept.has(norm))
  const put = verb < 0 ? undefined : putBy(reading, figures, verb)
  if (!put) return null
  // "botei no carro de gasolina", "aluguel 700 e coloca 200 no carro" tell of a thing.
  const isElse = tellingIn({ reading }).some(({ word, at }) => {
    const isCried = word === 'show' && reading.tokens[at + 1]?.kind === 'mark'
    return isThing(word) && !isCried && !fit.at.includes(at) && !kept.has(word)
  })
  if (isElse) return null
  const { known, left } = standing(input)
  const others = figures.filter((one) => one !== put)
  if (!others.every((one) => known.has(one.cents))) return null
  if (!others.some((one) => one.cents === left)) return null
  const amountCents = cents(put.cents)
  const { id, name } = fit.thing
  const fields = { description: name, amount: amountCents }
  const read = { intent: 'goal_deposit', confidence: 90, fields } as const
  return by('saving', carry(input, read, { kind: 'deposit', amountCents, goal: { id, name } }))
}

/** The sum that stands with the verb, the nearest one. */
function putBy({ tokens }: Reading, figures: readonly Figure[], verb: number): Figure | undefined {
  const from = tokens.findLastIndex(({ norm }, at) => at < verb && cuts.has(norm))
  const to = tokens.findIndex(({ norm }, at) => at > verb && cuts.has(norm))
  const own = figures
    .filter((one) => !isOfAll({ tokens }, one))
    .filter(({ first, last }) => first > from && (to < 0 || last < to))
  const gap = ({ first, last }: Figure) => (last < verb ? verb - last : first - verb)
  const [nearest] = own.toSorted((one, other) => gap(one) - gap(other))
  return nearest
}

/** What stands there: each sum, what came in and went out of it all, and what is left. */
function standing(input: TurnInput): { known: ReadonlySet<number>; left: number } {
  const all = rememberedIn(input)
  const sum = (type: string) => {
    return all.reduce((total, one) => (one.type === type ? total + one.amountCents : total), 0)
  }
  const [came, went] = [sum('receita'), sum('despesa')]
  const left = came - went
  return { known: new Set([...all.map(({ amountCents }) => amountCents), came, went, left]), left }
}
