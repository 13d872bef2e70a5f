import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Profile } from '@lya/contract/people/profile.ts'
import { limits } from '@lya/core/limits.ts'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type IdentityApp, identityApp } from '#people/identity/testing/identity-app.ts'
import { sweepAvatars } from '#people/profile/avatar/sweep-avatars.ts'
import { Outage } from '#platform/outage.ts'
import { newId } from '#platform/security/ids.ts'
import type { StoredFiles } from '#platform/storage/stored-files.ts'

let app: IdentityApp
let cookie: string | null
let userId: string
/** What the folder does when a test breaks it. */
let broken: Partial<StoredFiles> = {}
beforeAll(async () => {
  app = await identityApp()
  const { write, remove } = app.files
  app.files.write = (name, content) => (broken.write ?? write)(name, content)
  app.files.remove = (name) => (broken.remove ?? remove)(name)
})
beforeEach(async () => {
  broken = {}
  rmSync(join(app.folder, 'avatars'), { recursive: true, force: true })
  await app.reset()
  const signedUp = await app.signUp()
  cookie = signedUp.cookie
  userId = (signedUp.body as { session: { userId: string } }).session.userId
})
afterAll(() => app.close())

const upload = (bytes: Buffer, type = 'image/jpeg', header = cookie) =>
  app.putPicture(bytes, type, { cookie: header })
const uploaded = async (bytes: Buffer, type?: string) => {
  const answer = await upload(bytes, type)
  expect(answer.status).toBe(200)
  return answer.body as Profile
}
const show = (url: string | null, header = cookie) => app.get(url ?? '', { cookie: header })
const profile = async () => (await app.get('/api/profile', { cookie })).body as Profile

/** Left half red, right half blue, twice as wide as high unless told otherwise. */
function picture(width = 400, height = 200): Sharp {
  const half = { width: width / 2, height, channels: 3, background: '#ff0000' } as const
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: half }, left: 0, top: 0 },
  ])
}

const jpeg = await picture().jpeg().toBuffer()
const png = await picture().png().toBuffer()
const gif = await picture().gif().toBuffer()
const webp = await picture().webp().toBuffer()
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
)

/** The beginning of a PNG that says how large it is, with a right checksum and nothing in it. */
function hugePng(): Buffer {
  const header = Buffer.from(png.subarray(0, 33))
  header.writeUInt32BE(30_000, 16)
  header.writeUInt32BE(30_000, 20)
  header.writeUInt32BE(crc32(header.subarray(12, 29)), 29)
  return Buffer.concat([header, png.subarray(33)])
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

it.each([
  ['image/jpeg', jpeg],
  ['image/png', png],
  ['image/gif', gif],
])('draws a %s anew as a square WebP', async (type, bytes) => {
  const { avatarUrl } = await uploaded(bytes, type)
  expect(avatarUrl).toMatch(new RegExp(`^/api/avatars/${userId}/[0-9a-f-]{36}$`))
  expect(await profile()).toMatchObject({ avatarUrl })
  expect(app.announced.at(-1)).toEqual({ userId, topics: ['profile'] })

  const shown = await show(avatarUrl)
  expect(shown.status).toBe(200)
  expect(shown.headers.get('content-type')).toBe('image/webp')
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
  expect(shown.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
  const { format, width, height } = await sharp(shown.body as Buffer).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 512, height: 512 })
})

it('turns the picture as its camera said, and keeps nothing but the picture', async () => {
  const place = { IFD0: { Model: 'Camera da Maria' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } }
  // Orientation 6: red, on the left of what is stored, belongs at the top.
  const tagged = await picture().withExif(place).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { avatarUrl } = await uploaded(tagged)
  const shown = (await show(avatarUrl)).body as Buffer
  const { exif, orientation, icc, xmp } = await sharp(shown).metadata()
  expect([exif, orientation, icc, xmp]).toEqual([undefined, undefined, undefined, undefined])
  expect(shown.includes('Camera da Maria')).toBe(false)
  expect(await colorAt(shown, { left: 256, top: 40 })).toBe('red')
  expect(await colorAt(shown, { left: 256, top: 470 })).toBe('blue')
})

