import { actionWords } from '#backoffice/audit/action-words.copy.ts'
import { fieldWords } from '#backoffice/audit/field-words.copy.ts'
import { routineWords } from '#backoffice/audit/reason-words.copy.ts'
import { tableWords } from '#backoffice/audit/table-words.copy.ts'
import { valueWords } from '#backoffice/audit/value-words.copy.ts'
import type { Segment } from '#backoffice/segments/segment.ts'
import { wordSegment } from '#backoffice/segments/word-segment.ts'

/** What was done, in words; a name that only an older version noted stands as it was noted. */
export const wordAction = (action: string): string => wordsIn(actionWords, action)

/** What it was done to, in words; see `wordAction`. */
export const wordTable = (table: string): string => wordsIn(tableWords, table)

/** What of it, in words; see `wordAction`. */
export const wordField = (field: string): string => wordsIn(fieldWords, field)

/** A value of a field with a closed list of them, in words; any other stands as it is. */
export function wordValue(field: string, value: string): string {
  if (field === 'action') return wordAction(value)
  if (field === 'table') return wordTable(value)
  const words: Record<string, Record<string, string>> = valueWords
  return wordsIn((Object.hasOwn(words, field) ? words[field] : undefined) ?? {}, value)
}

/** Who is meant by the conditions that were noted, in a sentence; null for any other value. */
export function wordRule(field: string, value: unknown): string | null {
  if (field !== 'regra' || typeof value !== 'object' || value === null) return null
  // `segments` and `campaigns` note a whole `Segment`, and nobody else this field.
  return 'groups' in value ? wordSegment(value as Segment) : null
}

/** A routine's reason in words; whatever an operator typed stands as it was typed. */
export function wordReason(reason: string | null): string | null {
  return reason === null ? null : wordsIn(routineWords, reason)
}

/** The actions whose words hold each of these, as somebody who reads them would search. */
export function actionsCalled(words: readonly string[]): string[] {
  const wanted = words.map(folded)
  return Object.entries(actionWords)
    .filter(([, called]) => wanted.every((word) => folded(called).includes(word)))
    .map(([action]) => action)
}

function wordsIn(words: Record<string, string>, name: string): string {
  return (Object.hasOwn(words, name) ? words[name] : undefined) ?? name
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
