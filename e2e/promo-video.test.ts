import { expect, test } from './journey.ts'

test('the film is loaded when it is played, and its captions can be had', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Assistir ao vídeo/ })).toBeVisible()
  expect(asked).toContain('/video/lya.webp')
  expect(asked).not.toContain('/video/lya.mp4')

  const film = page.waitForResponse('**/video/lya.mp4')
  await page.getByRole('button', { name: /^Assistir ao vídeo/ }).click()
  const answer = await film
  expect([answer.status(), answer.headers()['content-type']]).toEqual([206, 'video/mp4'])
  const size = Number(answer.headers()['content-range']?.split('/')[1])
  expect(size).toBeLessThanOrEqual(2_000_000)
  const captions = await page.request.get('/video/lya.vtt')
  expect(await captions.text()).toContain('gastei 52,90 no mercado ontem')
})

test.describe('a film that does not come', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('says so, and is tried again', async ({ page }) => {
    let attempts = 0
    await page.route('**/video/lya.mp4', (route) => {
      attempts += 1
      return attempts === 1 ? route.abort() : route.continue()
    })
    await page.goto('/')
    await page.getByRole('button', { name: /^Assistir ao vídeo/ }).click()
    await expect(page.getByText('Erro ao carregar o vídeo')).toBeVisible()
    const film = page.waitForResponse('**/video/lya.mp4')
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    expect((await film).ok()).toBe(true)
    await expect(page.getByText('Erro ao carregar o vídeo')).toBeHidden()
  })
})
