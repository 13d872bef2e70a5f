import { join } from 'node:path'
import type { Hono } from 'hono'
import type { EdgeContext, EdgeEnv } from '#platform/http/edge.ts'
import { type HeaderRecord, securityHeaders } from '#platform/http/security-headers.ts'
import { readByteRange } from '#platform/http/web/byte-range.ts'
import { crawlerFile } from '#platform/http/web/crawlers.ts'
import { compress, encodingFor } from '#platform/http/web/encoding.ts'
import { type FileContent, WebFiles } from '#platform/http/web/files.ts'
import { createFillPage, hasSlots } from '#platform/http/web/fill-page.ts'
import { readManifest, type StaticPage, type WebManifest } from '#platform/http/web/manifest.ts'
import { pagePolicy } from '#platform/http/web/page-policy.ts'
import type { CurrentPageValues } from '#platform/http/web/page-values.ts'
import { foreignSources, noForeignSources } from '#platform/http/web/pixels.ts'
import type { Log } from '#platform/log/log.ts'
import { newToken } from '#platform/security/ids.ts'

const year = 'public, max-age=31536000, immutable'
const hour = 'public, max-age=3600'
const pageCache = 'public, max-age=300'
/** A price that was changed is not shown for long. */
const filledCache = 'public, max-age=60'

/** Files under these names change without changing their name. */
const everFresh = new Set(['sw.js', 'manifest.webmanifest'])

/** Serves the built web: pages, the application's shell, files and, for the rest, a true 404. */
export function mountWeb(
  app: Hono<EdgeEnv>,
  parts: {
    publicUrl: string | null
    webBuildDir: string
    pageValues: CurrentPageValues
    log: Log
  },
): void {
  const common = securityHeaders({ isHttps: parts.publicUrl?.startsWith('https:') ?? false })
  const manifest = readManifest(parts.webBuildDir)
  if (!manifest) {
    parts.log.warn('the web is not built, so there are no pages: run npm run build')
    app.all('*', () => plain(503, 'The web is not built: run npm run build', common))
    return
  }
  const files = new WebFiles(join(parts.webBuildDir, 'client'))
  const web = createWeb({ manifest, files, common, ...parts })
  app.all('*', (c) => web(c))
}

type Web = (c: EdgeContext) => Promise<Response> | Response

function createWeb(parts: {
  manifest: WebManifest
  files: WebFiles
  common: HeaderRecord
  publicUrl: string | null
  pageValues: CurrentPageValues
}): Web {
  const { manifest, files, common } = parts
  const servePage = createServePage(parts)
  const routes = manifest.routes.map((pathname) => new URLPattern({ pathname }))
  const pages = Object.keys(manifest.pages).sort()
  const shell = createShell(manifest, files, common)

  return (c) => {
    const { method, headers } = c.req.raw
    if (method !== 'GET' && method !== 'HEAD') {
      return plain(405, 'Method not allowed', { ...common, allow: 'GET, HEAD' })
    }
    const url = new URL(c.req.url)
    const path = url.pathname
    const accept = headers.get('accept-encoding')
    // A path of two slashes would become a redirect to another host.
    if (path.length > 1 && path.endsWith('/') && !path.startsWith('//')) {
      const location = path.replace(/\/+$/, '') + url.search
      return plain(308, '', { ...common, location })
    }
    const page = Object.hasOwn(manifest.pages, path) ? manifest.pages[path] : undefined
    if (page) return servePage(page, 200, accept, headers.get('if-none-match'))
    const told = crawlerFile(path, { baseUrl: parts.publicUrl ?? url.origin, pages })
    if (told) {
      const own = { 'content-type': told.type, 'cache-control': hour }
      return new Response(told.text, { headers: { ...common, ...own } })
    }
    const file = path.endsWith('.html') ? undefined : files.find(path.slice(1), encodingFor(accept))
    if (file) return serveFile(path.slice(1), file, headers)
    if (routes.some((route) => route.test({ pathname: path }))) return shell(accept)
    if (path.startsWith('/assets/') || /\.\w+$/.test(path)) return plain(404, 'Not found', common)
    return servePage(manifest.notFound, 404, accept, null)
  }

  async function serveFile(
    name: string,
    file: Promise<FileContent>,
    asked: Headers,
  ): Promise<Response> {
    const plainCache = everFresh.has(name) ? 'no-cache' : hour
    const cache = name.startsWith('assets/') ? year : plainCache
    const own = { ...common, 'cache-control': cache }
    const content = await file
    return sendPart(content, asked, own) ?? sendFile(content, 200, asked.get('if-none-match'), own)
  }
}

