import type { Installation } from '../installation.ts'
import { setCheckout } from '../set-checkout.ts'

const pixels = {
  enable_tracking: true,
  meta_pixel: '123456789012345',
  google_analytics: 'G-LYA12345',
  tiktok_pixel: 'C4LYA12345LYA12345LY',
}

/** Sets up every network, as an operator does; before anybody has looked at a page. */
export async function enterPixels(installation: Installation): Promise<void> {
  await setCheckout(installation, 'pixels_analytics', pixels)
}
