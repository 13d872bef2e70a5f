import { createHash } from 'node:crypto'
import { callGraph, type GraphAccess, request } from '#adapters/whatsapp-cloud/graph-call.ts'
import { type Media, WhatsAppFailure } from '#assistant/whatsapp/index.ts'

/** Where Meta keeps what people send; the token goes nowhere else. */
const mediaHosts = new Set(['lookaside.fbsbx.com'])

/** Fetches what a person sent, in Meta's two steps, and checks it against its sum. */
export async function downloadMedia(
  access: GraphAccess,
  mediaId: string,
  bytesMax: number,
): Promise<Media> {
  const path = encodeURIComponent(mediaId)
  const { url, mime_type, sha256 } = await callGraph(access, { method: 'GET', path })
  if (typeof url !== 'string' || !isAllowed(url, access)) throw new WhatsAppFailure('never', null)
  const response = await request(url, access, { method: 'GET' })
  // The address lives for minutes: the next try asks for another.
  if (!response.ok) throw new WhatsAppFailure('later', null)
  const bytes = await readAtMost(response, bytesMax)
  if (typeof sha256 === 'string' && !isSumOf(bytes, sha256)) {
    throw new WhatsAppFailure('later', null)
  }
  return { bytes, type: typeof mime_type === 'string' ? mime_type : '' }
}

/** Meta's media host over TLS, or the very server that we ask, which the simulator is. */
function isAllowed(url: string, { apiUrl }: GraphAccess): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, origin, port } = new URL(url)
  if (origin === new URL(apiUrl).origin) return true
  return protocol === 'https:' && port === '' && mediaHosts.has(hostname)
}

async function readAtMost(response: Response, bytesMax: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    const body: AsyncIterable<Uint8Array> | null = response.body
    for await (const chunk of body ?? []) {
      size += chunk.length
      if (size > bytesMax) throw new WhatsAppFailure('never', null)
      chunks.push(chunk)
    }
  } catch (cause) {
    throw cause instanceof WhatsAppFailure ? cause : new WhatsAppFailure('later', null, { cause })
  }
  return Buffer.concat(chunks)
}

/** Written as hexadecimal in the webhooks and as base64 in some answers. */
function isSumOf(bytes: Buffer, sum: string): boolean {
  const digest = createHash('sha256').update(bytes).digest()
  return sum.toLowerCase() === digest.toString('hex') || sum === digest.toString('base64')
}
