import { Refusal } from '@lya/core/refusal.ts'
import * as z from 'zod'

/** How a list is sorted, where several ways are open. */
export interface ListOrder<Sort extends string> {
  sort: Sort
  direction: 'asc' | 'desc'
}

/** The last row of a page: the value that the list is sorted by, as PostgreSQL writes it. */
export interface OrderedKey {
  value: string
  id: string
}

const key = z.tuple([z.string(), z.string(), z.string().max(300), z.guid()])

/**
 * An opaque text that a client hands back to get the next page in the same order.
 *
 * @param forms Whether PostgreSQL takes a value for what the list is sorted by.
 * @param code What is refused that was not written for this order, such as `people.cursor-invalid`.
 */
export function orderedCursor<Sort extends string>(
  forms: Record<Sort, (value: string) => boolean>,
  code: string,
): {
  write(order: ListOrder<Sort>, last: OrderedKey): string
  read(order: ListOrder<Sort>, cursor: string): OrderedKey
} {
  return {
    write: ({ sort, direction }, { value, id }) =>
      Buffer.from(JSON.stringify([sort, direction, value, id])).toString('base64url'),
    read: ({ sort, direction }, cursor) => {
      const [ofSort, ofDirection, value = '', id = ''] = readKey(cursor)
      const isOurs = ofSort === sort && ofDirection === direction && forms[sort](value)
      if (!isOurs) throw new Refusal('invalid', code)
      return { value, id }
    },
  }
}

function readKey(cursor: string): Partial<z.output<typeof key>> | [] {
  try {
    return key.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    return []
  }
}
