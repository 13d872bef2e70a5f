import { Admission } from '#platform/images/admission.ts'
import { DrawingProcess } from '#platform/images/drawing-process.ts'
import { FairQueue } from '#platform/images/fair-queue.ts'
import type { Pictures } from '#platform/images/picture.ts'

/** More than anybody sends at once by hand; all of them are at most 290 MB. */
const bounds = { perPerson: 3, all: 24 }

/** Opens the way to the process that draws; nothing is started before the first picture. */
export function openPictures(): Pictures {
  const admission = new Admission(bounds)
  const queue = new FairQueue()
  const drawing = new DrawingProcess()
  return {
    hold: (userId, work) => admission.admit(userId, work),
    draw: async (image, how, userId) => {
      const drawn = await queue.add(userId, () => drawing.run({ image, drawing: how }))
      return drawn instanceof Uint8Array ? Buffer.from(drawn) : null
    },
    findCodes: async (image, userId) => {
      const found = await queue.add(userId, () => drawing.run({ image, drawing: 'codes' }))
      return Array.isArray(found) ? found : null
    },
    close: async () => drawing.close(),
  }
}
