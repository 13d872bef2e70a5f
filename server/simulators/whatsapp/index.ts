export { serveGraph } from '#simulators/whatsapp/graph-server.ts'
export { mountTelephone } from '#simulators/whatsapp/simulator-routes.ts'
export { type WebhookSender, webhookSender } from '#simulators/whatsapp/webhook-sender.ts'
