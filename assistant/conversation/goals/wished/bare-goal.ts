import type { TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { words } from '#language/phrases/word-set.ts'
import { findVerb } from '#language/verbs.ts'
import type { Reading } from '#understanding/reading.ts'

const before = words('nova outra minha uma : - , de da do pra para pro')
/** How a goal stands, or of which days it is: no name of one. */
const other = words(
  'batida atingida alcancada cumprida concluida mensal diaria semanal anual mes dia semana ano hoje',
  'gasto gastos vida sim nao ok qual quais todas atual errada certa boa bom dela dele dessa disso isso',
)
const wordsMax = 3

/**
 * What a goal is called of which only this is told: "meta viagem", "meta: reforma". Null for any
 * other message, and where there is a goal of that name, which it speaks of.
 */
export function bareGoal({ goals }: TurnInput, { tokens, text, amounts }: Reading): string | null {
  const at = tokens.findIndex(({ norm }) => norm === 'meta')
  if (at < 0 || amounts.length > 0) return null
  if (!tokens.slice(0, at).every(({ norm }) => before.has(norm))) return null
  const begin = tokens.findIndex(({ norm }, index) => index > at && !before.has(norm))
  const named = begin < 0 ? [] : tokens.slice(begin).filter(({ norm }) => norm !== '.')
  const isName = named.every(({ kind, norm }) => kind === 'word' && !findVerb(norm))
  if (!isName || named.length === 0 || named.length > wordsMax) return null
  if (named.some(({ norm }) => other.has(norm) || isCalled(goals, norm))) return null
  return text.slice(named[0]?.start, named.at(-1)?.end)
}

function isCalled(goals: TurnInput['goals'], word: string): boolean {
  return (goals ?? []).some(({ name }) => fold(name).split(' ').includes(word))
}
