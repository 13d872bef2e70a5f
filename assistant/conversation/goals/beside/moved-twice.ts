import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { chained } from '#conversation/bills/chained.ts'
import { carry } from '#conversation/make-turn.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import type { Thing } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const saves = 'guardei|separei|botei|coloquei|depositei|juntei|pus'
const draws = 'tirei|saquei|resgatei|retirei|peguei'

const twice = new PhraseBook('that goals were moved twice', [
  {
    means: 'twice',
    say: `${saves}|${draws} [mais|uns|so] [r] [$] @ [reais|conto] ..5 [,] e [tambem|depois|ja] [${saves}|${draws}] [mais|uns|so] [r] [$] @ ..6 [.|!] $`,
    like: 'guardei mais 50 e tirei 20 da meta da viagem',
  },
])

const drawn = new Set(draws.split('|'))
const moved = new Set([...saves.split('|'), ...drawn])
/** What may stand in a half that names no goal, and means that of the other. */
const bare = new Set([...moved, ...'mais uns so reais conto r e tambem depois ja'.split(' ')])
const asMoved = { intent: 'goal_deposit', confidence: 88 } as const

/**
 * The turn of "guardei mais 50 e tirei 20 da viagem" and of "guardei 50 na viagem e 30 no carro":
 * both are done. Null for any other message, and where one of them is of no goal.
 */
export function movedTwiceTurn(told: TurnInput): Turn | null {
  const { goals = [] } = told
  const reading = goals.length > 0 ? readMessage(told.text, told.today) : null
  const found = reading && twice.find(reading)
  const [one, other, more] = reading?.amounts ?? []
  if (!reading || !found || !one || !other || more) return null
  const cut = reading.tokens.findLastIndex(({ norm }, at) => norm === 'e' && at < other.first)
  const halves = [
    { amount: one, own: wordsIn(reading, found.first, cut) },
    { amount: other, own: wordsIn(reading, cut + 1, reading.tokens.length) },
  ]
  const named = halves.map(({ own }) => goalIn(own, goals))
  // "tirei 20 da viagem e comprei pão": of no goal.
  const [goal, second] = [named[0] ?? named[1], named[1] ?? named[0]]
  const isElse = halves.some(({ own }, at) => !named[at] && own.some((word) => !bare.has(word)))
  if (!goal || !second || isElse) return null
  const verb = halves[0]?.own.find((word) => moved.has(word)) ?? ''
  const turns = halves.map(({ amount, own }, at) => {
    const { id, name } = at === 0 ? goal : second
    const isOut = drawn.has(own.find((word) => moved.has(word)) ?? verb)
    const amountCents = cents(Math.round(amount.valueCents))
    const effect = { kind: 'deposit', amountCents, goal: { id, name } } as const
    return carry(told, asMoved, isOut ? { ...effect, way: 'out' } : effect)
  })
  const isBounded = [one, other].every(({ valueCents }) => {
    return valueCents > 0 && valueCents <= limits.amountCentsMax
  })
  return isBounded ? chained(turns) : null
}

function wordsIn({ tokens }: Reading, from: number, to: number): string[] {
  return tokens.slice(from, to).flatMap(({ kind, norm }) => (kind === 'word' ? [norm] : []))
}

/** The only one that is named there. */
function goalIn(words: readonly string[], goals: readonly Thing[]): Thing | null {
  const fitting = goals.filter(({ name }) =>
    tellingWords(name).some((own) => words.some((word) => isSame(own, word))),
  )
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}
