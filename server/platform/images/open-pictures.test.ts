import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPictures } from '#platform/images/open-pictures.ts'
import type { Pictures } from '#platform/images/picture.ts'
import { printCode } from '#platform/images/testing/print-code.ts'

let pictures: Pictures
beforeAll(() => {
  pictures = openPictures()
})
afterAll(() => pictures.close())

/** One colour, which packs to next to nothing. */
function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#334455' } })
}

describe('codes', () => {
  it('are found in a photo that is turned, noisy and small', async () => {
    const photo = await sharp(await printCode('https://exemplo.com/a?p=1', { scale: 4 }))
      .rotate(14, { background: '#d9d4c8' })
      .extend({ top: 300, left: 200, right: 340, bottom: 700, background: '#d9d4c8' })
      .blur(0.6)
      .jpeg({ quality: 60 })
      .toBuffer()
    expect(await pictures.findCodes(photo, 'ana')).toEqual(['https://exemplo.com/a?p=1'])
  })

  it('are not where none are', async () => {
    expect(await pictures.findCodes(await plain(900, 900).png().toBuffer(), 'ana')).toEqual([])
  })

  it.each([
    ['cut off', async () => (await printCode('oi')).subarray(0, 90)],
    ['no picture at all', async () => Buffer.from('<svg onload="alert(1)">')],
    ['empty', async () => Buffer.alloc(0)],
  ])('are not looked for in what is %s', async (_name, make) => {
    expect(await pictures.findCodes(await make(), 'ana')).toBeNull()
  })
})

describe('a drawing', () => {
  const small = { as: 'webp', square: 64, quality: 80 } as const

  it('is refused before it is unpacked when it claims more pixels than it may', async () => {
    const bomb = await plain(7_900, 7_900).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await pictures.draw(bomb, small, 'ana')).toBeNull()
    expect(await pictures.findCodes(bomb, 'ana')).toBeNull()
  })

  it('is taken from the largest cameras', async () => {
    const photo = await plain(8_064, 6_048).jpeg().toBuffer()
    const drawn = await pictures.draw(photo, small, 'ana')
    expect(await sharp(drawn ?? Buffer.alloc(0)).metadata()).toMatchObject({ width: 64 })
  })

  it('is made in a process that knows no secret, and again after that one ended', async () => {
    const photo = await plain(40, 40).png().toBuffer()
    expect(await pictures.draw(photo, small, 'ana')).not.toBeNull()
    await pictures.close()
    expect(await pictures.draw(photo, small, 'ana')).not.toBeNull()
  })

  it('waits for one of each other person, not for all that they sent', async () => {
    const done: string[] = []
    const photo = await plain(3_000, 3_000).png().toBuffer()
    const draw = (who: string) => pictures.draw(photo, small, who).then(() => done.push(who))
    await Promise.all([draw('ana'), draw('ana'), draw('ana'), draw('ana'), draw('bia')])
    expect(done.indexOf('bia')).toBe(1)
  })
})
