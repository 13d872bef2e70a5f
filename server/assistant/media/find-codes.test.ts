import sharp from 'sharp'
import { expect, it } from 'vitest'
import { findCodes } from '#assistant/media/find-codes.ts'
import { printCode } from '#assistant/media/testing/print-code.ts'

it('finds a code in a photo that is turned, noisy and small', async () => {
  const photo = await sharp(await printCode('https://exemplo.com/a?p=1', { scale: 4 }))
    .rotate(14, { background: '#d9d4c8' })
    .extend({ top: 300, left: 200, right: 340, bottom: 700, background: '#d9d4c8' })
    .blur(0.6)
    .jpeg({ quality: 60 })
    .toBuffer()
  expect(await findCodes(photo)).toEqual(['https://exemplo.com/a?p=1'])
})

it('finds nothing where nothing is', async () => {
  const blank = sharp({ create: { width: 900, height: 900, channels: 3, background: '#334455' } })
  expect(await findCodes(await blank.png().toBuffer())).toEqual([])
})

it.each([
  ['cut off', async () => (await printCode('oi')).subarray(0, 90)],
  ['no picture at all', async () => Buffer.from('<svg onload="alert(1)">')],
  ['empty', async () => Buffer.alloc(0)],
])('is not troubled by what is %s', async (_name, make) => {
  expect(await findCodes(await make())).toEqual([])
})
