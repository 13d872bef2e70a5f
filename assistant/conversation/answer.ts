import type { Cents } from '@lya/core/money/cents.ts'
import { formatReais } from '@lya/core/money/reais.ts'
import type { ConversationState } from '#conversation/state.ts'
import type { Turn } from '#conversation/turn.ts'
import type { ReplyDraft } from '#phrasing/reply.ts'

/** What came of an effect, in the order of `turn.effects`. */
export type EffectResult =
  | {
      kind: 'created'
      undoId: string
      /** In the order of the drafts; `budgetLeftCents` is null where there is no budget. */
      transactions: { id: string; categoryName: string | null; budgetLeftCents: Cents | null }[]
    }
  | { kind: 'undone' }
  | { kind: 'nothing-to-undo' }

/** Second half of a turn: what Lya says, and the state to keep until the next message. */
export function answer(
  turn: Turn,
  results: readonly EffectResult[],
): { replies: ReplyDraft[]; state: ConversationState } {
  const [result] = results
  if (turn.reply.kind === 'log' && result?.kind === 'created') {
    const [draft] = turn.reply.transactions
    const name = result.transactions[0]?.categoryName ?? 'Outros'
    const day = draft?.date.equals(turn.reply.today) ? 'hoje' : 'ontem'
    const text = draft ? `Anotei! ${formatReais(draft.amountCents)} em ${name}, ${day}.` : ''
    const last = {
      undoId: result.undoId,
      transactions: turn.reply.transactions.map((one) => ({ ...one, date: one.date.toString() })),
    }
    return { replies: [{ text, quickReplies: [], undoable: true }], state: { ...turn.state, last } }
  }
  if (turn.reply.kind === 'undo') {
    const text = result?.kind === 'undone' ? 'Pronto, desfiz.' : 'Não há o que desfazer.'
    return { replies: [{ text, quickReplies: [], undoable: false }], state: {} }
  }
  const text = 'Não entendi. Me conte um gasto, como "gastei 52,90 no mercado ontem".'
  return { replies: [{ text, quickReplies: [], undoable: false }], state: turn.state }
}
