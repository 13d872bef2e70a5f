import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { chmodSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartFailure } from '#platform/boot/start-failure.ts'

/** The one secret that all others hang on. */
export interface SecretKey {
  readonly bytes: Buffer
  /** Tells whether two keys are the same, and nothing else. */
  readonly fingerprint: string
  /** A key of 256 bits for one purpose, such as `sessions`; it tells nothing of the others. */
  derive(purpose: string): Buffer
  /**
   * Encrypts for storage (AES-256-GCM).
   *
   * @param place Where it is kept, such as `asaas_config.api_key`; it opens nowhere else.
   */
  encrypt(plain: string, place: string): string
  /** @throws Error when the text was changed, belongs elsewhere or was made with another key. */
  decrypt(sealed: string, place: string): string
}

export const keyFileName = 'secret.key'

/** The key from the environment, else the data folder's, which is made on the first start. */
export function loadSecretKey(settings: {
  secretKey: Buffer | null
  dataFolder: string
}): SecretKey {
  return secretKey(settings.secretKey ?? keyInFolder(settings.dataFolder))
}

/** The key of this installation if it has one yet; makes none. */
export function findSecretKey(settings: {
  secretKey: Buffer | null
  dataFolder: string
}): SecretKey | null {
  const bytes = settings.secretKey ?? readKey(join(settings.dataFolder, keyFileName))
  return bytes ? secretKey(bytes) : null
}

/** Puts a key into the data folder in place of the one that is there. */
export function replaceSecretKey(dataFolder: string, bytes: Buffer): void {
  const draft = writeDraft(dataFolder, bytes)
  renameSync(draft, join(dataFolder, keyFileName))
}

export function secretKey(bytes: Buffer): SecretKey {
  const derive = (purpose: string): Buffer =>
    Buffer.from(hkdfSync('sha256', bytes, '', `lya:${purpose}`, 32))
  return {
    bytes,
    fingerprint: derive('fingerprint').toString('hex', 0, 8),
    derive,
    encrypt: (plain, place) => encrypt(derive('storage'), plain, place),
    decrypt: (sealed, place) => decrypt(derive('storage'), sealed, place),
  }
}

function keyInFolder(folder: string): Buffer {
  const file = join(folder, keyFileName)
  const found = readKey(file)
  if (found) return found
  // Written aside and linked in place: a reader never sees half a key, and of two processes that
  // start at once both end up with the first one's.
  const draft = writeDraft(folder, randomBytes(32))
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return keyInFolder(folder)
}

function writeDraft(folder: string, bytes: Buffer): string {
  const draft = join(folder, `${keyFileName}.${randomBytes(6).toString('hex')}`)
  writeFileSync(draft, `${bytes.toString('base64')}\n`, { mode: 0o600, flush: true })
  return draft
}

function readKey(file: string): Buffer | null {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  const bytes = Buffer.from(text.trim(), 'base64')
  if (bytes.length !== 32) throw new StartFailure(`${file} is damaged: put the right key back`)
  chmodSync(file, 0o600)
  return bytes
}

const version = 'v1'
const ivBytes = 12
const tagBytes = 16

function encrypt(key: Buffer, plain: string, place: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place))
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
}

function decrypt(key: Buffer, sealed: string, place: string): string {
  const [head, packed = ''] = sealed.split('.')
  const bytes = Buffer.from(packed, 'base64url')
  if (head !== version || bytes.length < ivBytes + tagBytes) throw new Error('not a sealed text')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
  decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  const body = decipher.update(bytes.subarray(ivBytes + tagBytes))
  return Buffer.concat([body, decipher.final()]).toString('utf8')
}
