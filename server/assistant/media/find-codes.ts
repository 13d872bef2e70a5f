import { Worker } from 'node:worker_threads'
import { drawInTurn, pixelsMax } from '#platform/images/sharp.ts'

/** Enough for a code that fills a tenth of a receipt. */
const sideMax = 2_000
const secondsMax = 10

/**
 * The texts of the QR codes in a picture; none when it is damaged, far too large once unpacked, or
 * takes too long. They are whatever somebody printed: never follow them.
 *
 * @throws Error when the search itself broke down.
 */
export async function findCodes(image: Buffer): Promise<string[]> {
  const drawn = await drawInTurn((sharp) =>
    sharp(image, { failOn: 'error', limitInputPixels: pixelsMax, pages: 1 })
      .autoOrient()
      .resize(sideMax, sideMax, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .ensureAlpha()
      .raw()
      .timeout({ seconds: secondsMax })
      .toBuffer({ resolveWithObject: true }),
  ).catch(() => null)
  if (!drawn) return []
  const { width, height } = drawn.info
  return lookIn({ pixels: new Uint8Array(drawn.data), width, height })
}

function lookIn(picture: {
  pixels: Uint8Array<ArrayBuffer>
  width: number
  height: number
}): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./find-codes-thread.ts', import.meta.url), {
      workerData: picture,
      transferList: [picture.pixels.buffer],
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
    const timer = setTimeout(() => {
      resolve([])
      void worker.terminate()
    }, secondsMax * 1_000)
    worker.once('message', (texts: string[]) => resolve(texts))
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(timer)
      resolve([])
    })
  })
}