type ServePage = (
  page: StaticPage,
  status: 200 | 404,
  accept: string | null,
  known: string | null,
) => Promise<Response>

/** A prerendered page: as the build compressed it, or with its slots filled in. */
function createServePage({
  files,
  common,
  pageValues,
}: {
  files: WebFiles
  common: HeaderRecord
  pageValues: CurrentPageValues
}): ServePage {
  const fill = createFillPage()
  return async (page, status, accept, known) => {
    const plainPage = await files.find(page.file, 'identity')
    if (!plainPage) throw new Error(`the web build lacks ${page.file}`)
    const encoding = encodingFor(accept)
    const isFilled = hasSlots(plainPage)
    const values = await pageValues()
    const content = isFilled
      ? await fill(plainPage, encoding, values)
      : ((await files.find(page.file, encoding)) ?? plainPage)
    // The page for unknown addresses loads nothing from elsewhere: any address may be one.
    const foreign = status === 200 ? foreignSources(values) : noForeignSources
    const isKept = status === 200 && !(isFilled && values.isProvisional)
    const kept = isFilled ? filledCache : pageCache
    return sendFile(content, status, known, {
      ...common,
      'content-security-policy': pagePolicy(page, foreign),
      'cache-control': isKept ? kept : 'no-store',
    })
  }
}

/**
 * The application's HTML. Its styles are made in the browser, so each answer has a nonce of its
 * own and is never kept: an old body under a new nonce would lose its looks.
 */
function createShell(
  { shell }: WebManifest,
  files: WebFiles,
  common: HeaderRecord,
): (accept: string | null) => Promise<Response> {
  return async (accept) => {
    const stored = await files.find(shell.file, 'identity')
    if (!stored) throw new Error(`the web build lacks ${shell.file}`)
    const nonce = newToken()
    const text = Buffer.from(stored.bytes).toString('utf8')
    const encoding = encodingFor(accept)
    const body = await compress(text.replaceAll('__CSP_NONCE__', nonce), encoding)
    const policy = pagePolicy({ scripts: shell.scripts, styles: [`'nonce-${nonce}'`] })
    const headers: HeaderRecord = {
      ...common,
      'content-type': stored.type,
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      vary: 'accept-encoding',
    }
    if (encoding !== 'identity') headers['content-encoding'] = encoding
    return new Response(body as Uint8Array<ArrayBuffer>, { headers })
  }
}

/** The part of a file that a player asks for; null when it is to be sent whole. */
function sendPart(content: FileContent, asked: Headers, own: HeaderRecord): Response | null {
  const { bytes, etag, type } = content
  if (!type.startsWith('video/')) return null
  own['accept-ranges'] = 'bytes'
  const condition = asked.get('if-range')
  const range = readByteRange(asked.get('range'), bytes.length)
  if (range === null || (condition !== null && condition !== etag)) return null
  if (range === 'outside') {
    return plain(416, 'No such part', { ...own, 'content-range': `bytes */${bytes.length}` })
  }
  const { from, to } = range
  const headers = {
    ...own,
    etag,
    'content-type': type,
    'content-range': `bytes ${from}-${to}/${bytes.length}`,
  }
  return new Response(bytes.subarray(from, to + 1), { status: 206, headers })
}

function sendFile(
  content: FileContent,
  status: number,
  known: string | null,
  headers: HeaderRecord,
): Response {
  const all: HeaderRecord = { ...headers, vary: 'accept-encoding', etag: content.etag }
  if (status === 200 && known?.includes(content.etag)) {
    return new Response(null, { status: 304, headers: all })
  }
  all['content-type'] = content.type
  if (content.encoding !== 'identity') all['content-encoding'] = content.encoding
  return new Response(content.bytes, { status, headers: all })
}

function plain(status: number, text: string, headers: HeaderRecord): Response {
  const body = status === 308 ? null : `${text}\n`
  const own = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(body, { status, headers: { ...own, ...headers } })
}
