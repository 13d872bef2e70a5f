import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { s3Files } from '#adapters/s3/s3-files.ts'
import { type FakeS3, fakeKeys, fakeS3 } from '#adapters/s3/testing/fake-s3.ts'
import { Outage } from '#platform/outage.ts'
import { diskFiles } from '#platform/storage/disk-files.ts'
import type { StoredFiles } from '#platform/storage/stored-files.ts'

let s3: FakeS3
let folder: string
beforeAll(async () => {
  s3 = await fakeS3()
  folder = mkdtempSync(join(tmpdir(), 'lya-files-'))
})
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true })
})

const bucket = () => s3Files({ url: s3.url, ...fakeKeys })
const photo = Buffer.from([0, 1, 2, 255, 254, 0])

async function namesOf(files: StoredFiles, prefix: string): Promise<string[]> {
  return Array.fromAsync(files.list(prefix))
}

describe.each<[string, () => StoredFiles]>([
  ['a disk', () => diskFiles(join(folder, 'files'))],
  ['a bucket', bucket],
])('%s', (_, open) => {
  it('keeps what it is given until it is told to delete it', async () => {
    const files = open()
    expect(await files.read('avatars/a/1.webp')).toBeNull()
    await files.write('avatars/a/1.webp', photo)
    expect(await files.read('avatars/a/1.webp')).toEqual(photo)
    await files.remove('avatars/a/1.webp')
    await files.remove('avatars/a/1.webp')
    expect(await files.read('avatars/a/1.webp')).toBeNull()
  })

  it('lists the names of a folder, in order, however many', async () => {
    const files = open()
    const names = ['b/2', 'b/1', 'b/sub/3', 'b/4', 'b/5', 'c/1']
    for (const name of names) await files.write(name, photo)
    expect(await namesOf(files, 'b/')).toEqual(['b/1', 'b/2', 'b/4', 'b/5', 'b/sub/3'])
    expect(await namesOf(files, 'nothing/')).toEqual([])
  })
})

describe('a disk', () => {
  it('lets no name lead out of its folder', async () => {
    const files = diskFiles(join(folder, 'files'))
    for (const name of [
      '../x',
      'a/../../x',
      '/etc/passwd',
      'a//b',
      '.hidden',
      'a/.b',
      'x.partial',
    ]) {
      await expect(files.write(name, photo)).rejects.toThrow('no name of a stored file')
      await expect(files.read(name)).rejects.toThrow('no name of a stored file')
      await expect(files.remove(name)).rejects.toThrow('no name of a stored file')
    }
  })

  it('is for its owner alone, and never shows what was not finished', async () => {
    const home = join(folder, 'private')
    const files = diskFiles(home)
    await files.write('a/1', photo)
    writeFileSync(join(home, 'a/2.0f.partial'), 'half')
    expect(statSync(join(home, 'a/1')).mode & 0o777).toBe(0o600)
    expect(await namesOf(files, '')).toEqual(['a/1'])
  })

  it('is an outage when it cannot write, and leaves nothing behind', async () => {
    const home = join(folder, 'broken')
    mkdirSync(join(home, 'a', 'taken'), { recursive: true })
    writeFileSync(join(home, 'file'), '')
    const files = diskFiles(home)
    // A folder where the file should be, and a file where the folder should be.
    for (const name of ['a/taken', 'file/x']) {
      await expect(files.write(name, photo)).rejects.toBeInstanceOf(Outage)
    }
    expect(readdirSync(join(home, 'a'))).toEqual(['taken'])
  })
})

describe('a bucket', () => {
  it('is tried again when it stumbles', async () => {
    s3.failWith(500, 503)
    await bucket().write('again/1', photo)
    expect(await bucket().read('again/1')).toEqual(photo)
  })

  it('is an outage when it keeps failing, whatever is asked', async () => {
    const files = bucket()
    await files.write('kept/1', photo)
    const asks = [
      () => files.write('kept/1', Buffer.from('other')),
      () => files.read('kept/1'),
      () => files.remove('kept/1'),
      () => namesOf(files, 'kept/'),
    ]
    for (const ask of asks) {
      s3.failWith(500, 500, 500)
      await expect(ask()).rejects.toMatchObject({ name: 'Outage', isRetryable: true })
    }
    expect(await files.read('kept/1')).toEqual(photo)
  })

  it('is an outage that no retry mends when the keys are wrong', async () => {
    const files = s3Files({ url: s3.url, ...fakeKeys, secretKey: 'outro' })
    await expect(files.write('x/1', photo)).rejects.toMatchObject({
      name: 'Outage',
      isRetryable: false,
    })
  })

  it('is an outage when nobody answers', async () => {
    const files = s3Files({ url: 'http://127.0.0.1:1/balde', ...fakeKeys })
    await expect(files.read('x/1')).rejects.toBeInstanceOf(Outage)
  })
})
