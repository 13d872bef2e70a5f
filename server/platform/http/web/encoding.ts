import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that a browser says it takes. */
export function encodingFor(acceptEncoding: string | null): Encoding {
  if (acceptEncoding && /\bbr\b/.test(acceptEncoding)) return 'br'
  if (acceptEncoding && /\bgzip\b/.test(acceptEncoding)) return 'gzip'
  return 'identity'
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Compresses what is not known at build time: quickly when each answer is different, well when it
 * is kept for many.
 */
export async function compress(
  text: string,
  encoding: Encoding,
  { isKept = false } = {},
): Promise<Uint8Array> {
  if (encoding === 'br') {
    return await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: isKept ? 9 : 5 } })
  }
  if (encoding === 'gzip') return await zip(text)
  return Buffer.from(text)
}
