import { createHash } from 'node:crypto'
import type { FileKind, KeptMessage } from '#simulators/whatsapp/telephone.store.ts'

/** What a browser may show of a file that anybody chose: none of these runs anything. */
const shown = /^(image\/(png|jpeg|webp|gif)|audio\/(ogg|mpeg|mp4|aac|wav|webm|x-m4a))$/

/** A file as the telephone keeps it. What it really is, is for the receiver to find out. */
export function chosenFile(
  bytes: Buffer,
  told: { type: string; name: string },
): NonNullable<KeptMessage['content']['file']> {
  const type = told.type.toLowerCase().slice(0, 100) || 'application/octet-stream'
  return {
    kind: kindOf(type),
    type,
    name: told.name.slice(0, 200) || 'arquivo',
    sha256: createHash('sha256').update(bytes).digest('hex'),
    size: bytes.length,
  }
}

/** The type to show it under; null for what is only named. */
export function shownType(type: string): string | null {
  const plain = type.split(';')[0]?.trim() ?? ''
  return shown.test(plain) ? plain : null
}

function kindOf(type: string): FileKind {
  const [family = ''] = type.split('/')
  return family === 'image' || family === 'audio' || family === 'video' ? family : 'document'
}
