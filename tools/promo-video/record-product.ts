import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import type { DemoInstallation } from '#tools/demo/installation.ts'
import type { Shots } from '#tools/promo-video/pose.ts'
import { message } from '#tools/promo-video/script.seed.ts'

/** A part of a window's picture, in its pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

export interface Recording {
  /** PNG by name. */
  pictures: Map<string, Buffer>
  shots: Shots
  /** What the window moves towards, by the name of its picture. */
  areas: Map<string, Area>
}

export const phoneSize = { width: 390, height: 800 }
export const windowSize = { width: 1280, height: 800 }

/** Uses the product as Marina would, a picture for each moment that the film shows. */
export async function recordProduct(browser: Browser, demo: DemoInstallation): Promise<Recording> {
  const pictures = new Map<string, Buffer>()
  const areas = new Map<string, Area>()
  const keep = async (name: string, page: Page) => {
    pictures.set(name, await page.screenshot({ caret: 'initial' }))
    return name
  }
  const screen = await open(browser, demo, { viewport: windowSize, deviceScaleFactor: 2 })
  const dashboard = await screen.newPage()
  await dashboard.goto('/dashboard')
  await dashboard.locator('.recharts-surface path').first().waitFor()
  await settle(dashboard)
  await keep('dashboard-before', dashboard)

  const hand = await open(browser, demo, {
    ...{ viewport: phoneSize, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  })
  const phone = await hand.newPage()
  const shots = await converse(phone, (name) => keep(name, phone))

  // The dashboard was never touched: the event stream brings the expense.
  const arrived = dashboard.getByRole('listitem').filter({ hasText: '52,90' }).first()
  await arrived.waitFor()
  await settle(dashboard)
  await keep('dashboard-after', dashboard)
  areas.set('dashboard-before', await areaOf(arrived))
  areas.set('dashboard-after', await areaOf(arrived))

  for (const [name, ready] of Object.entries(others)) {
    await dashboard.goto(`/${name}`)
    const card = dashboard.locator(ready).first()
    await card.waitFor()
    await settle(dashboard)
    await keep(name, dashboard)
    areas.set(name, await areaOf(card))
  }
  await hand.close()
  await screen.close()
  return { pictures, shots, areas }
}

/** Pages, and what the film comes close to there. */
const others = {
  planning: 'article:has-text("ainda d")',
  goals: 'main li:has-text("Viagem para Lisboa")',
}

async function converse(page: Page, keep: (name: string) => Promise<string>): Promise<Shots> {
  await page.goto('/lya')
  const field = page.getByLabel('Mensagem para a Lya')
  await field.waitFor()
  await field.focus()
  await settle(page)
  const typing = [await keep('typing-0')]
  for (const [index, letter] of [...message].entries()) {
    await page.keyboard.insertText(letter)
    typing.push(await keep(`typing-${index + 1}`))
  }
  // Lya answers within the same call, so it is held until what was sent has its picture.
  const held = Promise.withResolvers<void>()
  await page.route('**/api/assistant/messages', async (route) => {
    if (route.request().method() === 'POST') await held.promise
    await route.continue()
  })
  await page.keyboard.press('Enter')
  await page.getByRole('log').getByText(message).last().waitFor()
  await settle(page)
  const sent = await keep('sent')
  held.resolve()
  await page.getByRole('log').getByText('52,90 em Alimenta').last().waitFor()
  await settle(page)
  return { typing, sent, answered: await keep('answered') }
}

async function open(
  browser: Browser,
  { url, people }: DemoInstallation,
  screen: Parameters<Browser['newContext']>[0],
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...{ baseURL: url, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', colorScheme: 'light' },
    ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
    ...screen,
  })
  const [person] = people
  const answer = await context.request.post(`${url}/api/sign-in`, {
    headers: { origin: url },
    data: { email: person?.email, password: person?.password },
  })
  if (!answer.ok()) throw new Error(`sign-in was refused: ${answer.status()}`)
  return context
}

async function areaOf(part: Locator): Promise<Area> {
  const box = await part.boundingBox()
  if (!box) throw new Error('what the film shows is not on the page')
  return box
}

/** Until two pictures in a row are the same. */
async function settle(page: Page): Promise<void> {
  let last = await page.screenshot()
  for (let attempt = 0; attempt < 40; attempt += 1) {
    await page.waitForTimeout(200)
    const next = await page.screenshot()
    if (next.equals(last)) return
    last = next
  }
}
