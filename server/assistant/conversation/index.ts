export { AdviceWanted } from '#assistant/conversation/advice-wanted.ts'
export { answerUnread } from '#assistant/conversation/answer-unread.ts'
export {
  findExchange,
  listExchanges,
} from '#assistant/conversation/conversation.queries.ts'
export { deleteMessages } from '#assistant/conversation/deletion.store.ts'
export type { IncomingMessage } from '#assistant/conversation/incoming-message.ts'
export { addKeptJobs, haveKeptOffered } from '#assistant/conversation/kept/kept.jobs.ts'
export {
  type ClaimedReply,
  claimReply,
  keepFailure,
  keepSent,
  keepStatus,
  type ReplyFate,
  retryReply,
} from '#assistant/conversation/outbox.store.ts'
export { receiveMessage } from '#assistant/conversation/receive-message.ts'
export { searchExchanges } from '#assistant/conversation/search.queries.ts'
