import { setTimeout as pause } from 'node:timers/promises'
import type { Installation } from '../installation.ts'
import { setCheckout } from '../set-checkout.ts'

const pixels = {
  enable_tracking: true,
  meta_pixel: '123456789012345',
  google_analytics: 'G-LYA12345',
  tiktok_pixel: 'C4LYA12345LYA12345LY',
}

/**
 * Sets up every network, as an operator does, and waits until the pages name them: it is done past
 * the server, which keeps settings for some seconds and pages for half a minute, and a job of its
 * own may have read them just before.
 */
export async function enterPixels(installation: Installation): Promise<void> {
  await setCheckout(installation, 'pixels_analytics', pixels)
  while (!(await frontPage(installation)).includes(pixels.meta_pixel)) await pause(200)
}

async function frontPage({ url }: Installation): Promise<string> {
  const response = await fetch(url)
  return response.text()
}
