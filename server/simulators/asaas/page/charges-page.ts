import { createHash } from 'node:crypto'
import { chargesScript } from '#simulators/asaas/page/charges-script.ts'
import { chargesStyle } from '#simulators/asaas/page/charges-style.ts'
import { pageBody, pageTitle } from '#simulators/asaas/page/page.copy.ts'

const hash = (text: string): string => createHash('sha256').update(text).digest('base64')

/** Only our own style and script, and calls to ourselves. */
export const chargesPolicy =
  `default-src 'none'; style-src 'sha256-${hash(chargesStyle)}'; ` +
  `script-src 'sha256-${hash(chargesScript)}'; connect-src 'self'; img-src data:; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export function chargesPage(): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${pageTitle}</title>
<link rel="icon" href="data:,">
<style>${chargesStyle}</style>
</head>
<body>
${pageBody}
<script>${chargesScript}</script>
</body>
</html>
`
}