async function colorAt(image: Buffer, at: { left: number; top: number }): Promise<string> {
  const pixel = await sharp(image)
    .extract({ ...at, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  return (pixel[0] ?? 0) > (pixel[2] ?? 0) ? 'red' : 'blue'
}

it.each([
  ['a GIF that is called a PNG', gif, 'image/png'],
  ['a JPEG that is called a GIF', jpeg, 'image/gif'],
  ['an SVG', svg, 'image/svg+xml'],
  ['an SVG that is called a PNG', svg, 'image/png'],
  ['a WebP', webp, 'image/webp'],
  ['a cut off JPEG', jpeg.subarray(0, jpeg.length / 2), 'image/jpeg'],
  ['a cut off PNG', png.subarray(0, png.length / 2), 'image/png'],
  ['the first bytes of a JPEG', jpeg.subarray(0, 3), 'image/jpeg'],
  ['a PNG that claims 900 million pixels', hugePng(), 'image/png'],
  ['a text', Buffer.from('<script>alert(1)</script>'), 'text/html'],
  ['a picture of no type', jpeg, ''],
  ['nothing', Buffer.alloc(0), 'image/png'],
])('refuses %s, and keeps the picture there was', async (_, bytes, type) => {
  const { avatarUrl } = await uploaded(png, 'image/png')
  const answer = await upload(bytes, type)
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ code: 'profile.avatar-no-image' })
  expect((await profile()).avatarUrl).toBe(avatarUrl)
  expect((await show(avatarUrl)).status).toBe(200)
})

it('takes five megabytes, and not one byte more', async () => {
  // What follows the end of a JPEG is no part of it.
  const padded = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)])
  expect((await upload(padded(limits.avatarBytesMax))).status).toBe(200)
  const answer = await upload(padded(limits.avatarBytesMax + 1))
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ code: 'profile.avatar-too-large' })
})

it('replaces the older picture, and deletes it', async () => {
  const first = await uploaded(jpeg)
  const second = await uploaded(png, 'image/png')
  expect(second.avatarUrl).not.toBe(first.avatarUrl)
  const gone = await show(first.avatarUrl)
  expect(gone.status).toBe(404)
  expect(gone.body).toMatchObject({ code: 'profile.avatar-missing' })
  expect(readdirSync(join(app.folder, 'avatars', userId))).toHaveLength(1)
})

it('leaves one picture, the one that is shown, after uploads at the same moment', async () => {
  await Promise.all([upload(jpeg), upload(png, 'image/png'), upload(gif, 'image/gif')])
  const { avatarUrl } = await profile()
  expect((await show(avatarUrl)).status).toBe(200)
  expect(readdirSync(join(app.folder, 'avatars', userId))).toHaveLength(1)
})

it('removes the picture, once or twice', async () => {
  const { avatarUrl } = await uploaded(jpeg)
  for (let press = 0; press < 2; press += 1) {
    const answer = await app.delete('/api/profile/avatar', { cookie })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ avatarUrl: null })
  }
  expect((await show(avatarUrl)).status).toBe(404)
  expect(readdirSync(join(app.folder, 'avatars', userId))).toEqual([])
})

it('shows a picture to its person alone', async () => {
  const { avatarUrl } = await uploaded(jpeg)
  const pedro = await app.signUp({ email: 'pedro@exemplo.com', phone: '11911110002' })
  const others = await show(avatarUrl, pedro.cookie)
  expect(others.status).toBe(404)
  expect(others.body).toMatchObject({ code: 'profile.avatar-missing' })
  expect((await show(avatarUrl, null)).status).toBe(401)
  for (const path of ['..%2f..%2fetc%2fpasswd', "' or 1=1", 'é'.repeat(99), newId()]) {
    expect((await show(`/api/avatars/${userId}/${encodeURIComponent(path)}`)).status).toBe(404)
  }
})

it('takes pictures from its own pages and signed-in people only', async () => {
  expect((await upload(jpeg, 'image/jpeg', null)).body).toMatchObject({
    code: 'identity.session-missing',
  })
  const foreign = await app.putPicture(jpeg, 'image/jpeg', {
    cookie,
    origin: 'https://mau.example',
  })
  expect(foreign.status).toBe(403)
  expect(foreign.body).toMatchObject({ code: 'platform.origin-refused' })
})

