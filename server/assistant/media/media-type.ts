export type MediaKind = 'image' | 'audio'

export interface MediaType {
  kind: MediaKind
  /** Such as image/jpeg. */
  name: string
  /** For services that judge a file by its name. */
  extension: string
}

const types: (MediaType & { isAt: (head: Buffer) => boolean })[] = [
  type('image', 'image/jpeg', 'jpg', (head) => starts(head, 'ffd8ff')),
  type('image', 'image/png', 'png', (head) => starts(head, '89504e470d0a1a0a')),
  type('image', 'image/webp', 'webp', (head) => isRiff(head, 'WEBP')),
  type('audio', 'audio/wav', 'wav', (head) => isRiff(head, 'WAVE')),
  type('audio', 'audio/ogg', 'ogg', (head) => starts(head, '4f676753')),
  type('audio', 'audio/mp4', 'm4a', (head) => head.toString('latin1', 4, 8) === 'ftyp'),
  type('audio', 'audio/webm', 'webm', (head) => starts(head, '1a45dfa3')),
  type('audio', 'audio/amr', 'amr', (head) => starts(head, '2321414d52')),
  type('audio', 'audio/mpeg', 'mp3', (head) => starts(head, '494433') || isMpegFrame(head)),
]

/** What the bytes are, whatever they were called; null for anything that Lya cannot read. */
export function mediaTypeOf(bytes: Buffer): MediaType | null {
  const head = bytes.subarray(0, 16)
  const found = types.find(({ isAt }) => isAt(head))
  return found ? { kind: found.kind, name: found.name, extension: found.extension } : null
}

function type(
  kind: MediaKind,
  name: string,
  extension: string,
  isAt: (head: Buffer) => boolean,
): MediaType & { isAt: (head: Buffer) => boolean } {
  return { kind, name, extension, isAt }
}

function starts(head: Buffer, signature: string): boolean {
  return head.toString('hex').startsWith(signature)
}

function isRiff(head: Buffer, form: string): boolean {
  return starts(head, '52494646') && head.toString('latin1', 8, 12) === form
}

/** Eleven bits of one, then a layer: MP3, and AAC in its own stream. */
function isMpegFrame(head: Buffer): boolean {
  return head.length > 1 && head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0 && head[1] !== 0xff
}
