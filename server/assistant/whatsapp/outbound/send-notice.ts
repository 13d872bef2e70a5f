import type { Identity } from '#assistant/channels/index.ts'
import { WhatsAppFailure } from '#assistant/whatsapp/gateway.ts'
import { recipientOf } from '#assistant/whatsapp/outbound/send-replies.ts'
import {
  invitation,
  linkedNotice,
  stillUnknownNotice,
  wrongCodeNotice,
} from '#assistant/whatsapp/whatsapp.copy.ts'
import type { Notice, WhatsAppParts } from '#assistant/whatsapp/whatsapp.ts'

/**
 * Sends a notice at most once: only a failure that says that nothing left is tried again.
 *
 * @throws WhatsAppFailure that a later try may not meet.
 */
export async function sendNotice(
  parts: Pick<WhatsAppParts, 'gateway' | 'log' | 'publicUrl'>,
  { notice, ...identity }: Identity & { notice: Notice },
): Promise<void> {
  try {
    const text = textOf(notice, parts.publicUrl)
    await parts.gateway.send({ to: recipientOf(identity), text, choices: [] })
  } catch (error) {
    if (!(error instanceof WhatsAppFailure) || error.kind === 'later') throw error
    const { kind, code } = error
    if (kind === 'alarm') parts.log.error('WhatsApp needs the operator', { code })
    else parts.log.warn('a WhatsApp notice did not leave', { notice, kind, code })
  }
}

function textOf(notice: Notice, publicUrl: string): string {
  switch (notice) {
    case 'linked':
      return linkedNotice()
    case 'invitation':
      return invitation(publicUrl)
    case 'still-unknown':
      return stillUnknownNotice(publicUrl)
    case 'wrong-code':
      return wrongCodeNotice(publicUrl)
  }
}
