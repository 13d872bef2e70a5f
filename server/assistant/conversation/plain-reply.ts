import type { ReplyDraft } from '@lya/assistant'
import type { Reply } from '@lya/contract/assistant/conversation.ts'
import { newId } from '#platform/security/ids.ts'

/** A reply about which there is nothing to undo, under an id of its own. */
export function plainReply({
  text,
  quickReplies,
}: Pick<ReplyDraft, 'text' | 'quickReplies'>): Reply {
  return { id: newId(), text, quickReplies, undoId: null, undone: false }
}
