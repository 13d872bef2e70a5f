export { answerUnread } from '#assistant/conversation/answer-unread.ts'
export { type HistoryKey, listExchanges } from '#assistant/conversation/conversation.queries.ts'
export {
  type ClaimedReply,
  claimReply,
  keepFailure,
  keepSent,
  keepStatus,
  type ReplyFate,
  retryReply,
} from '#assistant/conversation/outbox.store.ts'
export { type IncomingMessage, receiveMessage } from '#assistant/conversation/receive-message.ts'
