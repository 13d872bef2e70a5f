/** One member of an archive. */
export interface Member {
  name: string
  content: Buffer
}

const blockBytes = 512
/** Members are held in memory one by one, so none may be large. */
export const memberBytesMax = 4 * 1_048_576

/** A member in the ustar form, which every `tar` can list and unpack. */
export function packMember({ name, content }: Member): Buffer {
  if (Buffer.byteLength(name) > 100 || content.length > memberBytesMax) {
    throw new Error(`not a member for the archive: ${name}, ${content.length} bytes`)
  }
  const header = Buffer.alloc(blockBytes)
  header.write(name, 0, 100)
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124)
  header.write('00000000000\0', 136)
  header.write('        ', 148)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  const padding = Buffer.alloc((blockBytes - (content.length % blockBytes)) % blockBytes)
  return Buffer.concat([header, content, padding])
}

/** Two empty blocks end an archive; without them it was cut off. */
export const archiveEnd = Buffer.alloc(2 * blockBytes)

/**
 * Reads an archive that packMember wrote.
 *
 * @throws Error when it is damaged or was cut off.
 */
export async function* unpackMembers(source: AsyncIterable<Buffer>): AsyncGenerator<Member> {
  const bytes = exactly(source)
  for (;;) {
    const header = await bytes(blockBytes)
    if (header.every((byte) => byte === 0)) return
    const size = Number.parseInt(header.toString('latin1', 124, 135), 8)
    const isOurs = header.toString('latin1', 257, 262) === 'ustar' && size <= memberBytesMax
    if (!isOurs) throw new Error('the archive is damaged')
    const name = header.toString('utf8', 0, header.indexOf(0))
    const content = await bytes(size)
    await bytes((blockBytes - (size % blockBytes)) % blockBytes)
    yield { name, content }
  }
}

/** Cuts a stream of chunks into pieces of exactly the asked size. */
function exactly(source: AsyncIterable<Buffer>): (size: number) => Promise<Buffer> {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  return async (size) => {
    const pieces = [rest]
    let length = rest.length
    while (length < size) {
      const next = await chunks.next()
      if (next.done) throw new Error('the archive was cut off')
      pieces.push(next.value)
      length += next.value.length
    }
    const all = Buffer.concat(pieces)
    rest = all.subarray(size)
    return all.subarray(0, size)
  }
}
