import type { BrowserContext, Page } from '@playwright/test'
import type { MeasuredPage } from './measured-pages.ts'

export interface Visit {
  /** From the start of the navigation until the frame with the main content. */
  contentMs: number
  /** From the press of the mouse until the frame with the answer. */
  clickMs: number
}

const slowDown = 4

/** Opens a page in a new tab at a quarter of the processor's speed and clicks as soon as it can. */
export async function timeVisit(
  context: BrowserContext,
  url: string,
  measured: MeasuredPage,
): Promise<Visit> {
  const page = await context.newPage()
  try {
    const client = await context.newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    await page.addInitScript(watchPage, measured)
    await page.goto(url + measured.path, { waitUntil: 'commit' })
    const { at, x, y } = await milestone(page, 'content')
    await page.mouse.click(x, y)
    const answer = await milestone(page, 'answer')
    return { contentMs: at, clickMs: answer.at }
  } finally {
    await page.close()
  }
}

interface Milestone {
  at: number
  x: number
  y: number
}

/** Waits in the page itself: asking it again and again would slow it down. */
async function milestone(page: Page, name: 'content' | 'answer'): Promise<Milestone> {
  const handle = await page.waitForFunction(
    (key) => (window as unknown as Record<string, Milestone | undefined>)[`bench-${key}`],
    name,
    { polling: 50, timeout: 60_000 },
  )
  return (await handle.jsonValue()) as Milestone
}

/** Runs in the page, before any script of its own, once in each frame. */
function watchPage({ content, click, answer }: MeasuredPage): void {
  const kept = window as unknown as Record<string, Milestone>
  let pressedAt = 0
  document.addEventListener('pointerdown', (event) => (pressedAt = event.timeStamp), true)
  const target = (): Element | undefined =>
    [...document.querySelectorAll(click.css)].find(
      (one) => !click.text || one.textContent?.includes(click.text),
    )
  const lookForContent = (): void => {
    const button = document.querySelector('main')?.textContent?.includes(content) ? target() : null
    if (!button) {
      requestAnimationFrame(lookForContent)
      return
    }
    const at = performance.now()
    button.scrollIntoView({ block: 'nearest' })
    const { x, y, width, height } = button.getBoundingClientRect()
    kept['bench-content'] = { at, x: x + width / 2, y: y + height / 2 }
    requestAnimationFrame(lookForAnswer)
  }
  const lookForAnswer = (): void => {
    const isAnswered = pressedAt > 0 && document.querySelector(answer) !== null
    if (!isAnswered) requestAnimationFrame(lookForAnswer)
    else kept['bench-answer'] = { at: performance.now() - pressedAt, x: 0, y: 0 }
  }
  requestAnimationFrame(lookForContent)
}
