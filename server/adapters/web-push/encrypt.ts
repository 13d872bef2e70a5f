import { createCipheriv, createECDH, hkdfSync } from 'node:crypto'

const publicKeyBytes = 65
const saltBytes = 16
export const authBytes = 16
/** One record holds all: a push service takes 4096 bytes at most. */
const recordBytes = 4_096
const overheadBytes = saltBytes + 4 + 1 + publicKeyBytes + 1 + 16

/** Bytes that a notification may have. */
export const plainBytesMax = recordBytes - overheadBytes

/** The curve of RFC 8291, as Node calls it. */
export const curve = 'prime256v1'

/**
 * Encrypts for one browser alone (RFC 8291 in the coding `aes128gcm` of RFC 8188).
 *
 * @param chance.privateKey, chance.salt New for each message: 32 and 16 random bytes.
 * @throws Error when the browser's key is not a point of the curve.
 */
export function encryptFor(
  browser: { publicKey: Buffer; auth: Buffer },
  plain: Buffer,
  chance: { privateKey: Buffer; salt: Buffer },
): Buffer {
  if (plain.length > plainBytesMax) throw new Error('a notification larger than one record')
  const sender = createECDH(curve)
  sender.setPrivateKey(chance.privateKey)
  const senderKey = sender.getPublicKey()
  const shared = sender.computeSecret(browser.publicKey)
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), browser.publicKey, senderKey])
  const material = hkdf(shared, browser.auth, keyInfo, 32)
  const key = hkdf(material, chance.salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(material, chance.salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // 2 says that this record is the last one.
  const body = Buffer.concat([
    cipher.update(plain),
    cipher.update(Buffer.from([2])),
    cipher.final(),
  ])
  const size = Buffer.alloc(5)
  size.writeUInt32BE(recordBytes)
  size.writeUInt8(senderKey.length, 4)
  return Buffer.concat([chance.salt, size, senderKey, body, cipher.getAuthTag()])
}

function hkdf(material: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', material, salt, info, length))
}
