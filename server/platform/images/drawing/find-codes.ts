import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { pixelsOf } from '#platform/images/drawing/draw.ts'

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } })

/** The texts of the QR codes in a picture. @throws Error when it is none. */
export async function findCodes(image: Uint8Array): Promise<string[]> {
  const { pixels, width, height } = await pixelsOf(image)
  const data = new Uint8ClampedArray(
    pixels.buffer as ArrayBuffer,
    pixels.byteOffset,
    pixels.byteLength,
  )
  const found = await readBarcodes(
    { data, width, height, colorSpace: 'srgb' } as Parameters<typeof readBarcodes>[0],
    { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 8 },
  )
  return found.map(({ text }) => text)
}
