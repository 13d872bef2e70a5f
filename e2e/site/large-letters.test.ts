import { expect, test } from '../journey.ts'

const paths = ['/', '/planos', '/testegratis', '/termos', '/privacidade', '/disclaimer', '/cookies']

// A browser that plays a telephone shrinks what is too wide, and hides what is looked for.
test.use({ isMobile: false, viewport: { width: 390, height: 844 } })

for (const path of paths) {
  test(`${path} stays as wide as a telephone in letters twice as large`, async ({ page }) => {
    await page.goto(path)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width).toBe(390)
    // What stands in the header is reached without scrolling to the side.
    await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeInViewport()
  })
}
