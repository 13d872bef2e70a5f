import type { PeopleOrder } from '@lya/contract/backoffice/people-filter.ts'
import { Refusal } from '@lya/core/refusal.ts'
import * as z from 'zod'
import { dayInOrder } from '#backoffice/people/day-in-order.ts'

/** The last person of a page: the value that the list is sorted by, as PostgreSQL writes it. */
export interface PersonKey {
  value: string
  userId: string
}

const isNumber = (text: string): boolean => /^-?\d{1,12}(\.\d\d)?$/.test(text)
const isMoment = (text: string): boolean => reads(() => Temporal.Instant.from(text))
const isDay = (text: string): boolean => reads(() => dayInOrder(text))

/** What a value must be for PostgreSQL to take it; the rest are texts. */
const forms: Partial<Record<PeopleOrder['sort'], (text: string) => boolean>> = {
  created: isMoment,
  end: (text) => /^-?infinity$/.test(text) || isDay(text),
  step: isNumber,
  engagement: isNumber,
  churn: isNumber,
  price: isNumber,
  write: (text) => text === '-infinity' || isMoment(text),
  paid: (text) => text === '-infinity' || isMoment(text),
}
const key = z.tuple([z.string(), z.string(), z.string().max(300), z.guid()])

/** An opaque text that is handed back to get the next page in the same order. */
export function writePersonCursor({ sort, direction }: PeopleOrder, last: PersonKey): string {
  const text = JSON.stringify([sort, direction, last.value, last.userId])
  return Buffer.from(text).toString('base64url')
}

/** @throws Refusal `people.cursor-invalid` on what was not written for this order. */
export function readPersonCursor({ sort, direction }: PeopleOrder, cursor: string): PersonKey {
  const parsed = key.safeParse(readJson(Buffer.from(cursor, 'base64url').toString()))
  const [ofSort, ofDirection, value = '', userId = ''] = parsed.data ?? []
  const isOurs = ofSort === sort && ofDirection === direction
  if (!isOurs || value.includes('\0') || forms[sort]?.(value) === false) {
    throw new Refusal('invalid', 'people.cursor-invalid')
  }
  return { value, userId }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function reads(read: () => unknown): boolean {
  try {
    return read() !== null
  } catch {
    return false
  }
}
