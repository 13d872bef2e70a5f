import { answer } from '#conversation/answer.ts'
import type { EffectResult } from '#conversation/effect-result.ts'
import type { ConversationState } from '#conversation/state.ts'
import type { Turn } from '#conversation/turn.ts'
import { understand } from '#conversation/understand.ts'
import { isPaid } from '#corpus/world/bills.ts'
import { carryOut } from '#corpus/world/carry-out.ts'
import { newest } from '#corpus/world/entries.ts'
import { type Have, newWorld, type World } from '#corpus/world/world.ts'
import type { BinaryModel } from '#opinion/binary.ts'
import type { Model } from '#opinion/several.ts'
import type { AssistantCategory, TransactionType } from '#understanding/draft.ts'

/** A conversation in which every effect is carried out, in a world of its own. */
export interface Conversation {
  world: World
  state: ConversationState
  /** Who is asked for a second opinion, as a turn takes it. */
  model?: Model | null
  numbers?: BinaryModel
  direction?: BinaryModel
  names?: BinaryModel
}

/** What one message came to. */
export interface Told {
  turn: Turn
  results: EffectResult[]
  replies: string[]
  /** The world as the message found it. */
  before: Pick<World, 'entries'>
}

export interface OwnCategory {
  name: string
  type: TransactionType
}

const suggested: readonly OwnCategory[] = [
  ...[
    'Alimentação',
    'Transporte',
    'Moradia',
    'Compras',
    'Saúde',
    'Educação',
    'Lazer',
    'Presentes',
  ].map((name) => ({ name, type: 'despesa' as const })),
  ...['Salário', 'Freelances'].map((name) => ({ name, type: 'receita' as const })),
]

/** @param one.categories The person's own full list; the suggested set where it is left out. */
export function begin(one: {
  today: Temporal.PlainDate
  categories?: readonly OwnCategory[]
  have?: Have
  model?: Model | null
  numbers?: BinaryModel
  direction?: BinaryModel
  names?: BinaryModel
}): Conversation {
  const named = one.categories ?? suggested
  const own = named.map(({ name, type }): AssistantCategory => {
    return { id: `${type}:${name}`, name, type }
  })
  const world = newWorld(one.have ?? {}, one.today, own)
  return { world, state: {}, ...askedOf(one) }
}

/** Who is asked for a second opinion: whoever is named. */
function askedOf({
  model,
  numbers,
  direction,
  names,
}: Pick<Conversation, 'model' | 'numbers' | 'direction' | 'names'>) {
  return {
    ...(model === undefined ? {} : { model }),
    ...(numbers ? { numbers } : {}),
    ...(direction ? { direction } : {}),
    ...(names ? { names } : {}),
  }
}

/** Takes one message as the product does: understands it, carries it out and answers. */
export function take(conversation: Conversation, text: string): Told {
  const { world, state } = conversation
  const { today, categories, learned, goals, bills, entries } = world
  const payments = bills.map((one) => ({ ...one, isPaid: isPaid(world, one) }))
  const own = { categories, learned, goals, payments, recent: () => recentOf(world) }
  const turn = understand({ text, today, state, ...own, ...askedOf(conversation) })
  const results = carryOut(world, turn)
  const { replies, state: after } = answer(turn, results)
  conversation.state = after
  return { turn, results, replies: replies.map((reply) => reply.text), before: { entries } }
}

const recentDays = 7

/** The entries of the last days, as the product hands them over. */
function recentOf(world: World): World['entries'] {
  const from = world.today.subtract({ days: recentDays }).toString()
  return newest(world).filter(({ date }) => date >= from)
}
