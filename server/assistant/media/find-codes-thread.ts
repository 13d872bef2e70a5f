import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

// In a thread of its own: looking for a code takes a tenth of a second of pure computing, and a
// hostile picture much more. Whoever started it ends it.
const { pixels, width, height } = workerData as {
  pixels: Uint8Array
  width: number
  height: number
}
const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } })
const data = new Uint8ClampedArray(pixels.buffer as ArrayBuffer, pixels.byteOffset, pixels.length)
const found = await readBarcodes(
  { data, width, height, colorSpace: 'srgb' } as Parameters<typeof readBarcodes>[0],
  { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 8 },
)
parentPort?.postMessage(found.map(({ text }) => text))
