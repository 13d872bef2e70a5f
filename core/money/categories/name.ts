import { limits } from '#limits.ts'
import type { TransactionType } from '#money/transactions/transaction-type.ts'

type Named = { name: string; type: TransactionType }

/**
 * A category's name as it is stored: composed letters, one space between words, no control
 * characters, at most `limits.nameLengthMax` UTF-16 units. Empty when nothing is left.
 */
export function tidyCategoryName(text: string): string {
  const tidy = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return tidy.slice(0, limits.nameLengthMax).toWellFormed().trim()
}

/** What a person would take for one name: written in capitals or without accents, of one type. */
export function isSameCategory(one: Named, other: Named): boolean {
  return one.type === other.type && folded(one.name) === folded(other.name)
}

function folded(name: string): string {
  const bare = tidyCategoryName(name).normalize('NFD').replace(/\p{M}/gu, '')
  return bare.toLowerCase()
}
