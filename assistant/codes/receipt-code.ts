import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { type AccessKey, readAccessKey } from '#codes/access-key.ts'
import { isTaxOffice } from '#codes/tax-offices.ts'

/** What the code on a receipt tells without asking the tax office. */
export interface ReceiptCode {
  kind: 'receipt'
  key: AccessKey
  /** Only receipts that were issued without a connection, and those of a SAT, carry it. */
  amountCents: Cents | null
  /** The day of the month, where it is told. */
  day: number | null
}

const lengthMax = 2_048
const production = '1'

// Neither a user name nor a port: what stands before the first slash is the host alone.
const address = /^https?:\/\/([a-z0-9.-]+)\/[^?#]*\?([^#]*)/i

/**
 * Reads the QR code of an NFC-e (layouts 1 to 3), the one of a CF-e SAT, or an access key alone.
 *
 * Null for anything else, for the tax office's test environment, and for an address that is not the
 * tax office's of the key's state. No address is ever visited.
 */
export function readReceiptCode(text: string): ReceiptCode | null {
  const code = text.trim()
  if (code.length > lengthMax) return null
  const [, host, query] = address.exec(code) ?? []
  if (host === undefined) return readParts(code.split('|'))
  const named = namedParts(query ?? '')
  const receipt = readParts((named.get('p') ?? '').split('|')) ?? readNamed(named)
  return receipt && isTaxOffice(host.toLowerCase(), receipt.key.state) ? receipt : null
}

/** What follows the question mark; what is not encoded as it should be is left out. */
function namedParts(query: string): Map<string, string> {
  const parts = new Map<string, string>()
  for (const part of query.split('&')) {
    const [name = '', value = ''] = part.split(/=(.*)/s)
    if (!/%(?![0-9a-f]{2})/i.test(value)) parts.set(name, value.replaceAll(/%7c/gi, '|'))
  }
  return parts
}

function readParts([first = '', second = '', third = '', ...rest]: string[]): ReceiptCode | null {
  const key = readAccessKey(first.replace(/^(NFe|CFe)/, '').replaceAll(' ', ''))
  if (!key) return null
  const sat = /^\d{6}(\d{2})\d{6}$/.exec(second)
  if (sat) return told(key, sat[1], third)
  // Layouts 2 and 3 go on with the environment; day and total follow only where there was no
  // connection, and otherwise the number of a token and a sum do.
  if (third !== '' && third !== production) return null
  const [day = '', total = ''] = rest
  return /^\d{2}$/.test(day) ? told(key, day, total) : told(key, undefined, '')
}

/** Layout 1, with a name for each part. */
function readNamed(parts: Map<string, string>): ReceiptCode | null {
  const key = readAccessKey(parts.get('chNFe') ?? '')
  if (!key || parts.get('tpAmb') !== production) return null
  return told(key, undefined, parts.get('vNF') ?? '')
}

function told(key: AccessKey, day: string | undefined, total: string): ReceiptCode {
  const date = Number(day ?? 0)
  const isDay = date >= 1 && date <= daysIn(key)
  return { kind: 'receipt', key, amountCents: amountOf(total), day: isDay ? date : null }
}

function daysIn({ year, month }: AccessKey): number {
  return Temporal.PlainYearMonth.from({ year, month }).daysInMonth
}

function amountOf(text: string): Cents | null {
  const [, reais, rest = ''] = /^(\d{1,9})[.,](\d{2})$/.exec(text) ?? []
  if (reais === undefined) return null
  const total = Number(reais) * 100 + Number(rest)
  return total > 0 && total <= limits.amountCentsMax ? cents(total) : null
}
