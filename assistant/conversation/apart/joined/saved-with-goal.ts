import { cents } from '@lya/core/amounts/cents.ts'
import { stands } from '#conversation/apart/joined/part.ts'
import type { Said } from '#conversation/apart/joined/said.ts'
import { carry } from '#conversation/make-turn.ts'
import type { Turn } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Reading } from '#understanding/reading.ts'

const id = 'told-just-now'

/**
 * The turn of a goal and of what is put into it at once: "quero juntar 450 pra um fone! bota 60 no
 * fone". It begins with that. Null for any other message.
 */
export function savedWithGoalTurn({ told, reading, cuts, hear, hearing }: Said): Turn | null {
  if (reading.amounts.length !== 2) return null
  for (const { front, behind, reading: later } of cuts) {
    // What is put into it is a sum of its own.
    if (later.amounts.length === 0) continue
    const goal = hear(front)
    const [effect] = goal.turn.effects
    if (!stands(goal) || effect?.kind !== 'create-goal' || effect.goal.savedCents) continue
    const goals = [{ id, name: effect.goal.name }]
    const { effects } = hearing.understand({ ...told, text: behind, goals })
    const [saved, more] = effects
    const isInto = saved?.kind === 'deposit' && !more && saved.goal.id === id
    const sum = isInto ? saved.amountCents : onlySaved(later)
    if (sum === null) continue
    const whole = { ...effect.goal, savedCents: cents(sum) }
    const turn = carry(told, goal.turn.candidate, { kind: 'create-goal', goal: whole })
    return { ...turn, rule: goal.turn.rule }
  }
  return null
}

const saving = words('guardei separei juntei poupei reservei guardado separado')
const beside = words('e ja hoje agora ontem so reais r $ ele dela disso aqui ate tenho . !')

/** "hoje separei 150": into what is not said, and there is but that. */
function onlySaved({ tokens, amounts }: Reading): number | null {
  const [amount, more] = amounts
  if (!amount || more || !tokens.some(({ norm }) => saving.has(norm))) return null
  const isOnly = tokens.every(({ norm }, at) => {
    return (at >= amount.first && at <= amount.last) || saving.has(norm) || beside.has(norm)
  })
  return isOnly ? Math.round(amount.valueCents) : null
}
