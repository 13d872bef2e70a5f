import { WhatsAppFailure } from '#assistant/whatsapp/gateway.ts'
import type { WhatsAppParts } from '#assistant/whatsapp/whatsapp.ts'

/** Shows the ticks and that Lya is typing. A courtesy: whatever follows goes on without it. */
export async function markRead(
  { gateway, log }: Pick<WhatsAppParts, 'gateway' | 'log'>,
  messageId: string,
): Promise<void> {
  try {
    await gateway.markRead(messageId)
  } catch (error) {
    if (!(error instanceof WhatsAppFailure)) throw error
    log.debug('a WhatsApp message was not marked as read', { kind: error.kind, code: error.code })
  }
}
