import { drawInTurn, pixelsMax } from '#platform/images/sharp.ts'

const sideMax = 1_600

/**
 * Draws a picture anew, small enough to be looked at, so that neither place nor camera travels
 * along. Null when it began like a picture and is none: cut off, damaged, or too large unpacked.
 */
export async function drawJpeg(image: Buffer): Promise<Buffer | null> {
  return drawInTurn((sharp) =>
    sharp(image, { failOn: 'error', limitInputPixels: pixelsMax, pages: 1 })
      .autoOrient()
      .resize(sideMax, sideMax, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .timeout({ seconds: 20 })
      .toBuffer(),
  ).catch(() => null)
}
