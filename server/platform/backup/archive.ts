import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import type { ZodType } from 'zod'
import { type Member, unpackMembers } from '#platform/backup/tar.ts'
import { isDiskFull, StartFailure } from '#platform/boot/start-failure.ts'

/** An archive, read from the front to the end, one member after the other. */
export class Archive {
  readonly #path: string
  readonly #members: AsyncGenerator<Member>
  #next: Member | null = null

  constructor(path: string) {
    this.#path = path
    const file = createReadStream(path)
    const plain = createGunzip()
    // pipe() hands on no errors, and an error before the first read would end the process.
    file.on('error', (error) => plain.destroy(error))
    plain.on('error', () => undefined)
    this.#members = unpackMembers(file.pipe(plain))
  }

  /** @throws StartFailure when the archive has ended, was cut off or is damaged. */
  async #peek(): Promise<Member> {
    if (this.#next) return this.#next
    try {
      const read = await this.#members.next()
      if (read.done) throw new Error('the archive was cut off')
      this.#next = read.value
      return read.value
    } catch (cause) {
      if (isDiskFull(cause)) throw cause
      const reason = (cause as Error).message
      throw new StartFailure(`${this.#path} cannot be read as a backup: ${reason}`, { cause })
    }
  }

  async has(name: string): Promise<boolean> {
    return (await this.#peek()).name === name
  }

  /** The next member, which must have this name. */
  async take(name: string): Promise<Buffer> {
    const member = await this.#peek()
    if (member.name !== name) throw this.damaged(`${name} is missing`)
    this.#next = null
    return member.content
  }

  async takeJson<T>(name: string, schema: ZodType<T>): Promise<T> {
    const text = (await this.take(name)).toString('utf8')
    try {
      return schema.parse(JSON.parse(text))
    } catch (cause) {
      throw new StartFailure(`${this.#path}: ${name} is damaged, or of a newer version`, { cause })
    }
  }

  /** The pieces that come next, as long as they are numbered on. */
  async *pieces(nameOf: (piece: number) => string): AsyncGenerator<Buffer> {
    for (let piece = 0; await this.has(nameOf(piece)); piece += 1) {
      yield await this.take(nameOf(piece))
    }
  }

  damaged(what: string): StartFailure {
    return new StartFailure(`${this.#path} is damaged: ${what}`)
  }

  /** Lets go of the file. */
  async close(): Promise<void> {
    await this.#members.return(undefined)
  }
}
