import { createHash } from 'node:crypto'

const hash = (text: string): string => createHash('sha256').update(text).digest('base64')

/**
 * Makes a page of a simulator, which needs nothing but itself.
 *
 * @param own.media Whether it shows pictures and plays recordings of ours.
 * @returns The page, and the policy under which it is sent: its own style and script, and calls to
 *   ourselves.
 */
export function ownPage(own: {
  title: string
  style: string
  script: string
  body: string
  media?: boolean
}): { html: string; policy: string } {
  const { title, style, script, body, media = false } = own
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash(style)}'`,
    `script-src 'sha256-${hash(script)}'`,
    "connect-src 'self'",
    media ? "img-src 'self' data:" : 'img-src data:',
    ...(media ? ["media-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  const html = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
${body}
<script>${script}</script>
</body>
</html>
`
  return { html, policy }
}
