const polynomial = 0x1021

/**
 * CRC-16/CCITT-FALSE over the UTF-8 of a text, as four capital hexadecimal digits.
 *
 * @param text Well-formed.
 */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const [byte] of encodeURIComponent(text).matchAll(/%..|./g)) {
    crc ^= (byte.length > 1 ? Number.parseInt(byte.slice(1), 16) : byte.charCodeAt(0)) << 8
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc & 0x8000 ? ((crc << 1) ^ polynomial) & 0xffff : (crc << 1) & 0xffff
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
