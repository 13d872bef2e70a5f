import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { offerTurn } from '#conversation/advice/offer-turn.ts'
import {
  isDirect,
  isDoubtful,
  isToCome,
  kept,
  money,
  took,
  toTake,
} from '#conversation/goals/drawn/is-direct.ts'
import { carry } from '#conversation/make-turn.ts'
import { goalMeant } from '#conversation/memory/goal-meant.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

/** `kept`: the words say that it was saved; `named`: only what bears the goal's name does. */
const drawn = new PhraseBook<'kept' | 'named'>('taken out of what is saved for something', [
  {
    means: 'kept',
    say: `${took}|${toTake} [uns|so|foi] [r] [$] @ [reais|conto] [ai|la|hoje] d* [meu|minha] ${money}|que ..4 d*|pra|para|pro|na|no`,
    like: 'usei 100 do dinheiro da reforma',
  },
  {
    means: 'kept',
    say: `${took}|${toTake}|tira|retira|saca|tire [uns|so|foi] [r] [$] @ [reais|conto] [ai|la|hoje] d* [que] ..4 ${kept}|guardei|juntei|separei`,
    like: 'peguei 100 do que tava guardado pra reforma',
  },
  {
    means: 'named',
    say: `{need}|precisei|tive|tivemos|fui [obrigado|obrigada|de|que|a] [obrigado|a|de] ${toTake} [uns|so] [r] [$] @ [reais|conto] [ai|hoje] d*`,
    like: 'precisei retirar 100 da reforma',
  },
  {
    means: 'named',
    say: `mexi|mexer|mexemos|avancei|avancar no|na|nos|em ..4 [,|e] [e|tive|precisei|que] [que|de] ${took}|${toTake} [so] [r] [$] @`,
    like: 'mexi no dinheiro da reforma, tirei 100',
  },
  {
    means: 'named',
    say: `mexi|mexer|mexemos no|na|nos|em ..3 , saiu|sairam|foi|foram [uns] [r] [$] @ [reais] [de] la|dela|dele|dali`,
    like: 'mexi na reforma, saiu 100 de lá',
  },
  {
    means: 'kept',
    say: `{need}|precisei [de] [uns] [r] [$] @ [reais|conto] ..4 [e|,] ${took} [d*] [minha|a|meu] ${money}`,
    like: 'precisei de 100 e peguei da meta da reforma',
  },
  {
    means: 'kept',
    say: `${money} d*|pra|para ..3 [,|e] [eu|ja|tive|precisei|que|e] [que|de] ${took}|${toTake} [so] [r] [$] @`,
    like: 'o dinheiro da reforma eu peguei 100 dele',
  },
  {
    means: 'named',
    say: '^ ..5 perdeu|desfalcou [uns] [r] [$] @ [reais|conto] ..8 precisei|usei|tirei|peguei|mexi|tive|gastei',
    like: 'a reforma perdeu 100, precisei usar',
  },
  {
    means: 'named',
    say: 'desconta|desconte|diminui|diminua|abate|abata|subtrai|debita|baixa [ai] [uns] [r] [$] @ [reais|conto] d*',
    like: 'desconta 100 da reforma, tive que usar',
  },
])

/**
 * The turn of "peguei 100 do que tava guardado pra reforma", "a reforma perdeu 100": the goal of
 * that name has so much less. Null for any other message.
 */
export function drawnFromTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const { goals = [] } = input
  if (goals.length === 0 || isQuestion(reading)) return null
  // "tive que retirar 100 do que tava guardado pra reforma"
  const every = drawn.findEvery(reading)
  const found = every.find(({ means }) => means === 'kept') ?? every[0]
  const [amount, another] = reading.amounts
  if (!found || !amount || another || amount.isForeign || isToCome(reading)) return null
  const value = Math.round(amount.valueCents)
  if (value <= 0 || value > limits.amountCentsMax) return null
  const [fit, more] = fitting(tellingIn(message), goals).filter(({ at }) => at.length > 0)
  const isOfMeta = reading.flat.includes(' meta ')
  const isClose = fit && isDirect(reading, amount, fit.at)
  const named = isClose && !more ? fit.thing : null
  const goal = named ?? (isOfMeta && !fit ? goalMeant(input) : null)
  if (!goal) return null
  // "desconta 100 da reforma", where something bought is called so.
  const isEntry = namedAmong(message, rememberedIn(input)).length > 0
  if (found.means === 'named' && isEntry && !isOfMeta) return null
  const read = { intent: 'goal_deposit', confidence: 90 } as const
  const { id, name } = goal
  const deposit = { kind: 'deposit', amountCents: cents(value), goal: { id, name } } as const
  const effect = { ...deposit, way: 'out' } as const
  // "tive que gastar 300 do carro" may be paid for it, "80 do dinheiro da casa pra feira" of home.
  return isDoubtful(reading) ? offerTurn(input, effect) : carry(input, read, effect)
}
