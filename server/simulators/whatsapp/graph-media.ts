import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { type GraphAnswer, graphError } from '#simulators/whatsapp/graph-answer.ts'
import { findFile } from '#simulators/whatsapp/telephone.store.ts'

const lifeSeconds = 300
const path = '/whatsapp_business/attachments/'

/** Bytes instead of JSON. */
export interface GraphFile {
  type: string
  bytes: Buffer
}

/** The message that carries a file is found by the file's id. */
export const messageIdOf = (mediaId: string): string => `wamid.${mediaId}`
export const mediaIdOf = (messageId: string): string => messageId.replace('wamid.', '')

/** Meta's first step: where the bytes are, for some minutes. */
export async function answerMedia(
  { db, clock, origin }: { db: Database; clock: Clock; origin: string },
  mediaId: string,
): Promise<GraphAnswer> {
  const file = await findFile(db, messageIdOf(mediaId))
  if (!file) return graphError(100, 'Unsupported get request')
  const ends = seconds(clock) + lifeSeconds
  const url = `${origin}${path}?mid=${encodeURIComponent(mediaId)}&ext=${ends}`
  const { type, sha256, bytes } = file
  const told = { url, mime_type: type, sha256, file_size: bytes.length, id: mediaId }
  return { status: 200, body: { messaging_product: 'whatsapp', ...told } }
}

/** Meta's second step; null for another address, or when the time is over. */
export async function readMediaFile(
  { db, clock }: { db: Database; clock: Clock },
  url: URL,
): Promise<GraphFile | null> {
  if (url.pathname !== path || Number(url.searchParams.get('ext')) < seconds(clock)) return null
  return findFile(db, messageIdOf(url.searchParams.get('mid') ?? ''))
}

function seconds(clock: Clock): number {
  return Math.floor(clock.now().epochMilliseconds / 1_000)
}
