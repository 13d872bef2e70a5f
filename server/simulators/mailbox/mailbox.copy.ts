import type { StoredMail } from '#simulators/mailbox/mailbox.store.ts'

const style = `
:root { color-scheme: light dark; --ink: #0f2a33; --paper: #fbf8f3; --card: #fff; --line: #d9d4ca;
  --link: #0f4c5c; --notice: #ffb703 }
@media (prefers-color-scheme: dark) { :root { --ink: #f2efe9; --paper: #0f2a33; --card: #16363f;
  --line: #35545e; --link: #8fd3e0 } }
* { box-sizing: border-box }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
.notice { margin: 0; padding: 8px 16px; background: var(--notice); color: #0f2a33; font-weight: 600;
  text-align: center }
main { max-width: 720px; margin: 0 auto; padding: 24px 16px }
h1 { margin: 0 0 16px; font-size: 24px; overflow-wrap: anywhere }
ul { margin: 0; padding: 0; list-style: none }
li { margin-bottom: 8px }
li a, .letter { display: block; padding: 12px 16px; border: 1px solid var(--line);
  border-radius: 14px; background: var(--card); overflow-wrap: anywhere }
li a { color: inherit; text-decoration: none }
a:focus-visible { outline: 3px solid var(--notice); outline-offset: 2px }
.letter a, .back { color: var(--link) }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 12px; margin: 0 0 16px }
dt { font-weight: 600 } dd { margin: 0; overflow-wrap: anywhere }
small { display: block }
pre { margin: 0; font: inherit; white-space: pre-wrap }
`

/** What has been sent, newest first. */
export function mailboxPage(mails: StoredMail[]): string {
  const items = mails.map(
    (
      mail,
    ) => `<li><a href="/simulador/email/${mail.id}"><strong>${escapeHtml(mail.subject)}</strong>
<small>Para ${escapeHtml(mail.to)} · ${momentOf(mail)}</small></a></li>`,
  )
  const list = items.length > 0 ? `<ul>${items.join('\n')}</ul>` : '<p>Nenhum e-mail por aqui.</p>'
  return page('Caixa de e-mails', `<h1>Caixa de e-mails</h1>\n${list}`)
}

/** One mail as text, with links that open: its own HTML stays out, this page trusts nobody. */
export function mailPage(mail: StoredMail): string {
  return page(
    mail.subject,
    `<p><a class="back" href="/simulador/email">Voltar para a caixa</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<dl><dt>Para</dt><dd>${escapeHtml(mail.to)}</dd><dt>Enviado</dt><dd>${momentOf(mail)}</dd></dl>
<div class="letter"><pre>${linked(mail.text)}</pre></div>`,
  )
}

export function missingMailPage(): string {
  return page(
    'E-mail não encontrado',
    `<h1>E-mail não encontrado</h1>
<p><a class="back" href="/simulador/email">Voltar para a caixa</a></p>`,
  )
}

/** The page's style, for its hash in the Content-Security-Policy. */
export const mailboxStyle = style

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Lya</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<header class="notice">Ambiente de demonstração: nenhum e-mail sai daqui.</header>
<main>
${content}
</main>
</body>
</html>
`
}

function momentOf({ sentAt }: StoredMail): string {
  const moment = { dateStyle: 'short', timeStyle: 'medium', timeZone: 'America/Sao_Paulo' } as const
  return `<time datetime="${sentAt.toISOString()}">${sentAt.toLocaleString('pt-BR', moment)}</time>`
}

function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, at) => {
      const safe = escapeHtml(part)
      return at % 2 === 1 ? `<a href="${safe}">${safe}</a>` : safe
    })
    .join('')
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
