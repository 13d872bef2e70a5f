import type { Cents } from '@lya/core/amounts/cents.ts'
import type { Changes, Choosable, Effect, Query } from '#conversation/effect.ts'
import type { Option, Slot } from '#conversation/effect-result.ts'
import { optionsMax } from '#conversation/match-named.ts'
import { type Choice, noTarget, optionsOf, targetOf } from '#conversation/meant-transaction.ts'
import { openChoice } from '#conversation/pending-choice.ts'
import type { ConversationState } from '#conversation/state.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Obstacle, Reply } from '#phrasing/reply.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Candidate, Read } from '#understanding/intents/candidate.ts'
import type { Sum } from '#understanding/transactions/sums/sum.ts'

/** A new message that is no answer closes the question: it must not catch a later, stray word. */
function withoutQuestion(state: ConversationState): ConversationState {
  const { open: _closed, ...rest } = state
  return rest
}

const chats: readonly Reply['kind'][] = ['greeting', 'help', 'thanks', 'talk']

/** A reply that speaks of no money, after which what was spoken of before still is. */
export function isChat({ kind }: Reply): boolean {
  return chats.includes(kind)
}

/** Every count of lines divides it. */
const spokenMax = 12

/** A turn that only speaks. */
export function say(input: TurnInput, read: Read | Candidate, reply: Reply): Turn {
  const before = isChat(reply) ? input.state : withoutQuestion(input.state)
  const isIdle = reply.kind === 'talk' || reply.kind === 'none'
  const state = isIdle ? { ...before, spoken: ((before.spoken ?? 0) + 1) % spokenMax } : before
  const { today, categories } = input
  // Whoever has no rule of an intent is a reader, and its turn gets the reader's name.
  const candidate: Candidate = { rule: 'none', ...read }
  const rule = reply.kind === 'none' ? (`silent.${reply.reason}` as const) : candidate.rule
  const { intent } = candidate
  return { intent, rule, effects: [], state, candidate, reply, today, categories }
}

/** A turn that says what keeps it from being done. */
export function balk(input: TurnInput, read: Read | Candidate, obstacle: Obstacle): Turn {
  return say(input, read, { kind: 'obstacle', obstacle })
}

/** A turn that does one thing and tells what came of it. */
export function carry(input: TurnInput, read: Read | Candidate, effect: Effect): Turn {
  return { ...say(input, read, { kind: 'effect', effect }), effects: [effect] }
}

/** A turn that asks for figures; what follows may go on about them, "e ontem?". */
export function askFor(
  input: TurnInput,
  { confidence, fields }: Pick<Read, 'confidence' | 'fields'>,
  query: Query,
): Turn {
  const read: Read = { intent: 'query', confidence, ...(fields ? { fields } : {}) }
  const turn = carry(input, read, { kind: 'query', query })
  return { ...turn, state: { ...turn.state, asked: query } }
}

/** A turn that writes entries; one without any words for it is called what it is. */
export function register(
  input: TurnInput,
  read: Read | Candidate,
  told: readonly TransactionDraft[],
): Turn {
  const transactions = told.map((one) => {
    const name = one.type === 'receita' ? 'Entrada' : 'Gasto'
    return one.description === '' ? { ...one, description: name } : one
  })
  const turn = say(input, read, { kind: 'log', transactions, today: input.today })
  return { ...turn, intent: 'log', effects: [{ kind: 'create-transactions', transactions }] }
}

/** Asks which one is meant; nothing is written before the answer. */
export function choose(
  input: TurnInput,
  read: Read | Candidate,
  effect: Choosable,
  among: { slot: Slot; options: readonly Option[] },
): Turn {
  const { slot, options } = among
  const offered = options.slice(0, optionsMax)
  const turn = say(input, read, { kind: 'choose', slot, options: offered })
  const open = openChoice(effect, slot, options, input.today)
  return { ...turn, state: { ...turn.state, open } }
}

/** A turn that changes the one that is meant; of several, which one is asked. */
export function correct(
  input: TurnInput,
  read: Read | Candidate,
  meant: readonly Choice[],
  changes: Changes,
): Turn {
  const [only, another] = meant
  if (only && !another) {
    return carry(input, read, { kind: 'correct', target: targetOf(only.id), changes })
  }
  const effect = { kind: 'correct', target: noTarget, changes } as const
  return choose(input, read, effect, { slot: 'transaction', options: optionsOf(meant) })
}

/** A turn that writes another sum of an entry, with how it was worked out, where it was. */
export function correctSum(
  input: TurnInput,
  { id }: { id: string },
  amountCents: Cents,
  sum?: Sum,
): Turn {
  const read: Read = { intent: 'correct', confidence: 92, fields: { amount: amountCents } }
  const worked = sum ? { sum } : {}
  return carry(input, read, {
    kind: 'correct',
    target: targetOf(id),
    changes: { amountCents },
    ...worked,
  })
}
