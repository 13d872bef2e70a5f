export { type HistoryKey, listExchanges } from '#assistant/conversation/conversation.queries.ts'
export { type IncomingMessage, receiveMessage } from '#assistant/conversation/receive-message.ts'
