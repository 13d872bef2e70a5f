import { Refusal } from '@lya/core/refusal.ts'
import * as z from 'zod'

/** The last row of a page of a list that is read newest first. */
export interface RowKey {
  /** As PostgreSQL writes a moment, with or without its zone. */
  createdAt: string
  id: string
}

const moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?([+-](0\d|1[0-5])(:[0-5]\d)?)?$/)
  .refine(isInCalendar)

/** Whether PostgreSQL takes this for a moment. */
export const isMoment = (text: string): boolean => moment.safeParse(text).success

/**
 * An opaque text that a client hands back to get the next page.
 *
 * @param id What ids of this list look like.
 * @param code What is refused that `write` did not write, such as `conversation.cursor-invalid`.
 */
export function rowCursor(
  id: z.ZodType<string>,
  code: string,
): { write(last: RowKey): string; read(cursor: string): RowKey } {
  const key = z.tuple([moment, id])
  return {
    write: (last) => Buffer.from(JSON.stringify([last.createdAt, last.id])).toString('base64url'),
    read: (cursor) => {
      try {
        const [createdAt, rowId] = key.parse(
          JSON.parse(Buffer.from(cursor, 'base64url').toString()),
        )
        return { createdAt, id: rowId }
      } catch {
        throw new Refusal('invalid', code)
      }
    },
  }
}

function isInCalendar(text: string): boolean {
  try {
    return Temporal.PlainDateTime.from(text) !== null
  } catch {
    return false
  }
}
