export {
  type Media,
  type OutgoingMessage,
  type OutgoingTemplate,
  type Recipient,
  type Sent,
  WhatsAppFailure,
  type WhatsAppGateway,
} from '#assistant/whatsapp/gateway.ts'
export type {
  InboundMedia,
  MediaReader,
  MediaReading,
} from '#assistant/whatsapp/inbound/media-reader.ts'
export { mountWebhook } from '#assistant/whatsapp/inbound/mount-webhook.ts'
export { keepNoticeStatus, noticeCarrier } from '#assistant/whatsapp/outbound/carry-notice.ts'
export { failureKindOf } from '#assistant/whatsapp/outbound/failure-kind.ts'
export { retryAfter } from '#assistant/whatsapp/outbound/retry-policy.ts'
export { lateTemplate } from '#assistant/whatsapp/whatsapp.copy.ts'
export { addWhatsAppJobs, type WhatsAppWork } from '#assistant/whatsapp/whatsapp.jobs.ts'
