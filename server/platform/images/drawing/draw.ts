import sharp, { type Sharp } from 'sharp'
import { type Drawing, pixelsMax } from '#platform/images/picture.ts'

const secondsMax = 8
/** Enough for a code that fills a tenth of a receipt. */
const codeSideMax = 2_000
const white = '#ffffff'

sharp.concurrency(1)
sharp.cache(false)

/** The picture drawn anew. @throws Error when it is none, or too large. */
export async function draw(image: Uint8Array, drawing: Drawing): Promise<Uint8Array> {
  const opened = await open(image)
  if (drawing.as === 'webp') {
    const { square, quality } = drawing
    return opened.resize(square, square, { fit: 'cover' }).webp({ quality }).toBuffer()
  }
  const { sideMax, quality } = drawing
  return within(opened, sideMax).flatten({ background: white }).jpeg({ quality }).toBuffer()
}

/** Its pixels, four bytes each, for whoever looks for codes. @throws Error as `draw`. */
export async function pixelsOf(
  image: Uint8Array,
): Promise<{ pixels: Uint8Array; width: number; height: number }> {
  const opened = within(await open(image), codeSideMax).flatten({ background: white })
  const { data, info } = await opened.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/** The first frame, turned as its camera said; its size is looked at before it is unpacked. */
async function open(image: Uint8Array): Promise<Sharp> {
  const limitInputPixels = pixelsMax.jpeg
  const { format, width, height } = await sharp(image, { limitInputPixels }).metadata()
  if (format !== 'jpeg' && width * height > pixelsMax.other) throw new Error('too many pixels')
  return sharp(image, { failOn: 'error', limitInputPixels, pages: 1 })
    .timeout({ seconds: secondsMax })
    .autoOrient()
}

function within(picture: Sharp, side: number): Sharp {
  return picture.resize(side, side, { fit: 'inside', withoutEnlargement: true })
}
