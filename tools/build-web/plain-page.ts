import { createHash } from 'node:crypto'

export interface PlainParts {
  /** Our own script, relative to the build's client folder. */
  script: string
  /** Reads a style sheet that the page links to, by its path there. */
  readSheet: (path: string) => string
}

/**
 * Takes React out of a content page: its scripts and preloads go, what streaming left behind
 * goes, its style sheets move into the page (no request stands before the first paint), and our
 * own small script comes in.
 */
export function toPlainPage(html: string, parts: PlainParts): string {
  const plain = html
    .replace(/<script\b(?![^>]*(?:data-keep|ld\+json))[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<!--(?: |\/?\$[?!~]?)-->/g, '')
    .replace(/<template id="B:\d+"><\/template>/g, '')
    .replace(/<div hidden(?:="")? id="S:\d+"><\/div>/g, '')
    .replace(/<meta property="csp-nonce"[^>]*>/g, '')
  const sheets = [...plain.matchAll(/<link rel="stylesheet" href="\/([^"#]+)#?"[^>]*>/g)]
  const css = sheets.map(([, href]) => parts.readSheet(String(href)).trim()).join('\n')
  const page = plain
    .replaceAll(/<link rel="stylesheet"[^>]*>/g, '')
    .replace('</head>', () => `<style>${css}</style></head>`)
    .replace('</body>', () => `<script type="module" src="/${parts.script}"></script></body>`)
  if (hasRunningSlot(page)) throw new Error('a slot stands where a script or style would run it')
  if (/id="[BS]:\d+"/.test(page)) throw new Error('a content page was streamed in parts')
  return page
}

/** What is filled in when a page is served would change what the page's policy has the hash of. */
function hasRunningSlot(page: string): boolean {
  return (['script', 'style'] as const).some((tag) =>
    runningElements(page, tag).some((body) => body.includes('{{')),
  )
}

/** Content security policy sources of the inline elements that a browser would run or apply. */
export function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const sources = runningElements(html, tag).map(
    (body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`,
  )
  return [...new Set(sources)]
}

function runningElements(html: string, tag: 'script' | 'style'): string[] {
  return [...html.matchAll(elements[tag])].flatMap(([, attributes = '', body = '']) => {
    const isData = /type="application\/(?:ld\+)?json"/.test(attributes)
    return isData || /\bsrc=/.test(attributes) ? [] : [body]
  })
}

const elements = {
  script: /<script\b([^>]*)>([\s\S]*?)<\/script>/g,
  style: /<style\b([^>]*)>([\s\S]*?)<\/style>/g,
}
