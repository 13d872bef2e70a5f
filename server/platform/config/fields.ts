import { BlockList } from 'node:net'
import { z } from 'zod'

// The error of each is what is allowed instead, as the end of "PORT must be ...".

export function text(lengthMax = 200) {
  const error = `one line of at most ${lengthMax} characters`
  return z
    .string()
    .max(lengthMax, { error })
    .regex(/^[^\r\n]*$/, { error })
}

export function wholeNumber(min: number, max: number) {
  const error = `a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,9}$/, { error, abort: true })
    .transform(Number)
    .pipe(z.number().min(min, { error }).max(max, { error }))
}

export function oneOf<const T extends readonly [string, ...string[]]>(...choices: T) {
  return z.enum(choices, { error: `one of ${choices.join(', ')}` })
}

/** A whole URL with one of these schemes, such as `https`. */
export function url(...schemes: string[]) {
  return z
    .string()
    .refine(
      (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)),
      { error: `a URL that begins with ${schemes.join(':// or ')}://` },
    )
}

/** One that paths are added to: without a slash at the end. */
export function baseUrl(...schemes: string[]) {
  return url(...schemes).transform((value) => value.replace(/\/+$/, ''))
}

/** The address people type, without a path: `https://lya.example`. */
export const origin = z
  .string()
  .refine(isOrigin, {
    error: 'an address without a path, such as https://lya.example',
    abort: true,
  })
  .transform((value) => new URL(value).origin)

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, pathname, search, hash } = new URL(value)
  return pathname === '/' && search === '' && hash === '' && /^https?:$/.test(protocol)
}

/** Addresses and CIDR ranges, separated by commas. */
export const networks = listOf(
  isNetwork,
  'IP addresses or ranges such as 10.0.0.0/8, separated by commas',
)

/** Host names, `*.` in front for all below one, separated by commas. */
export const hosts = listOf(
  (entry) => /^(\*\.)?[a-z\d.-]+(:\d{1,5})?$/.test(entry),
  'host names such as push.example or *.push.example, separated by commas',
)

function listOf(isFine: (entry: string) => boolean, error: string) {
  return z
    .string()
    .transform((value) => value.split(',').map((entry) => entry.trim()))
    .refine((list) => list.every(isFine), { error })
}

function isNetwork(entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/')
  const family = address.includes(':') ? 'ipv6' : 'ipv4'
  const bits = prefix === undefined ? 0 : Number(prefix)
  if (more.length > 0 || (prefix !== undefined && !/^\d{1,3}$/.test(prefix))) return false
  try {
    new BlockList().addSubnet(address, bits, family)
    return true
  } catch {
    return false
  }
}

/** An id that a provider writes as a number; it may be too long for one. */
export const digits = z.string().regex(/^\d{1,30}$/, { error: 'digits alone' })

/** A phone with country and area code, as WhatsApp links want it: digits alone. */
export const whatsappNumber = z.string().regex(/^\d{10,15}$/, {
  error: 'digits with country and area code, such as 5511999999999',
})

/** A CNPJ with right check digits, with or without punctuation; returned as it was written. */
export const cnpj = z.string().refine(isCnpj, { error: 'a valid CNPJ, such as 11.222.333/0001-81' })

function isCnpj(value: string): boolean {
  const plain = value.replace(/[./-]/g, '')
  return /^\d{14}$/.test(plain) && [12, 13].every((n) => plain[n] === checkDigit(plain, n))
}

/** Weights run 2 to 9 from the right, over and over; Receita Federal's modulo 11. */
function checkDigit(plain: string, length: number): string {
  let sum = 0
  for (let index = 0; index < length; index += 1) {
    sum += Number(plain[index]) * (((length - 1 - index) % 8) + 2)
  }
  const rest = sum % 11
  return String(rest < 2 ? 0 : 11 - rest)
}

export const email = z.string().regex(/^[^\s@<>]+@[^\s@<>]+$/, { error: 'an e-mail address' })

/** A sender as e-mail programs show it: `Lya <lya@example.com>` or the bare address. */
export const sender = z.string().regex(/^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, {
  error: 'a sender such as Lya <lya@example.com>',
})

/** 256 bits, in base64, base64url or hexadecimal. */
export const key = z
  .string()
  .refine((value) => bytesOf(value).length === 32 && /^[\w+/=-]+$/.test(value), {
    error: '32 bytes in base64 or hexadecimal, as openssl rand -base64 32 prints them',
    abort: true,
  })
  .transform(bytesOf)

function bytesOf(value: string): Buffer {
  return Buffer.from(value, /^[0-9a-f]{64}$/i.test(value) ? 'hex' : 'base64')
}
