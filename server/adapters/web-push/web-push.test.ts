import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import { expect, it } from 'vitest'
import { encryptFor, plainBytesMax } from '#adapters/web-push/encrypt.ts'
import { decrypt } from '#adapters/web-push/testing/fake-push-service.ts'
import { vapidOf } from '#adapters/web-push/vapid.ts'
import { outcomeOf, webPush } from '#adapters/web-push/web-push.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { createLog } from '#platform/log/log.ts'
import { secretKey } from '#platform/security/secret-key.ts'

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')
const log = createLog({ level: 'error', format: 'json', write: () => undefined })
const clock = fixedClock('2026-03-10T15:00:00Z')

it('encrypts the example of RFC 8291 to the byte', () => {
  const browser = {
    publicKey: bytes(
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    ),
    auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  }
  const chance = {
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  }
  const plain = Buffer.from('When I grow up, I want to be a watermelon')
  expect(encryptFor(browser, plain, chance).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS' +
      '6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_' +
      'Qulcy4a-fN',
  )
})

it('is read by the browser that it is for, up to the largest, and refuses more', () => {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const auth = randomBytes(16)
  const browser = { publicKey: pair.getPublicKey(), auth }
  const chance = { privateKey: randomBytes(32), salt: randomBytes(16) }
  const largest = 'a'.repeat(plainBytesMax)
  const message = encryptFor(browser, Buffer.from(largest), chance)
  expect(message.length).toBe(4_096)
  expect(decrypt({ pair, auth }, message)).toBe(largest)
  expect(() => encryptFor(browser, Buffer.from(`${largest}a`), chance)).toThrow('larger')
})

it('signs itself with keys that hang on the secret key', () => {
  const key = secretKey(Buffer.alloc(32, 7))
  const vapid = vapidOf(key, 'mailto:lya@exemplo.com.br')
  expect(vapidOf(key, 'x').publicKey).toBe(vapid.publicKey)
  expect(vapidOf(secretKey(Buffer.alloc(32, 8)), 'x').publicKey).not.toBe(vapid.publicKey)
  const header = vapid.authorize('https://push.example', clock.now())
  const [, token = '', named] = /^vapid t=(\S+), k=(\S+)$/.exec(header) ?? []
  expect(named).toBe(vapid.publicKey)
  const [head = '', claims = '', proof = ''] = token.split('.')
  const point = bytes(vapid.publicKey)
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const signed = Buffer.from(`${head}.${claims}`)
  const how = { key: publicKey, dsaEncoding: 'ieee-p1363' as const }
  expect(verify('sha256', signed, how, bytes(proof))).toBe(true)
  expect(JSON.parse(bytes(claims).toString())).toEqual({
    aud: 'https://push.example',
    exp: Temporal.Instant.from('2026-03-11T03:00:00Z').epochMilliseconds / 1_000,
    sub: 'mailto:lya@exemplo.com.br',
  })
})

it('takes only whole subscriptions of services that are known', () => {
  const services = ['fcm.googleapis.com', '*.push.apple.com']
  const key = secretKey(randomBytes(32))
  const push = webPush({ key, clock, log, services, contact: 'mailto:a@b.example' })
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const keys = {
    p256dh: pair.getPublicKey().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  const at = (endpoint: string) => push.isAcceptable({ endpoint, ...keys })
  expect(at('https://fcm.googleapis.com/fcm/send/abc')).toBe(true)
  expect(at('https://web.push.apple.com/abc')).toBe(true)
  for (const hostile of [
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://fcm.googleapis.com.mau.example/abc',
    'https://fcm.googleapis.com@127.0.0.1/abc',
    'https://user@fcm.googleapis.com/abc',
    'https://push.apple.com.example/abc',
    'https://169.254.169.254/latest',
    'http://127.0.0.1:5432/',
    'file:///etc/passwd',
    'nada',
  ]) {
    expect([hostile, at(hostile)]).toEqual([hostile, false])
  }
  const endpoint = 'https://fcm.googleapis.com/abc'
  const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url')
  expect(push.isAcceptable({ endpoint, ...keys, p256dh: offCurve })).toBe(false)
  expect(push.isAcceptable({ endpoint, ...keys, auth: 'YQ' })).toBe(false)
})

it('knows what an answer means', () => {
  expect([201, 404, 410, 429, 500, 503, 301, 400, 403, 413].map(outcomeOf)).toEqual([
    'sent',
    'gone',
    'gone',
    'later',
    'later',
    'later',
    'never',
    'never',
    'never',
    'never',
  ])
})
