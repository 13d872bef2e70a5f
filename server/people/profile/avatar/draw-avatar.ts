import { Refusal } from '@lya/core/refusal.ts'
import type { Pictures } from '#platform/images/picture.ts'

/** Of a stored picture, in pixels: twice what the largest screen shows. */
const drawing = { as: 'webp', square: 512, quality: 82 } as const

// The first bytes of what is taken; anything else never reaches the library.
const signatures: Record<string, readonly string[]> = {
  'image/jpeg': ['ffd8ff'],
  'image/png': ['89504e470d0a1a0a'],
  'image/gif': ['474946383761', '474946383961'],
}

/**
 * Draws what was sent anew: turned as its camera said, cut to a square, and without anything that
 * is no picture, such as where it was taken. Of an animation the first frame stays.
 *
 * @param sent.type The media type that the sender claims; it must be true.
 * @returns A WebP of 512 by 512 pixels.
 * @throws Refusal `profile.avatar-no-image`: no picture, cut off, damaged, or far too large once
 *   unpacked.
 */
export async function drawAvatar(
  pictures: Pictures,
  sent: { userId: string; bytes: Buffer; type: string },
): Promise<Buffer> {
  const head = sent.bytes.subarray(0, 8).toString('hex')
  const isTrue = signatures[sent.type]?.some((signature) => head.startsWith(signature))
  const drawn = isTrue ? await pictures.draw(sent.bytes, drawing, sent.userId) : null
  if (!drawn) throw new Refusal('invalid', 'profile.avatar-no-image')
  return drawn
}
