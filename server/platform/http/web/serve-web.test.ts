import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServedEdge, serveEdge } from '#platform/http/testing/serve-edge.ts'
import { pixelValues, readPixelIds } from '#platform/http/web/pixels.ts'

const webBuildDir = mkdtempSync(join(tmpdir(), 'lya-web-'))

function build(): void {
  const client = join(webBuildDir, 'client')
  mkdirSync(join(client, 'assets'), { recursive: true })
  const write = (name: string, text: string): void => {
    writeFileSync(join(client, name), text)
    writeFileSync(join(client, `${name}.br`), brotliCompressSync(text))
    writeFileSync(join(client, `${name}.gz`), gzipSync(text))
  }
  write('index.html', '<h1>Lya</h1>')
  write('404.html', '<h1>404</h1>')
  write('shell.html', '<meta nonce="__CSP_NONCE__"><style nonce="__CSP_NONCE__"></style>')
  write('assets/app-1a2b.js', 'export {}')
  writeFileSync(join(client, 'assets/inter.woff2'), 'font')
  writeFileSync(join(client, 'film.mp4'), '0123456789')
  writeFileSync(join(client, 'sw.js'), 'self')
  writeFileSync(join(client, 'manifest.webmanifest'), '{}')
  writeFileSync(join(client, 'favicon.svg'), '<svg/>')
  const page = (file: string) => ({ file, scripts: ["'sha256-s'"], styles: ["'sha256-t'"] })
  const manifest = {
    version: '1',
    pages: { '/': page('index.html') },
    notFound: page('404.html'),
    shell: { file: 'shell.html', scripts: ["'sha256-u'"] },
    routes: ['/login', '/transactions/:id?'],
  }
  writeFileSync(join(webBuildDir, 'server-manifest.json'), JSON.stringify(manifest))
}

let edge: ServedEdge
beforeAll(async () => {
  build()
  edge = await serveEdge({ webBuildDir })
})
afterAll(async () => {
  await edge.close()
  rmSync(webBuildDir, { recursive: true })
})

/** Node's fetch decodes by itself, so what was sent shows in the headers alone. */
function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return edge.call(path, { headers: { 'accept-encoding': 'br, gzip', ...headers } })
}

