import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { fixedClock } from '#platform/clock/clock.ts'
import { type ServedEdge, serveEdge } from '#platform/http/testing/serve-edge.ts'
import { keepPageValues, type PageValues } from '#platform/http/web/page-values.ts'

const webBuildDir = mkdtempSync(join(tmpdir(), 'lya-filled-'))
const script = 'scheme({})'
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const template =
  `<script>${script}</script><h1>{{company}}</h1>` +
  '<ul>{{#plans}}<li>{{name}}</li>{{/plans}}</ul>{{^plans}}<p>Nenhum plano</p>{{/plans}}'

beforeAll(() => {
  const client = join(webBuildDir, 'client')
  mkdirSync(client)
  writeFileSync(join(client, 'index.html'), template)
  writeFileSync(join(client, '404.html'), '<h1>{{nobody}}</h1>')
  writeFileSync(join(client, 'shell.html'), '')
  const page = (file: string) => ({ file, scripts: [hash], styles: [] })
  const manifest = {
    ...{ version: '1', pages: { '/': page('index.html') }, notFound: page('404.html') },
    ...{ shell: { file: 'shell.html', scripts: [] }, routes: [] },
  }
  writeFileSync(join(webBuildDir, 'server-manifest.json'), JSON.stringify(manifest))
})
afterAll(() => rmSync(webBuildDir, { recursive: true }))

let edge: ServedEdge
afterEach(() => edge.close())

/** A source of values that a test changes, breaks and counts. */
async function open(first: PageValues | Error) {
  const clock = fixedClock('2026-11-22T12:00:00Z')
  const source = { says: first, asked: 0 }
  const errors: unknown[] = []
  const pageValues = keepPageValues({
    load: async () => {
      source.asked += 1
      if (source.says instanceof Error) throw source.says
      return source.says
    },
    unknown: { company: 'Lya', plans: [], isProvisional: true },
    clock,
    onError: (error) => errors.push(error),
  })
  edge = await serveEdge({ webBuildDir, pageValues })
  const get = (headers: Record<string, string> = {}) =>
    edge.call('/', { headers: { 'accept-encoding': 'br, gzip', ...headers } })
  /** What the page says once the source, asked by it, has answered. */
  const textAfter = async (seconds: number): Promise<string> => {
    clock.moveTo(clock.now().add({ seconds }).toString())
    await get()
    return (await get()).text()
  }
  return { source, errors, get, textAfter }
}

it('is filled in as it is served, and what is written in is never markup', async () => {
  const { get } = await open({ company: '<Ana & Cia>', plans: [{ name: 'Mensal' }] })
  const response = await get()
  const html = await response.text()
  expect(html).toContain('<h1>&lt;Ana &amp; Cia&gt;</h1><ul><li>Mensal</li></ul>')
  expect(html).not.toMatch(/\{\{|Nenhum plano/)
  // The policy's hash still stands for the script that is there.
  expect(response.headers.get('content-security-policy')).toContain(hash)
  expect(html).toContain(`<script>${script}</script>`)
})

it('is compressed, and has a validator that changes with what it says', async () => {
  const { get, source, textAfter } = await open({ company: 'Lya', plans: [] })
  const response = await get()
  expect(response.headers.get('content-encoding')).toBe('br')
  expect((await get({ 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip')
  const plain = await get({ 'accept-encoding': 'identity' })
  expect(plain.headers.get('content-encoding')).toBeNull()
  const etag = response.headers.get('etag') ?? ''
  expect((await get({ 'if-none-match': etag })).status).toBe(304)

  // Asked again, the source says the same: nothing is sent again.
  await textAfter(60)
  expect((await get({ 'if-none-match': etag })).status).toBe(304)

  source.says = { company: 'Lya', plans: [{ name: 'Anual' }] }
  expect(await textAfter(60)).toContain('Anual')
  expect((await get({ 'if-none-match': etag })).status).toBe(200)
})

it('asks its source once for everybody, however many look', async () => {
  const { get, source, textAfter } = await open({ company: 'Lya', plans: [] })
  await Promise.all(Array.from({ length: 20 }, () => get()))
  expect(source.asked).toBe(1)
  await textAfter(29)
  expect(source.asked).toBe(1)
  await textAfter(1)
  expect(source.asked).toBe(2)
})

it('is served while the source is down, with the last that it said', async () => {
  const { get, source, errors, textAfter } = await open(new Error('no database'))
  expect(await (await get()).text()).toContain('<h1>Lya</h1><ul></ul><p>Nenhum plano</p>')
  expect(errors).toHaveLength(1)
  expect((await get()).headers.get('cache-control')).toBe('no-store')

  source.says = { company: 'Lya', plans: [{ name: 'Mensal' }] }
  expect(await textAfter(5)).toContain('Mensal')
  expect((await get()).headers.get('cache-control')).toBe('public, max-age=60')
  source.says = new Error('no database')
  expect(await textAfter(60)).toContain('Mensal')
})

it('fails loudly over a slot that nothing fills', async () => {
  await open({ company: 'Lya', plans: [] })
  expect((await edge.call('/nada')).status).toBe(500)
  expect(edge.logged.join()).toContain('the slot nobody of a page has no value')
})
