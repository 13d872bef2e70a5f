import { createTransport } from 'nodemailer'
import type { Mailer } from '#platform/mail/mailer.ts'
import { Outage } from '#platform/outage.ts'

/** Milliseconds; a job that hangs would block the mails behind it. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/**
 * Delivers through an SMTP server.
 *
 * @param options.url `smtp://user:password@host:port` or `smtps://`.
 * @param options.from The sender, such as `Lya <lya@example.com>`.
 */
export function smtpMailer(options: { url: string; from: string }): Mailer & { close(): void } {
  const transport = createTransport({
    url: options.url,
    ...timeouts,
    pool: true,
    maxConnections: 2,
    // A mail is text: nothing in it may make us read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^\s>]+)/.exec(options.from)?.[1] ?? 'localhost'
  return {
    send: async (id, { unsubscribeUrl, ...mail }) => {
      try {
        await transport.sendMail({
          ...mail,
          from: options.from,
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated', ...leaving(unsubscribeUrl) },
        })
      } catch (cause) {
        throw new Outage('smtp', { isRetryable: !isRefusedForGood(cause), cause })
      }
    },
    close: () => transport.close(),
  }
}

/** Mail programs show a button for it; one press of it is one POST (RFC 2369, RFC 8058). */
function leaving(url: string | undefined): Record<string, string> {
  if (url === undefined) return {}
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** RFC 5321: 5yz is a permanent negative reply. Signing in may be mended by the operator. */
function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  if (code === 'EAUTH') return false
  return typeof responseCode === 'number' && responseCode >= 500
}
