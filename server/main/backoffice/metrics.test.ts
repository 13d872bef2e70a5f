import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { testOperator } from '#main/testing/operator.ts'
import { newId } from '#platform/security/ids.ts'

const token = 'um-segredo-de-prometheus'
let app: TestApp
beforeAll(async () => {
  app = await testApp({ environment: { METRICS_TOKEN: token } })
})
afterAll(() => app.close())

const scrape = (authorization?: string) =>
  fetch(`${app.url}/metrics`, { headers: authorization ? { authorization } : {} })

it('tells Prometheus the figures of the machinery, and of the business once they are kept', async () => {
  const operator = await testOperator(app)
  await operator.ask('GET', '/api/admin/overview/metrics')
  const answer = await scrape(`Bearer ${token}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('version=0.0.4')
  const text = await answer.text()
  expect(text).toContain('# TYPE lya_query_seconds histogram\n')
  expect(text).toMatch(/^lya_query_seconds_bucket\{le="\+Inf"\} \d+$/m)
  expect(text).toMatch(/^lya_lookups_total\{of="pool",outcome="hit"\} \d+$/m)
  expect(text).toMatch(/^lya_alerts_open\{priority="critical"\} 0$/m)
  expect(text).toMatch(/^lya_business_total_users 1$/m)
  expect(text).toMatch(/^lya_business_mrr_cents 0$/m)
  // Every line is a comment or a sample.
  const lines = text.trimEnd().split('\n')
  expect(
    lines.filter((line) => !/^(# (HELP|TYPE) |lya_\w+(\{.*\})? -?[\d.e+]+$)/.test(line)),
  ).toEqual([])
})

it('sums what every process counted', async () => {
  const measured = { counters: { 'elsewhere.hits': 41 }, buckets: [7], queryMs: 3, slow: [] }
  await app.owner.query(
    `INSERT INTO medidas_processos (processo, iniciado_em, visto_em, medidas)
     VALUES ($1, now(), now(), $2)`,
    [newId(), JSON.stringify({ ...measured, memoryBytes: 1 })],
  )
  const text = await (await scrape(`Bearer ${token}`)).text()
  expect(text).toMatch(/^lya_processes 2$/m)
  expect(text).toMatch(/^lya_lookups_total\{of="elsewhere",outcome="hit"\} 41$/m)
})

it('opens to the token alone', async () => {
  for (const wrong of [undefined, 'Bearer ', `Bearer ${token}x`, token, 'Bearer bm9wZQ==']) {
    const answer = await scrape(wrong)
    expect(answer.status).toBe(401)
    expect(await answer.text()).not.toContain('lya_')
  }
})

it('is not there without a token', async () => {
  const beside = await testApp({ beside: app })
  try {
    const unknown = await fetch(`${beside.url}/metricas`)
    const answer = await fetch(`${beside.url}/metrics`)
    expect(answer.status).toBe(unknown.status)
    expect(await answer.text()).not.toContain('lya_')
  } finally {
    await beside.close()
  }
})
