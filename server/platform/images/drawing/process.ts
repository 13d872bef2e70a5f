import { draw } from '#platform/images/drawing/draw.ts'
import { findCodes } from '#platform/images/drawing/find-codes.ts'
import type { PictureTask } from '#platform/images/picture.ts'

// A process of its own: what strangers send is unpacked where a crash, or memory that ran out,
// ends nothing else, and where no secret is known. Whoever started it gives it one task at a time,
// and ends it when it takes too long.
process.on('message', (task: PictureTask) => {
  void work(task).then((result) => process.send?.(result))
})
process.on('disconnect', () => process.exit())

async function work({ image, drawing }: PictureTask): Promise<Uint8Array | string[] | null> {
  try {
    return drawing === 'codes' ? await findCodes(image) : await draw(image, drawing)
  } catch {
    // It began like a picture and is none: cut off, damaged, or far too large once unpacked.
    return null
  }
}
