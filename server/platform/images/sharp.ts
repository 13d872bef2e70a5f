type Library = typeof import('sharp')['default']

/**
 * More than any phone's camera makes; a few bytes can claim to be a billion pixels, and all of them
 * would have to be held.
 */
export const pixelsMax = 64_000_000

// One picture at a time for each process: decoding takes memory, and people wait for the rest.
let queue: Promise<unknown> = Promise.resolve()

/** Works on a picture once those before it are done. */
export async function drawInTurn<T>(draw: (sharp: Library) => Promise<T>): Promise<T> {
  const sharp = await loadLibrary()
  const drawing = queue.then(() => draw(sharp))
  queue = drawing.catch(() => undefined)
  return drawing
}

/** With the first picture: loading takes a tenth of a second and 23 MB, which no start should. */
async function loadLibrary(): Promise<Library> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