it('holds three pictures of a person at once, and takes everybody else in between', async () => {
  const pedro = await app.signUp({ email: 'pedro@exemplo.com', phone: '11911110002' })
  // None is done, and gives its place up, before as many as must be are refused.
  const refused = Promise.withResolvers<undefined>()
  let refusals = 0
  broken.write = async (name, content) => {
    await refused.promise
    broken = {}
    await app.files.write(name, content)
  }
  const many = Array.from({ length: 6 }, async () => {
    const answer = await upload(jpeg)
    if (answer.status === 429) refusals += 1
    if (refusals === 3) refused.resolve(undefined)
    return answer
  })
  const other = upload(jpeg, 'image/jpeg', pedro.cookie)
  const answers = await Promise.all(many)
  const statuses = answers.map(({ status }) => status).toSorted((one, next) => one - next)
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429])
  const busy = answers.find(({ status }) => status === 429)
  expect(busy?.body).toMatchObject({ code: 'platform.busy' })
  expect(busy?.headers.get('retry-after')).toBe('5')
  expect((await other).status).toBe(200)
  // What was refused was no attempt, and the places are free again.
  expect((await upload(jpeg)).status).toBe(200)
})

it('draws only so many an hour', async () => {
  const statuses = []
  for (let time = 0; time < 41; time += 1) statuses.push((await upload(svg)).status)
  expect(statuses).toEqual([...Array(40).fill(400), 429])
})

it('keeps the picture there was when the new one cannot be written', async () => {
  const { avatarUrl } = await uploaded(jpeg)
  broken.write = async () => {
    throw new Outage('disk', { isRetryable: true })
  }
  const answer = await upload(png, 'image/png')
  expect(answer.status).toBe(503)
  expect(answer.body).toMatchObject({ code: 'platform.unavailable' })
  expect((await profile()).avatarUrl).toBe(avatarUrl)
  expect((await show(avatarUrl)).status).toBe(200)
})

it('keeps the picture there was when the row cannot be written, and sweeps the new one', async () => {
  const { avatarUrl } = await uploaded(jpeg)
  await app.test.owner.query(`
    CREATE FUNCTION recusa() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'disk on fire'; END $$;
    CREATE TRIGGER recusa BEFORE UPDATE OF foto_versao ON profiles EXECUTE FUNCTION recusa()`)
  try {
    expect((await upload(png, 'image/png')).status).toBe(500)
  } finally {
    await app.test.owner.query('DROP FUNCTION recusa() CASCADE')
  }
  expect((await show(avatarUrl)).status).toBe(200)
  expect(readdirSync(join(app.folder, 'avatars', userId))).toHaveLength(2)
  app.clock.moveTo(Temporal.Now.instant().add({ hours: 25 }).toString())
  await sweepAvatars({ db: app.test.db, clock: app.clock, files: app.files })
  expect(readdirSync(join(app.folder, 'avatars', userId))).toHaveLength(1)
  expect((await profile()).avatarUrl).toBe(avatarUrl)
})

it('sweeps up what could not be deleted, and nothing that is used or new', async () => {
  const first = await uploaded(jpeg)
  broken.remove = async () => {
    throw new Error('not now')
  }
  const second = await uploaded(png, 'image/png')
  expect(app.leftovers).toHaveLength(1)
  broken = {}
  const stranger = join(app.folder, 'avatars', 'leia-me.txt')
  writeFileSync(stranger, 'of somebody else')

  const parts = { db: app.test.db, clock: app.clock, files: app.files }
  app.clock.moveTo(Temporal.Now.instant().toString())
  expect(await sweepAvatars(parts)).toBe(0)
  app.clock.moveTo(Temporal.Now.instant().add({ hours: 25 }).toString())
  expect(await sweepAvatars(parts)).toBe(1)
  expect(await sweepAvatars(parts)).toBe(0)
  expect(readFileSync(stranger, 'utf8')).toBe('of somebody else')
  expect((await show(first.avatarUrl)).status).toBe(404)
  expect((await show(second.avatarUrl)).status).toBe(200)
})

it('sweeps up the pictures of people who are gone', async () => {
  await uploaded(jpeg)
  await app.test.owner.query('DELETE FROM profiles')
  app.clock.moveTo(Temporal.Now.instant().add({ hours: 25 }).toString())
  await sweepAvatars({ db: app.test.db, clock: app.clock, files: app.files })
  expect(readdirSync(join(app.folder, 'avatars', userId))).toEqual([])
})
