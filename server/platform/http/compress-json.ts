import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type Encoding, encodingFor } from '#platform/http/web/encoding.ts'

/** Below this an answer fits one packet anyway. */
const bytesMin = 1_024

/**
 * Compresses an answer's text when the client takes it and it is worth it. On the spot: for a page
 * of 50 transactions (14 kB, then 2 kB) that takes 0.15 ms, and three times as much by way of the
 * thread pool, where passwords are hashed.
 *
 * Length tells an eavesdropper nothing new (BREACH): no answer holds a token, and another site
 * cannot make a browser ask with its cookie.
 */
export function compressJson(
  text: string,
  acceptEncoding: string | null,
): { body: string | Uint8Array<ArrayBuffer>; encoding: Encoding } {
  const encoding = text.length < bytesMin ? 'identity' : encodingFor(acceptEncoding)
  if (encoding === 'identity') return { body: text, encoding }
  const body =
    encoding === 'br'
      ? brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : gzipSync(text)
  return { body, encoding }
}
