import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { inlineHashes, toPlainPage } from '#tools/build-web/plain-page.ts'

const parts = { script: 'assets/site-1.js', readSheet: (path: string) => `/* ${path} */ a{}` }

const built = [
  '<html><head><meta property="csp-nonce" nonce="__CSP_NONCE__"/>',
  '<link rel="modulepreload" href="/assets/root.js"/>',
  '<script data-keep="">scheme()</script>',
  '<script type="application/ld+json">{"@type":"FAQPage"}</script>',
  '<link rel="stylesheet" href="/assets/root.css"/><link rel="stylesheet" href="/assets/site.css#"/>',
  '</head><body><main><details><summary>Oi</summary></details></main>',
  '<script>window.__reactRouterContext = {}</script>',
  '<script type="module" async="">import "/assets/entry.js"</script>',
  '<!--$?--><template id="B:0"></template><!--/$-->',
  '<div hidden id="S:0"><script>enqueue()</script></div></body></html>',
].join('')

describe('a content page', () => {
  const page = toPlainPage(built, parts)

  it('keeps its content, its data and the colour scheme, and nothing of React', () => {
    expect(page).toContain('<main><details><summary>Oi</summary></details></main>')
    expect(page).toContain('<script data-keep="">scheme()</script>')
    expect(page).toContain('FAQPage')
    expect(page).not.toMatch(/reactRouter|modulepreload|enqueue|template|hidden|csp-nonce|<!--/)
  })

  it('carries its style within and loads one script of ours', () => {
    expect(page).toContain('<style>/* assets/root.css */ a{}\n/* assets/site.css */ a{}</style>')
    expect(page).not.toContain('rel="stylesheet"')
    expect(page.match(/<script[^>]* src="[^"]+"/g)).toEqual([
      '<script type="module" src="/assets/site-1.js"',
    ])
  })

  it('is refused when a part of it would only come by script', () => {
    const inParts = built.replace('<script>enqueue()</script>', '<p>Preço</p>')
    expect(() => toPlainPage(inParts, parts)).toThrow('streamed in parts')
  })
})

describe('a place that is filled in when the page is served', () => {
  const withScript = (body: string) => built.replace('scheme()', body)

  it('stands in texts, whole', () => {
    const page = toPlainPage(built.replace('Oi', 'Oi, <!-- -->{{name}}<!-- -->!'), parts)
    expect(page).toContain('<summary>Oi, {{name}}!</summary>')
  })

  it('is refused where it would be run', () => {
    expect(() => toPlainPage(withScript('greet("{{name}}")'), parts)).toThrow('a slot stands')
    const readSheet = () => 'a{color:{{color}}}'
    expect(() => toPlainPage(built, { ...parts, readSheet })).toThrow('a slot stands')
  })
})

describe('the policy of a page', () => {
  const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

  it('names each inline script once, but neither data nor files', () => {
    const html = `<script>a()</script><script>a()</script><script src="/b.js"></script>
      <script type="application/ld+json">{}</script><script type="module">c()</script>`
    expect(inlineHashes(html, 'script')).toEqual([source('a()'), source('c()')])
  })

  it('names inline styles', () => {
    expect(inlineHashes('<style>a{}</style>', 'style')).toEqual([source('a{}')])
  })
})
