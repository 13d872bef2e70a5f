/** A number in figures. `hundredths` is its value times a hundred, exact. */
export interface Figures {
  hundredths: number
  /** Digits after the decimal mark; 0 for a whole number. */
  decimals: number
}

/**
 * Reads a number in figures as Brazilians write it: `1.234,56`, `1234,56`, `1234.56`, `1.500`
 * (thousands), `12.50` (decimals) and, by one mark, `1.690.00`.
 *
 * @returns null for what is no amount: three decimals after a comma, dotted versions, 16 digits.
 */
export function readFigures(text: string): Figures | null {
  const marks = text.replace(/\d/g, '')
  const digits = text.length - marks.length
  if (digits > 15) return null
  if (marks === '') return exact(text, '')

  const last = marks.at(-1) ?? ''
  const groups = text.split(/[.,]/)
  const tail = groups.at(-1) ?? ''
  const isEven = new Set(marks).size === 1
  if (isEven && areThousands(groups) && (last === '.' || marks.length > 1)) {
    return exact(groups.join(''), '')
  }
  if (tail.length > 2) return null
  const whole = groups.slice(0, -1)
  if (whole.length === 1) return exact(whole.join(''), tail)
  // Of `1.690.00` only two figures are cents; more groups by one mark are a document's number.
  const isOneMark = isEven && whole.length === 2 && tail.length === 2
  const isGrouped = isOneMark || !marks.slice(0, -1).includes(last)
  return isGrouped && areThousands(whole) ? exact(whole.join(''), tail) : null
}

function areThousands(groups: readonly string[]): boolean {
  const [head = '', ...rest] = groups
  return (
    head.length <= 3 && head !== '0' && rest.length > 0 && rest.every((one) => one.length === 3)
  )
}

function exact(whole: string, fraction: string): Figures {
  const hundredths = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return { hundredths, decimals: fraction.length }
}
