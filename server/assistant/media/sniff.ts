/** What bytes are by their own beginning, whatever their sender calls them. */
export type Sniffed =
  | { family: 'image'; type: 'image/jpeg' | 'image/png' | 'image/webp' }
  | { family: 'audio'; type: 'audio/ogg' | 'audio/webm' | 'audio/mp4' | 'audio/mpeg' | 'audio/wav' }

const audioBrands = /^(M4A |M4B |isom|iso[2-6]|mp41|mp42|dash|MSNV)$/

/** Looks at the first bytes; null for anything that Lya does not take. */
export function sniff(bytes: Buffer): Sniffed | null {
  const head = bytes.subarray(0, 16).toString('latin1')
  const image = (type: 'image/jpeg' | 'image/png' | 'image/webp') =>
    ({ family: 'image', type }) as const
  const audio = (type: 'audio/ogg' | 'audio/webm' | 'audio/mp4' | 'audio/mpeg' | 'audio/wav') =>
    ({ family: 'audio', type }) as const
  if (head.startsWith('\xff\xd8\xff')) return image('image/jpeg')
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return image('image/png')
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return image('image/webp')
  if (head.startsWith('OggS')) return audio('audio/ogg')
  if (head.startsWith('\x1a\x45\xdf\xa3')) return audio('audio/webm')
  if (head.slice(4, 8) === 'ftyp' && audioBrands.test(head.slice(8, 12))) return audio('audio/mp4')
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WAVE') return audio('audio/wav')
  // An MPEG frame of layer III, or the tag before the first one.
  if (head.startsWith('ID3') || /^\xff[\xfb\xfa\xf3\xf2]/.test(head)) return audio('audio/mpeg')
  return null
}
