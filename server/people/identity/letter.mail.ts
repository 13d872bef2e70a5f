import { firstNameOf } from '@lya/core/people/identity/first-name.copy.ts'
import type { Mail } from '#platform/mail/mailer.ts'

/** An e-mail ready to leave, but for its addressee. */
export type MailContent = Omit<Mail, 'to'>

interface Letter {
  name: string
  subject: string
  paragraphs: string[]
  action: { label: string; link: string }
  footnote: string
  /** Where the person ends such letters. */
  leave?: { label: string; link: string }
}

/** Sets a letter as text and as a page; greets by a first name that can advertise nothing. */
export function compose(letter: Letter): MailContent {
  const { name, subject, paragraphs, action, footnote, leave } = letter
  const first = firstName(name)
  const greeting = first ? `Oi, ${first}!` : 'Oi!'
  const ending = leave ? [footnote, `${leave.label}: ${leave.link}`, 'Lya'] : [footnote, 'Lya']
  const text = [greeting, ...paragraphs, `${action.label}: ${action.link}`, ...ending]
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: page(
      [
        ...[greeting, ...paragraphs].map(
          (line) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`,
        ),
        button(action),
        `<p style="margin:24px 0 0;color:#5B6670;font-size:14px">${escapeHtml(footnote)}</p>`,
        ...(leave ? [quietLink(leave)] : []),
      ].join('\n'),
    ),
  }
}

/**
 * Anybody can sign up with somebody else's address, so a name could carry an advertisement or a
 * link to a stranger: only one short word of letters is greeted.
 */
function firstName(name: string): string | null {
  const called = firstNameOf(name)
  return /^[\p{L}\p{M}'-]{1,20}$/u.test(called) ? called : null
}

function button({ label, link }: { label: string; link: string }): string {
  const style =
    'display:inline-block;padding:12px 24px;border-radius:999px;background:#0F4C5C;' +
    'color:#FFFFFF;text-decoration:none;font-weight:600'
  const anchor = `<a href="${escapeHtml(link)}" style="${style}">${escapeHtml(label)}</a>`
  return `<p style="margin:24px 0">${anchor}</p>`
}

function quietLink({ label, link }: { label: string; link: string }): string {
  const anchor = `<a href="${escapeHtml(link)}" style="color:#5B6670">${escapeHtml(label)}</a>`
  return `<p style="margin:8px 0 0;font-size:14px">${anchor}</p>`
}

function page(content: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<body style="margin:0;padding:32px 16px;background:#FBF8F3;color:#0F2A33;\
font:16px/1.5 Inter,Arial,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#FFFFFF;border-radius:14px">
<p style="margin:0 0 24px;font-size:24px;font-weight:700;color:#0F4C5C">lya\
<span style="color:#FFB703">&#9679;</span></p>
${content}
</div>
</body>
</html>
`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
