import type { Cents } from '@lya/core/money/cents.ts'
import { keepDraft } from '#conversation/kept-draft.ts'
import type { ConversationState } from '#conversation/state.ts'
import type { Turn } from '#conversation/turn.ts'
import { phraseQuestion } from '#phrasing/ask.ts'
import { phraseLater } from '#phrasing/later.ts'
import { phraseRegistered } from '#phrasing/log.ts'
import type { ReplyDraft } from '#phrasing/reply.ts'
import { phraseSilence } from '#phrasing/silence.ts'
import { phraseSmallTalk } from '#phrasing/small-talk.ts'
import { phraseUndo } from '#phrasing/undo.ts'

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
  return { replies: [phrase(turn, results)], state: stateAfter(turn, results) }
}

function phrase(turn: Turn, results: readonly EffectResult[]): ReplyDraft {
  const { reply } = turn
  switch (reply.kind) {
    case 'log': {
      const created = results.find((one) => one.kind === 'created')
      return phraseRegistered(reply, created?.transactions ?? [])
    }
    case 'ask':
      return phraseQuestion(reply)
    case 'undo':
      return phraseUndo(results.some((one) => one.kind === 'undone'))
    case 'later':
      return phraseLater(reply.intent)
    case 'greeting':
    case 'help':
    case 'thanks':
      return phraseSmallTalk(reply.kind)
    case 'none':
      return phraseSilence(reply.reason)
    case 'dropped':
      return phraseSilence('dropped')
    default:
      return reply satisfies never
  }
}

function stateAfter(turn: Turn, results: readonly EffectResult[]): ConversationState {
  const created = results.find((one) => one.kind === 'created')
  if (created && turn.reply.kind === 'log') {
    const transactions = turn.reply.transactions.map(keepDraft)
    return { ...turn.state, last: { undoId: created.undoId, transactions } }
  }
  if (turn.reply.kind !== 'undo') return turn.state
  const { last: _undone, ...rest } = turn.state
  return rest
}
