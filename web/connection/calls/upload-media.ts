import type { Reply } from '@lya/contract/assistant/conversation.ts'
import { refusedCall } from '#connection/calls/refused-call.ts'
import { clientId } from '#connection/ids.ts'

/** A message that was a file: the text that stands for it, and what Lya says. */
type SentFile = { id: string; text: string; replies: Reply[] }

/** Sends a photo or a recording; a repeat of the id gets the first answer. @throws RefusedCall */
export async function uploadMedia(id: string, file: Blob): Promise<SentFile> {
  const response = await fetch(new URL(`/api/assistant/media/${id}`, location.origin), {
    method: 'PUT',
    headers: { 'content-type': file.type, 'x-client-id': clientId },
    body: file,
  })
  // A body that is not ours, such as a proxy's page, counts by its status.
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok || body === null) {
    throw refusedCall(body, response.status, response.headers.get('retry-after') ?? undefined)
  }
  // The server answers as contract/assistant/conversation.ts says of sending.
  return body as SentFile
}
