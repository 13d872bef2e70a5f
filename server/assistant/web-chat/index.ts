export { historyCursor } from '#assistant/web-chat/history-cursor.ts'
export { conversationRoutes } from '#assistant/web-chat/web-chat.routes.ts'
