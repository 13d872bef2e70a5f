import { existsSync, readdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import type { Profile } from '@lya/contract/people/profile.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { s3Files } from '#adapters/s3/s3-files.ts'
import { type FakeS3, fakeKeys, fakeS3 } from '#adapters/s3/testing/fake-s3.ts'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import { takeBackup } from '#platform/backup/take-backup.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing/test-database.ts'
import { diskFiles } from '#platform/storage/disk-files.ts'

let s3: FakeS3
let onDisk: TestApp
let inBucket: TestApp
beforeAll(async () => {
  s3 = await fakeS3()
  onDisk = await testApp()
  inBucket = await testApp({
    environment: {
      S3_URL: s3.url,
      S3_REGION: fakeKeys.region,
      S3_ACCESS_KEY: fakeKeys.accessKey,
      S3_SECRET_KEY: fakeKeys.secretKey,
    },
  })
})
afterAll(async () => {
  await onDisk.close()
  await inBucket.close()
  await s3.close()
})

const side = { width: 64, height: 64, channels: 3, background: '#0f4c5c' } as const
const picture = await sharp({ create: side }).png().toBuffer()

async function upload(app: TestApp, cookie: string, bytes = picture) {
  const headers = { cookie, origin: app.url, 'content-type': 'image/png' }
  const init = { method: 'PUT', headers, body: new Uint8Array(bytes) }
  const answer = await fetch(`${app.url}/api/profile/avatar`, init)
  return { status: answer.status, body: (await answer.json()) as Profile & { code?: string } }
}

const show = (app: TestApp, cookie: string, url: string | null) =>
  fetch(app.url + url, { headers: { cookie } })

it('keeps pictures in the data folder', async () => {
  const { cookie, userId } = await onDisk.signUp()
  const { body } = await upload(onDisk, cookie)
  const shown = await show(onDisk, cookie, body.avatarUrl)
  expect(shown.headers.get('content-type')).toBe('image/webp')
  expect((await sharp(await shown.arrayBuffer()).metadata()).width).toBe(512)
  expect(readdirSync(join(onDisk.dataFolder, 'files/avatars', userId))).toHaveLength(1)
})

it('brings pictures along in a backup, whatever they are kept in', async () => {
  const { cookie, userId } = await inBucket.signUp()
  const { body } = await upload(inBucket, cookie)
  const before = await (await show(inBucket, cookie, body.avatarUrl)).arrayBuffer()
  const path = join(inBucket.dataFolder, 'copy.tar.gz')
  const files = s3Files({ url: s3.url, ...fakeKeys })
  const source = { owner: inBucket.database.address, files, clock: systemClock }
  await takeBackup({ ...source, key: null, isWithKey: false }, path)

  const there = await testDatabase()
  const folder = diskFiles(join(inBucket.dataFolder, 'there'))
  await restoreBackup({ owner: there.address, files: folder, isForced: false }, path)
  const { rows } = await there.owner.query<{ version: string }>(
    'SELECT foto_versao AS version FROM profiles WHERE id = $1',
    [userId],
  )
  expect(body.avatarUrl).toBe(`/api/avatars/${userId}/${rows[0]?.version}`)
  const copy = await folder.read(`avatars/${userId}/${rows[0]?.version}.webp`)
  expect(copy).toEqual(Buffer.from(before))
  await there.close()
})

it('keeps pictures in the bucket when there is one, and none on the disk', async () => {
  const { cookie } = await inBucket.signUp()
  const { body } = await upload(inBucket, cookie)
  expect((await show(inBucket, cookie, body.avatarUrl)).status).toBe(200)
  const removed = await inBucket.call('DELETE', '/api/profile/avatar', { cookie })
  expect(removed.body).toMatchObject({ avatarUrl: null })
  expect((await show(inBucket, cookie, body.avatarUrl)).status).toBe(404)
  expect(existsSync(join(inBucket.dataFolder, 'files'))).toBe(false)
})

it('says that it cannot just now while the bucket fails, and loses nothing', async () => {
  const { cookie } = await inBucket.signUp()
  const { body } = await upload(inBucket, cookie)
  s3.failWith(500, 500, 500)
  const refused = await upload(inBucket, cookie)
  expect(refused.status).toBe(503)
  expect(refused.body).toMatchObject({ code: 'platform.unavailable' })
  s3.failWith(500, 500, 500)
  expect((await show(inBucket, cookie, body.avatarUrl)).status).toBe(503)
  expect((await show(inBucket, cookie, body.avatarUrl)).status).toBe(200)
  // What cannot be deleted just now does not keep a person from removing their picture.
  s3.failWith(500, 500, 500)
  const removed = await inBucket.call('DELETE', '/api/profile/avatar', { cookie })
  expect([removed.status, removed.body]).toMatchObject([200, { avatarUrl: null }])
})

it('refuses six megabytes without reading them, and goes on answering', async () => {
  const { cookie } = await onDisk.signUp()
  const refused = await upload(onDisk, cookie, Buffer.alloc(6 * 1024 * 1024, 1))
  expect(refused).toMatchObject({ status: 400, body: { code: 'profile.avatar-too-large' } })
  expect((await upload(onDisk, cookie)).status).toBe(200)
})

it('refuses six megabytes that did not say how many they are', async () => {
  const { cookie } = await onDisk.signUp()
  const status = await new Promise((resolve, reject) => {
    const headers = { cookie, origin: onDisk.url, 'content-type': 'image/png' }
    const sending = request(`${onDisk.url}/api/profile/avatar`, { method: 'PUT', headers })
    sending.on('response', (answer) => resolve(answer.statusCode))
    sending.on('error', reject)
    for (let megabyte = 0; megabyte < 6; megabyte += 1) sending.write(Buffer.alloc(1024 * 1024))
    sending.end()
  })
  expect(status).toBe(400)
})
