import { Refusal } from '@lya/core/refusal.ts'

type Library = typeof import('sharp')['default']

/** Pixels on each side of a stored picture: twice what the largest screen shows. */
const side = 512
const quality = 82

/**
 * More than any phone's camera makes in 5 MB; a few bytes can claim to be a billion, and all of
 * them would have to be held.
 */
const pixelsMax = 64_000_000

// The first bytes of what is taken; anything else never reaches the library.
const signatures: Record<string, readonly string[]> = {
  'image/jpeg': ['ffd8ff'],
  'image/png': ['89504e470d0a1a0a'],
  'image/gif': ['474946383761', '474946383961'],
}

// One picture at a time for each process: decoding takes memory, and people wait for the rest.
let queue: Promise<unknown> = Promise.resolve()

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
  const sharp = await loadLibrary()
  const drawing = queue.then(() => draw(sharp, sent.bytes))
  queue = drawing.catch(() => undefined)
  try {
    return await drawing
  } catch {
    // It began like a picture and is none: cut off, damaged, or far too large once unpacked.
    throw new Refusal('invalid', 'profile.avatar-no-image')
  }
}

/** With the first picture: loading takes a tenth of a second and 23 MB, which no start should. */
async function loadLibrary(): Promise<Library> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

function draw(sharp: Library, bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { failOn: 'error', limitInputPixels: pixelsMax, pages: 1 })
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .webp({ quality })
    .timeout({ seconds: 20 })
    .toBuffer()
}
