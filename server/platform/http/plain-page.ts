import { createHash } from 'node:crypto'
import { securityHeaders } from '#platform/http/security-headers.ts'

/** A page of a few words that works in every browser, without a script: where letters lead. */
export interface PlainPage {
  title: string
  /** HTML of our own making, never what anybody typed. */
  content: string
}

const style = `body{margin:0;padding:32px 16px;background:#FBF8F3;color:#0F2A33;\
font:16px/1.5 Inter,Arial,sans-serif}main{max-width:480px;margin:0 auto;padding:32px;\
background:#fff;border:1px solid #E5DED2;border-radius:14px}h1{margin:0 0 16px;font-size:24px}\
p{margin:0 0 24px}button,a{font:inherit;font-weight:600}button{padding:12px 24px;border:0;\
border-radius:999px;background:#0F4C5C;color:#fff;cursor:pointer}a{color:#0F4C5C}\
@media(prefers-color-scheme:dark){body{background:#10191D;color:#F2EEE6}main{background:#17232A;\
border-color:#2A3A42}button{background:#7FD1C1;color:#10191D}a{color:#7FD1C1}}`

const styleHash = createHash('sha256').update(style).digest('base64')
const policy =
  `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self'; ` +
  "frame-ancestors 'none'"

/** The answer that shows such a page; its address may be a secret, so it is told nobody. */
export function plainPage(
  { title, content }: PlainPage,
  options: { status: number; isHttps: boolean },
): Response {
  const html = `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title} | Lya</title>
<style>${style}</style></head>
<body><main><h1>${title}</h1>
${content}
</main></body>
</html>
`
  return new Response(html, {
    status: options.status,
    headers: {
      ...securityHeaders(options),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  })
}
