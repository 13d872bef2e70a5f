import type { Page } from '@playwright/test'

/**
 * Chromium writes WebP itself: a fifth of the PNG, and no package for it.
 *
 * @param quality From 0 to 1.
 */
export async function toWebp(page: Page, png: Buffer, quality: number): Promise<Buffer> {
  const text = await page.evaluate(
    async ({ data, wanted }) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = Object.assign(document.createElement('canvas'), {
        width: bitmap.width,
        height: bitmap.height,
      })
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
      return canvas.toDataURL('image/webp', wanted)
    },
    { data: png.toString('base64'), wanted: quality },
  )
  return Buffer.from(text.slice(text.indexOf(',') + 1), 'base64')
}
