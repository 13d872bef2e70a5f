import { assert } from '#assert.ts'

/** A number is filled with zeros from the left; a text with blanks, in capitals without accents. */
type Filling = 'number' | 'text' | 'as-it-is'
type Field = readonly [value: string | number, length: number, filling?: Filling]

const lineLength = 240

/** One line of a file of a bank. */
export function record(fields: readonly Field[]): string {
  const line = fields.map(([value, length, filling]) => padded(value, length, filling)).join('')
  assert(line.length === lineLength, 'a line of a bank has 240 characters')
  return line
}

export function padded(value: string | number, length: number, filling: Filling = 'text'): string {
  if (filling === 'number') {
    const digits = String(value).replace(/\D/g, '')
    assert(digits.length <= length, 'a number fits its field')
    return digits.padStart(length, '0')
  }
  const text = String(value)
  const written = filling === 'as-it-is' ? text : plain(text)
  // A key that is cut off would be another's.
  assert(filling === 'text' || written.length <= length, 'a key fits its field')
  return written.slice(0, length).padEnd(length)
}

/** What every bank reads: capitals, digits and a few marks. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9 .,/&+@_-]/g, ' ')
}
