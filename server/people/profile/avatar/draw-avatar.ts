import { Refusal } from '@lya/core/refusal.ts'
import { drawInTurn, pixelsMax } from '#platform/images/sharp.ts'

/** Pixels on each side of a stored picture: twice what the largest screen shows. */
const side = 512
const quality = 82

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
 * @throws Refusal `profile.avatar-no-image`.
 */
export async function drawAvatar(sent: { bytes: Buffer; type: string }): Promise<Buffer> {
  const head = sent.bytes.subarray(0, 8).toString('hex')
  const isTrue = signatures[sent.type]?.some((signature) => head.startsWith(signature))
  if (!isTrue) throw new Refusal('invalid', 'profile.avatar-no-image')
  try {
    return await drawInTurn((sharp) =>
      sharp(sent.bytes, { failOn: 'error', limitInputPixels: pixelsMax, pages: 1 })
        .autoOrient()
        .resize(side, side, { fit: 'cover' })
        .webp({ quality })
        .timeout({ seconds: 20 })
        .toBuffer(),
    )
  } catch {
    // It began like a picture and is none: cut off, damaged, or far too large once unpacked.
    throw new Refusal('invalid', 'profile.avatar-no-image')
  }
}
