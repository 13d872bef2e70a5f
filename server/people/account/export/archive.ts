import { Zip, ZipDeflate } from 'fflate'

/** A ZIP that is written from the front to the end and held packed: nothing is kept unpacked. */
export class ZipArchive {
  readonly #chunks: Uint8Array[] = []
  readonly #zip: Zip
  readonly #at: Date

  /** @param at The moment that its files are said to be of. */
  constructor(at: Temporal.Instant) {
    this.#at = new Date(at.epochMilliseconds)
    this.#zip = new Zip((error, chunk) => {
      if (error) throw error
      this.#chunks.push(chunk)
    })
  }

  /** Adds a file, piece by piece; the packing gives way between them. */
  async add(name: string, pieces: AsyncIterable<string | Uint8Array>): Promise<void> {
    const file = new ZipDeflate(name, { level: 6 })
    file.mtime = this.#at
    this.#zip.add(file)
    for await (const piece of pieces) {
      file.push(typeof piece === 'string' ? Buffer.from(piece) : piece)
    }
    file.push(new Uint8Array(), true)
  }

  end(): Buffer {
    this.#zip.end()
    return Buffer.concat(this.#chunks)
  }
}
