import { cents } from '@lya/core/amounts/cents.ts'
import { wordField, wordRule, wordValue } from '@lya/core/backoffice/audit/words.ts'
import { formatReais } from '#format/amounts.ts'
import { formatDay } from '#format/days.ts'
import { logsCopy as copy } from './logs.copy.ts'
import { formatMoment } from './moment.model.ts'

/** What was kept of a field, as it is read; a text of somebody's stands as it was written. */
export function wordKept(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return copy.nothing
  if (typeof value === 'boolean') return value ? copy.yes : copy.no
  if (typeof value === 'number') return wordNumber(field, value)
  if (typeof value === 'string') return wordText(field, value)
  if (Array.isArray(value)) {
    return value.length === 0
      ? copy.nothing
      : value.map((one: unknown) => wordKept(field, one)).join('; ')
  }
  const rule = wordRule(field, value)
  if (rule !== null) return rule
  return Object.entries(value)
    .map(([part, kept]) => `${wordField(part)}: ${wordKept(part, kept)}`)
    .join(', ')
}

function wordText(field: string, text: string): string {
  if (isDay(text)) return formatDay(text)
  return isMoment(text) ? formatMoment(text) : wordValue(field, text)
}

function wordNumber(field: string, value: number): string {
  return field.endsWith('Cents') && Number.isSafeInteger(value)
    ? formatReais(cents(value))
    : value.toLocaleString('pt-BR')
}

const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text)
