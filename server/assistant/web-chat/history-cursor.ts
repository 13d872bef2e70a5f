import * as z from 'zod'
import { rowCursor } from '#platform/http/cursors/row-cursor.ts'

/** A message's id is whatever its channel calls it. */
export const historyCursor = rowCursor(z.string().max(100), 'conversation.cursor-invalid')
