import { cardBrand } from '@lya/core/commerce/cards/brand.ts'
import { bareDocument } from '@lya/core/commerce/documents/documents.ts'
import { isForeign } from '@lya/core/people/identity/phone.ts'
import type { Mask } from '#design/form/retype.model.ts'

const digitsOf = (typed: string) => typed.replace(/[^0-9]/g, '')

/** 529.982.247-25 */
export const cpfMask: Mask = {
  bare: (typed) => digitsOf(typed).slice(0, 11),
  lay: (bare) => joined(bare, [3, 3, 3, 2], ['.', '.', '-']),
}

/** A CPF as long as it can be one; then a CNPJ, whose letters are written as capitals. */
export const documentMask: Mask = {
  bare: (typed) => bareDocument(typed).slice(0, 14),
  lay: (bare) =>
    /^\d{0,11}$/.test(bare)
      ? cpfMask.lay(bare)
      : joined(bare, [2, 3, 3, 4, 2], ['.', '.', '/', '-']),
}

/** 01310-100 */
export const postalCodeMask: Mask = {
  bare: (typed) => digitsOf(typed).slice(0, 8),
  lay: (bare) => joined(bare, [5, 3], ['-']),
}

/**
 * (11) 98765-4321. The country's 55 and the 0 of a long-distance call are dropped when they are
 * pasted; digits beyond the eleventh and another country's code stay, so that the person sees why
 * the number is refused.
 */
export const phoneMask: Mask = {
  bare: (typed) =>
    isForeign(typed)
      ? `+${digitsOf(typed).slice(0, 15)}`
      : digitsOf(typed)
          .replace(/^55(?=[0-9]{11}$)|^0/, '')
          .slice(0, 13),
  lay: (bare) => {
    if (bare === '' || bare.startsWith('+')) return bare
    if (bare.length <= 2) return `(${bare}`
    const number = bare.slice(2)
    const tail = number.length > 5 ? `-${number.slice(5)}` : ''
    return `(${bare.slice(0, 2)}) ${number.slice(0, 5)}${tail}`
  },
}

/** In groups as they are printed: 4444 4444 4444 4444, and 3782 822463 10005. */
export const cardNumberMask: Mask = {
  bare: (typed) => digitsOf(typed).slice(0, 19),
  lay: (bare) => {
    const brand = cardBrand(bare)
    const groups = brand === 'amex' || brand === 'diners' ? [4, 6, 9] : [4, 4, 4, 4, 3]
    return joined(
      bare,
      groups,
      groups.slice(1).map(() => ' '),
    )
  },
}

/**
 * MM/AA. A month of one digit gets its zero, and a year of four loses its century: `12/20` may be
 * the beginning of `12/2030`, and as a year it is over anyway.
 */
export const expiryMask: Mask = {
  bare: (typed) => {
    const digits = digitsOf(typed)
    const month = /^[2-9]/.test(digits) || /^1\s*\//.test(typed) ? `0${digits}` : digits
    const short = month.slice(0, 6).replace(/^(\d\d)20(\d\d)$/, '$1$2')
    return /^\d\d20\d$/.test(short) ? short : short.slice(0, 4)
  },
  lay: (bare) => joined(bare, [2, 3], ['/']),
}

export const cardCodeMask: Mask = {
  bare: (typed) => digitsOf(typed).slice(0, 4),
  lay: (bare) => bare,
}

/** Cuts a text into groups of these lengths and puts the marks between those that there are. */
function joined(bare: string, lengths: readonly number[], marks: readonly string[]): string {
  let from = 0
  let text = ''
  for (const [at, length] of lengths.entries()) {
    const group = bare.slice(from, from + length)
    if (group === '') break
    text += (at === 0 ? '' : marks[at - 1]) + group
    from += length
  }
  return text
}
