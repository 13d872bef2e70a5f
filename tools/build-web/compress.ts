import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** A smaller file gains nothing: it fits into one packet either way. */
const bytesMin = 1_024

/** Puts `.br` and `.gz` beside every text file that is worth it, but for the shell: its nonce. */
export function compress(dir: string): void {
  for (const file of globSync(`${dir}/**/*.{html,js,css,svg,json,webmanifest,txt}`)) {
    const bytes = readFileSync(file)
    if (bytes.length < bytesMin || file.endsWith('__spa-fallback.html')) continue
    writeFileSync(`${file}.br`, brotli(bytes))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

export function brotli(bytes: Uint8Array): Buffer {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
}
