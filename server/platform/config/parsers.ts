import { BlockList } from 'node:net'

/** Reads a variable's text, or says what would be allowed; an empty text counts as unset. */
export type Parser<T> = (text: string) => T | Disallowed

/** What is allowed instead, as the end of "PORT must be ...". */
export interface Disallowed {
  allowed: string
}

export function isDisallowed(result: unknown): result is Disallowed {
  return typeof result === 'object' && result !== null && 'allowed' in result
}

export function text(lengthMax = 200): Parser<string> {
  return (value) => {
    const isFine = value.length <= lengthMax && !/[\r\n]/.test(value)
    return isFine ? value : { allowed: `one line of at most ${lengthMax} characters` }
  }
}

export function wholeNumber(min: number, max: number): Parser<number> {
  return (value) => {
    const isFine = /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max
    return isFine ? Number(value) : { allowed: `a whole number from ${min} to ${max}` }
  }
}

export function oneOf<const T extends string>(...choices: T[]): Parser<T> {
  return (value) =>
    choices.find((choice) => choice === value) ?? { allowed: `one of ${choices.join(', ')}` }
}

/** A whole URL with one of these schemes, such as `https`. */
export function url(...schemes: string[]): Parser<string> {
  return (value) => {
    const isFine = URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1))
    return isFine ? value : { allowed: `a URL that begins with ${schemes.join(':// or ')}://` }
  }
}

/** The address people type, without a path: `https://lya.example`. */
export const origin: Parser<string> = (value) => {
  const allowed = 'an address without a path, such as https://lya.example'
  if (!URL.canParse(value)) return { allowed }
  const { protocol, origin: plain, pathname, search, hash } = new URL(value)
  const isPlain = pathname === '/' && search === '' && hash === ''
  return isPlain && /^https?:$/.test(protocol) ? plain : { allowed }
}

/** Addresses and CIDR ranges, separated by commas. */
export const networks: Parser<readonly string[]> = (value) => {
  const list = value.split(',').map((entry) => entry.trim())
  return list.every(isNetwork)
    ? list
    : { allowed: 'IP addresses or ranges such as 10.0.0.0/8, separated by commas' }
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

/** Host names, `*.` in front for all below one, separated by commas. */
export const hosts: Parser<readonly string[]> = (value) => {
  const list = value.split(',').map((entry) => entry.trim())
  return list.every((entry) => /^(\*\.)?[a-z\d.-]+(:\d{1,5})?$/.test(entry))
    ? list
    : { allowed: 'host names such as push.example or *.push.example, separated by commas' }
}

/** An id that a provider writes as a number; it may be too long for one. */
export const digits: Parser<string> = (value) =>
  /^\d{1,30}$/.test(value) ? value : { allowed: 'digits alone' }

/** A phone with country and area code, as WhatsApp links want it: digits alone. */
export const whatsappNumber: Parser<string> = (value) =>
  /^\d{10,15}$/.test(value)
    ? value
    : { allowed: 'digits with country and area code, such as 5511999999999' }

/** A CNPJ with right check digits, with or without punctuation; returned as it was written. */
export const cnpj: Parser<string> = (value) => {
  const digits = value.replace(/[./-]/g, '')
  const isFine =
    /^\d{14}$/.test(digits) && [12, 13].every((n) => digits[n] === checkDigit(digits, n))
  return isFine ? value : { allowed: 'a valid CNPJ, such as 11.222.333/0001-81' }
}

/** Weights run 2 to 9 from the right, over and over; Receita Federal's modulo 11. */
function checkDigit(digits: string, length: number): string {
  let sum = 0
  for (let index = 0; index < length; index += 1) {
    sum += Number(digits[index]) * (((length - 1 - index) % 8) + 2)
  }
  const rest = sum % 11
  return String(rest < 2 ? 0 : 11 - rest)
}

export const email: Parser<string> = (value) =>
  /^[^\s@<>]+@[^\s@<>]+$/.test(value) ? value : { allowed: 'an e-mail address' }

/** A sender as e-mail programs show it: `Lya <lya@example.com>` or the bare address. */
export const sender: Parser<string> = (value) =>
  /^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(value)
    ? value
    : { allowed: 'a sender such as Lya <lya@example.com>' }

/** 256 bits, in base64, base64url or hexadecimal. */
export const key: Parser<Buffer> = (value) => {
  const bytes = Buffer.from(value, /^[0-9a-f]{64}$/i.test(value) ? 'hex' : 'base64')
  return bytes.length === 32 && /^[\w+/=-]+$/.test(value)
    ? bytes
    : { allowed: '32 bytes in base64 or hexadecimal, as openssl rand -base64 32 prints them' }
}
