import { leadsOff } from '#conversation/bills/named/bill-named.ts'
import { newNamesIn } from '#conversation/bills/named/new-name.ts'
import type { Effect } from '#conversation/effect.ts'
import { nameWords } from '#conversation/match-named.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { readMessage } from '#understanding/reading.ts'

/**
 * The answer that keeps bills, with the name that is given behind it: "quero sim, das duas. e troca
 * o nome da conta pra fatura nubank". Null where none of them is called so.
 *
 * @param rest What is told behind the answer.
 */
export function namedInAnswer({ today }: TurnInput, answer: Turn, rest: string): Turn | null {
  for (const { former, name } of newNamesIn(readMessage(rest, today))) {
    const said = leadsOff(former)
    const isMeant = (one: Effect) => {
      return one.kind === 'create-recurring' && said.includes(wordsOf(one.recurring.name))
    }
    if (answer.effects.filter(isMeant).length === 1) return renamedIn(answer, isMeant, name)
  }
  return null
}

const wordsOf = (name: string) => nameWords(name).join(' ')

/** The turn with another name in what it keeps. */
export function renamedIn(turn: Turn, isMeant: (one: Effect) => boolean, name: string): Turn {
  const renamed = (one: Effect): Effect => {
    if (one.kind !== 'create-recurring' || !isMeant(one)) return one
    return { ...one, recurring: { ...one.recurring, name } }
  }
  const { reply, also } = turn
  return {
    ...turn,
    effects: turn.effects.map(renamed),
    reply: reply.kind === 'effect' ? { ...reply, effect: renamed(reply.effect) } : reply,
    ...(also ? { also: renamedIn(also, isMeant, name) } : {}),
  }
}
