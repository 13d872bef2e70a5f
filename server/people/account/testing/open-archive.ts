import { unzipSync } from 'fflate'

/** The files of an export as text, by their names. */
export function openArchive(archive: Uint8Array): Record<string, string> {
  // A decoder would swallow the mark by which a spreadsheet knows the file to be UTF-8.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const files = Object.entries(unzipSync(archive))
  return Object.fromEntries(files.map(([name, bytes]) => [name, decoder.decode(bytes)]))
}
