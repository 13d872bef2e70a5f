import { numberedBody, variablesIn } from '@lya/core/backoffice/messages/variables.ts'
import { findOwnMessage } from '#backoffice/campaigns/campaigns.store.ts'
import { linkPath } from '#backoffice/campaigns/open-link.ts'
import { findSubject, messageValues, previewMessage } from '#backoffice/templates/index.ts'
import { type FilledTemplate, type NoticeKind, newsKind } from '#people/notices/index.ts'
import type { SecretKey } from '#platform/security/secret-key.ts'

/** News as campaigns word them, when they leave; what was stopped by then says nothing. */
export function campaignKind({
  key,
  publicUrl,
}: {
  key: SecretKey
  publicUrl: string
}): NoticeKind {
  return {
    ...newsKind,
    word: async ({ tx, userId, clock, timeZone }, { data }) => {
      const campaignId = typeof data.campaign === 'string' ? data.campaign : ''
      const found = await findOwnMessage(tx, campaignId)
      const subject = await findSubject(tx, userId)
      if (!found || !subject || found.state === 'stopped') return null
      const { content } = found
      const { channel } = content
      const now = clock.now().toZonedDateTimeISO(timeZone)
      const values = messageValues(subject, { channel, now, publicUrl })
      const { subject: title, paragraphs, button } = previewMessage(content, values)
      const filled: FilledTemplate = {
        template: { name: content.metaName, body: numberedBody(content.body) },
        parameters: variablesIn(content.body).map((name) => values[name]),
      }
      return {
        title,
        sentence: paragraphs.join(' '),
        path: linkPath(key, { userId, campaignId }),
        letter: { subject: title, paragraphs, label: button },
        ...(channel === 'whatsapp' ? { filled } : {}),
      }
    },
  }
}

/** By which the notices let a campaign reach somebody once. */
export function campaignKey(campaignId: string): string {
  return `${newsKind.name}:${campaignId}`
}
