import { createHash } from 'node:crypto'
import { telephoneBody, telephoneTitle } from '#simulators/whatsapp/telephone.copy.ts'
import { telephoneScript } from '#simulators/whatsapp/telephone-script.ts'
import { telephoneStyle } from '#simulators/whatsapp/telephone-style.ts'

const hash = (text: string): string => createHash('sha256').update(text).digest('base64')

/** Only our own style and script, and calls and files of ourselves. */
export const telephonePolicy =
  `default-src 'none'; style-src 'sha256-${hash(telephoneStyle)}'; ` +
  `script-src 'sha256-${hash(telephoneScript)}'; connect-src 'self'; img-src 'self' data:; ` +
  "media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export function telephonePage(): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${telephoneTitle}</title>
<link rel="icon" href="data:,">
<style>${telephoneStyle}</style>
</head>
<body>
${telephoneBody}
<script>${telephoneScript}</script>
</body>
</html>
`
}
