import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { clientDir } from '#tools/build-web/places.ts'

export interface Page {
  /** Relative to the build's client folder. */
  file: string
  /** Content security policy sources of the inline scripts and style elements. */
  scripts: string[]
  styles: string[]
}

export interface Pages {
  pages: Record<string, Page>
  notFound: Page
  shell: Omit<Page, 'styles'>
}

/** Turns the prerendered pages into plain HTML and says what the policy of each must allow. */
export function finishPages(): Pages {
  const [siteScript] = globSync('assets/site-*.js', { cwd: clientDir })
  if (!siteScript) throw new Error('the build has no site script')

  const pages: Record<string, Page> = {}
  for (const file of globSync('**/index.html', { cwd: clientDir })) {
    const html = toPlainPage(read(file), siteScript)
    writeFileSync(`${clientDir}/${file}`, html)
    const path = `/${file.replace(/\/?index\.html$/, '')}`
    pages[path] = { file, scripts: hashes(html, 'script'), styles: hashes(html, 'style') }
  }
  const { '/404': notFound, ...content } = pages
  if (!notFound || !content['/']) throw new Error('a prerendered page is missing')
  // Written for the router's own navigation, which content pages do not have.
  for (const data of globSync('**/*.data', { cwd: clientDir })) rmSync(`${clientDir}/${data}`)

  const shell = '__spa-fallback.html'
  return {
    pages: content,
    notFound,
    shell: { file: shell, scripts: hashes(read(shell), 'script') },
  }
}

function read(file: string): string {
  return readFileSync(`${clientDir}/${file}`, 'utf8')
}

/**
 * Takes React out of a content page: its scripts and preloads go, what streaming left behind
 * goes, its style sheets move into the page (no request stands before the first paint), and our
 * own small script comes in.
 */
function toPlainPage(html: string, siteScript: string): string {
  const plain = html
    .replace(/<script\b(?![^>]*(?:data-keep|ld\+json))[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<!--\/?\$[?!~]?-->/g, '')
    .replace(/<template id="B:\d+"><\/template>/g, '')
    .replace(/<div hidden(?:="")? id="S:\d+"><\/div>/g, '')
    .replace(/<meta property="csp-nonce"[^>]*>/g, '')
  const sheets = [...plain.matchAll(/<link rel="stylesheet" href="\/([^"]+)"[^>]*>/g)]
  const css = sheets.map(([, href]) => read(String(href)).trim()).join('\n')
  const page = plain
    .replaceAll(/<link rel="stylesheet"[^>]*>/g, '')
    .replace('</head>', () => `<style>${css}</style></head>`)
    .replace('</body>', () => `<script type="module" src="/${siteScript}"></script></body>`)
  if (/id="[BS]:\d+"/.test(page)) throw new Error('a content page was streamed in parts')
  return page
}

function hashes(html: string, tag: 'script' | 'style'): string[] {
  const found = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(elements[tag])) {
    const isData = /type="application\/(?:ld\+)?json"/.test(attributes)
    if (isData || /\bsrc=/.test(attributes)) continue
    found.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  return [...found]
}

const elements = {
  script: /<script\b([^>]*)>([\s\S]*?)<\/script>/g,
  style: /<style\b([^>]*)>([\s\S]*?)<\/style>/g,
}
