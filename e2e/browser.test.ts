import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from './browser.ts'

// A watch that sees nothing passes every journey, so each thing it looks for is shown to it once.
const strict = { 'content-security-policy': "script-src 'self'" }
const bad: [name: string, body: string, headers?: OutgoingHttpHeaders][] = [
  ['a console error', '<script>console.error("planted")</script>'],
  ['an exception', '<script>throw new Error("planted")</script>'],
  ['a blocked script', '<script>document.title = "planted"</script>', strict],
  ['a foreign request', '<img src="http://127.0.0.2:9999/planted.png" alt="">'],
]

for (const [name, body, headers] of bad) {
  test(`fails on ${name}`, async ({ page }) => {
    test.fail()
    await show(page, body, headers)
  })
}

test('lets a good page pass', async ({ page }) => {
  await show(page, '<h1>Lya</h1>')
  await expect(page.getByRole('heading')).toHaveText('Lya')
})

async function show(page: Page, body: string, headers: OutgoingHttpHeaders = {}): Promise<void> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', ...headers })
    response.end(`<!doctype html><link rel="icon" href="data:,">${body}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'networkidle' })
  server.closeAllConnections()
  server.close()
}
