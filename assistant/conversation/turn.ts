import { cents } from '@lya/core/money/cents.ts'
import type { ConversationState } from '#conversation/state.ts'
import { fold, tidyText } from '#language/fold.ts'
import type { Reply } from '#phrasing/reply.ts'
import type {
  AssistantCategory,
  Intent,
  LearnedChoice,
  TransactionDraft,
} from '#understanding/draft.ts'

export interface TurnInput {
  text: string
  /** The day of the person who writes. */
  today: Temporal.PlainDate
  categories: readonly AssistantCategory[]
  learned: readonly LearnedChoice[]
  state: ConversationState
}

export type Effect =
  | { kind: 'create-transactions'; transactions: TransactionDraft[] }
  /** Undo what `state.last` names. */
  | { kind: 'undo-last' }

export interface Turn {
  intent: Intent
  effects: Effect[]
  state: ConversationState
  /** For `answer` alone. */
  reply: Reply
}

/** First half of a turn: what was meant and what is to be done about it. Never throws on any text. */
export function understand(input: TurnInput): Turn {
  const text = fold(tidyText(input.text))
  if (/^(desfaz|desfazer|apaga o ultimo)/.test(text) && input.state.last) {
    return { intent: 'delete', effects: [{ kind: 'undo-last' }], state: input.state, reply: { kind: 'undo' } }
  }
  const match = /(\d+)(?:,(\d{2}))?/.exec(text)
  if (!match) return { intent: 'none', effects: [], state: input.state, reply: { kind: 'none' } }
  const amountCents = cents(Number(match[1]) * 100 + Number(match[2] ?? 0))
  const date = text.includes('ontem') ? input.today.subtract({ days: 1 }) : input.today
  const category = input.categories.find((one) => one.name === 'Alimentação')
  const description = /n[oa] (\w+)/.exec(text)?.[1] ?? 'gasto'
  const transactions: TransactionDraft[] = [
    { type: 'despesa', amountCents, date, categoryId: category?.id ?? null, description },
  ]
  return {
    intent: 'log',
    effects: [{ kind: 'create-transactions', transactions }],
    state: input.state,
    reply: { kind: 'log', transactions, today: input.today },
  }
}
