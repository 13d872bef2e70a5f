import { cents } from '@lya/core/amounts/cents.ts'
import { chained } from '#conversation/bills/chained.ts'
import { jars } from '#conversation/goals/own-words/jars.ts'
import { carry } from '#conversation/make-turn.ts'
import { goalMeant } from '#conversation/memory/goal-meant.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { leansWord } from '#understanding/memory/leaning.ts'
import { readMessage } from '#understanding/reading.ts'

const drawn = new PhraseBook('taken out of a jar to be spent', [
  {
    means: 'spent',
    say: `tirei|peguei|usei|retirei|catei [uns|so|hoje] [r] [$] @ [reais] d* [minha|meu|nossa] ${jars} ..3 pra|para|pro [eu] [comprar|pagar|compra|paga]`,
    like: 'tirei 15 da latinha pra comprar pão e café',
  },
])

const parting = new Set([',', '.', ';', '!'])
const read = { intent: 'goal_deposit', confidence: 88 } as const

/**
 * The turn of "tirei 15 da latinha pra comprar pão e café": the bread was paid with it, and the
 * goal, where one is meant, has so much less. Null for any other message.
 */
export function outOfJarTurn(told: TurnInput, understand: (input: TurnInput) => Turn): Turn | null {
  const said = told.text.toLowerCase()
  if (stems.every((stem) => !said.includes(stem)) || said.includes('?')) return null
  const reading = readMessage(told.text, told.today)
  const found = drawn.find(reading)
  const [sum, another] = reading.amounts
  if (!found || !sum || another || sum.isForeign) return null
  const { tokens, text } = reading
  // "tirei 400 do pote pra comprar arame", out of a goal: that it was bought is told another time.
  const isGoals = tokens.slice(found.first, found.last).some(({ norm }) => leansWord('jar', norm))
  if (isGoals && (told.goals ?? []).length > 0) return null
  const end = tokens.findIndex(({ norm }, at) => at > found.last && parting.has(norm))
  const last = end < 0 ? tokens.length - 1 : end - 1
  if (last <= found.last) return null
  const thing = text.slice(tokens[found.last + 1]?.start, tokens[last]?.end)
  const figure = text.slice(tokens[sum.first]?.start, tokens[sum.last]?.end)
  const spent = understand({ ...told, text: `paguei ${figure} de ${thing}` })
  const [effect, more] = spent.effects
  if (effect?.kind !== 'create-transactions' || more) return null
  const goal = goalMeant(told)
  if (!goal) return spent
  const { id, name } = goal
  const amountCents = cents(Math.round(sum.valueCents))
  const out = carry(told, read, { kind: 'deposit', amountCents, goal: { id, name }, way: 'out' })
  return chained([spent, out])
}

const stems = ['tirei', 'peguei', 'usei', 'retirei', 'catei']
