import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm')

/** A PNG with a QR code of this text. */
export async function printCode(text: string, options: { scale?: number } = {}): Promise<Buffer> {
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } })
  const { image, error } = await writeBarcode(text, {
    format: 'QRCode',
    scale: options.scale ?? 6,
    addQuietZones: true,
  })
  if (!image) throw new Error(error)
  return Buffer.from(await image.arrayBuffer())
}
