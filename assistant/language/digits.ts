/** A number in figures. `hundredths` is its value times a hundred, exact. */
export interface Figures {
  hundredths: number
  /** Digits after the decimal mark; 0 for a whole number. */
  decimals: number
}

/**
 * Reads a number in figures as Brazilians write it: `1.234,56`, `1234,56`, `1234.56`, `1.500`
 * (thousands) and `12.50` (decimals).
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
  const isGrouped = whole.length === 1 || (areThousands(whole) && !isEven)
  const wholeMarks = marks.slice(0, -1)
  return isGrouped && !wholeMarks.includes(last) ? exact(whole.join(''), tail) : null
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
