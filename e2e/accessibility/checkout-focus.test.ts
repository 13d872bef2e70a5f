import type { Page } from '@playwright/test'
import { buyer, chooseMethod, fillPersonalData } from '../buyer.ts'
import { expect, test } from '../journey.ts'

/** More than any step of a purchase has. */
const stopsMax = 40

const windows = [
  { name: 'the smallest phone', width: 320, height: 640 },
  { name: 'a phone', width: 390, height: 664 },
  { name: 'a window zoomed in', width: 640, height: 400 },
] as const

for (const { name, ...size } of windows) {
  test(`what has the focus is in sight on ${name}, and the button whole`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('/checkout?plan=anual')
    await expect(page.getByLabel('Nome completo')).toBeVisible()
    await expectWholeButton(page, 'Ir para o pagamento')
    expect(await walkByTab(page)).toContain('Desistir da compra')
    await fillPersonalData(page, buyer())
    await chooseMethod(page, 'Cartão')
    await expectWholeButton(page, /^Pagar R\$/)
    const stops = await walkByTab(page)
    expect(stops).toContain('Voltar')
    expect(stops).toContain('Desistir da compra')
  })
}

/** Goes through the page by Tab alone. @returns The names of what had the focus, in that order. */
async function walkByTab(page: Page): Promise<string[]> {
  await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    ;(title as HTMLElement).focus()
    scrollTo({ top: 0 })
  })
  const stops: string[] = []
  while (stops.length < stopsMax) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(whatHasFocus)
    if (stop === null) return stops
    expect(stop.isSeen, `${stop.name} is in sight`).toBe(true)
    stops.push(stop.name)
  }
  throw new Error('the Tab key leads nowhere out of this page')
}

/** Runs in the page. */
function whatHasFocus(): { name: string; isSeen: boolean } | null {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return null
  const { left, top, width, bottom } = focused.getBoundingClientRect()
  const isAt = (y: number) => {
    const there = document.elementFromPoint(left + width / 2, y)
    return there !== null && (focused.contains(there) || there.contains(focused))
  }
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : null
  const name = label ?? focused.ariaLabel ?? focused.textContent
  return { name: name.trim(), isSeen: isAt(top + 3) && isAt(bottom - 3) }
}

async function expectWholeButton(page: Page, name: string | RegExp): Promise<void> {
  const label = page.getByRole('button', { name }).locator('.mantine-Button-label')
  const isWhole = await label.evaluate((text) => text.scrollWidth <= text.clientWidth)
  expect(isWhole, 'the text of the button is whole').toBe(true)
}
