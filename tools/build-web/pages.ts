import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { clientDir } from '#tools/build-web/places.ts'
import { inlineHashes, toPlainPage } from '#tools/build-web/plain-page.ts'

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
  const [siteScript] = globSync('assets/visitor-*.js', { cwd: clientDir })
  if (!siteScript) throw new Error('the build has no site script')

  const pages: Record<string, Page> = {}
  for (const file of globSync('**/index.html', { cwd: clientDir })) {
    const html = toPlainPage(read(file), { script: siteScript, readSheet: read })
    writeFileSync(`${clientDir}/${file}`, html)
    const path = `/${file.replace(/\/?index\.html$/, '')}`
    pages[path] = {
      file,
      scripts: inlineHashes(html, 'script'),
      styles: inlineHashes(html, 'style'),
    }
  }
  const { '/404': notFound, ...content } = pages
  if (!notFound || !content['/']) throw new Error('a prerendered page is missing')
  // Written for the router's own navigation, which content pages do not have.
  for (const data of globSync('**/*.data', { cwd: clientDir })) rmSync(`${clientDir}/${data}`)

  const shell = '__spa-fallback.html'
  return {
    pages: content,
    notFound,
    shell: { file: shell, scripts: inlineHashes(read(shell), 'script') },
  }
}

function read(file: string): string {
  return readFileSync(`${clientDir}/${file}`, 'utf8')
}