function policyOf(response: Response): Map<string, string[]> {
  const policy = response.headers.get('content-security-policy') ?? ''
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

describe('a prerendered page', () => {
  it('comes as the build compressed it, and may be kept a while', async () => {
    const response = await get('/')
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('<h1>Lya</h1>')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=300',
      vary: 'accept-encoding',
    })
    expect((await get('/', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe(
      'gzip',
    )
    const plain = await get('/', { 'accept-encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBeNull()
  })

  it('allows only what the build knows', async () => {
    const policy = policyOf(await get('/'))
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-s'"])
    expect(policy.get('style-src-elem')).toEqual(["'self'", "'sha256-t'"])
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
    expect(policy.get('base-uri')).toEqual(["'none'"])
  })

  it('is not sent again to who has it', async () => {
    const etag = (await get('/')).headers.get('etag') ?? ''
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304)
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('moves to its one address, and never to another host', async () => {
    const response = await get('/login/?a=1')
    expect([response.status, response.headers.get('location')]).toEqual([308, '/login?a=1'])
    const raw = await get('//evil.example/')
    expect([raw.status, raw.headers.get('location')]).toEqual([404, null])
  })
})

describe('the networks that an operator set up', () => {
  const foreign = (response: Response) =>
    (response.headers.get('content-security-policy') ?? '').match(/https:[^\s;]+/g) ?? []

  it('may be asked by public pages alone, and only they', async () => {
    const ids = { meta: '123456789', tiktok: null, google: null }
    const own = await serveEdge({ webBuildDir, pageValues: async () => pixelValues(ids) })
    expect(new Set(foreign(await own.call('/')))).toEqual(
      new Set(['https://connect.facebook.net', 'https://www.facebook.com']),
    )
    for (const path of ['/login', '/transactions', '/nada', '/api/nada', '/favicon.svg']) {
      expect([path, foreign(await own.call(path))]).toEqual([path, []])
    }
    await own.close()
    expect(foreign(await get('/'))).toEqual([])
  })

  it('are known by ids that can be ones, and by nothing that would widen the policy', () => {
    const given = { meta: ' 123456789 ', tiktok: "x'; script-src *", google: 'UA-1234-1' }
    expect(readPixelIds(given)).toEqual({ meta: '123456789', tiktok: null, google: null })
  })
})

describe('the application', () => {
  it.each(['/login', '/transactions', '/transactions/7'])(
    'has its shell at %s, under a nonce of its own',
    async (path) => {
      const [one, two] = [await get(path), await get(path)]
      expect(one.status).toBe(200)
      expect(one.headers.get('cache-control')).toBe('no-store')
      expect(one.headers.get('x-robots-tag')).toBe('noindex')
      const [first, second] = [policyOf(one), policyOf(two)]
      expect(first.get('script-src')).toEqual(["'self'", "'sha256-u'"])
      const [, source = ''] = first.get('style-src-elem') ?? []
      const nonce = /^'nonce-([\w-]{20,})'$/.exec(source)?.[1]
      expect(await one.text()).toBe(`<meta nonce="${nonce}"><style nonce="${nonce}"></style>`)
      expect(second.get('style-src-elem')).not.toEqual(first.get('style-src-elem'))
    },
  )

  it('is compressed on its way', async () => {
    const response = await get('/login')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(await response.text()).toContain('<style')
  })
})

describe('a file', () => {
  it.each([
    [
      '/assets/app-1a2b.js',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['/assets/inter.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/favicon.svg', 'image/svg+xml', 'public, max-age=3600'],
  ])('%s has its type and its life', async (path, type, cache) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('cache-control')).toBe(cache)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each(['/assets/gone.js', '/assets/gone', '/gone.png', '/shell.html', '/../package.json'])(
    '%s that is not there is a plain 404, never a page',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    },
  )

  it.each([
    ['bytes=0-1', 206, '01', 'bytes 0-1/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-4', 206, '6789', 'bytes 6-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, 'No such part\n', 'bytes */10'],
    ['bytes=5-2', 200, '0123456789', null],
    ['bytes=0-1,4-5', 200, '0123456789', null],
    ['lines=1-2', 200, '0123456789', null],
  ])('of film comes in parts: %s', async (range, status, text, part) => {
    const response = await get('/film.mp4', { range })
    expect([response.status, await response.text()]).toEqual([status, text])
    expect(response.headers.get('content-range')).toBe(part)
    expect(response.headers.get('accept-ranges')).toBe('bytes')
  })

  it('of film that was changed since comes whole', async () => {
    const etag = (await get('/film.mp4')).headers.get('etag') ?? ''
    const asked = { range: 'bytes=0-1' }
    expect((await get('/film.mp4', { ...asked, 'if-range': etag })).status).toBe(206)
    expect((await get('/film.mp4', { ...asked, 'if-range': '"older"' })).status).toBe(200)
  })

  it('is only read', async () => {
    const response = await edge.call('/login', { method: 'POST' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('search engines', () => {
  it('are told of every public page at its public address, and of nothing else', async () => {
    const own = await serveEdge({ webBuildDir, publicUrl: 'https://lya.example' })
    const sitemap = await own.call('/sitemap.xml')
    expect(sitemap.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const places = [...(await sitemap.text()).matchAll(/<loc>([^<]*)<\/loc>/g)]
    expect(places.map(([, place]) => place)).toEqual(['https://lya.example/'])
    const robots = await (await own.call('/robots.txt')).text()
    expect(robots).toContain('Disallow: /api/')
    expect(robots).toContain('Sitemap: https://lya.example/sitemap.xml')
    await own.close()
  })
})

it('answers what nobody knows with a true 404', async () => {
  for (const path of ['/nada', '/404', '/login/x', '/%E0%A4%A']) {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('<h1>404</h1>')
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
})

it('says so when the web is not built, and serves the API all the same', async () => {
  const bare = await serveEdge({ webBuildDir: join(webBuildDir, 'nothing') })
  expect(bare.logged.join()).toContain('npm run build')
  expect((await bare.call('/')).status).toBe(503)
  expect((await bare.call('/api/nope')).status).toBe(404)
  await bare.close()
})
