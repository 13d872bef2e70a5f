export { conversationRoutes } from '#assistant/web-chat/web-chat.routes.ts'
