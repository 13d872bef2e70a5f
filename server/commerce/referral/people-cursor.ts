import * as z from 'zod'
import { rowCursor } from '#platform/http/cursors/row-cursor.ts'

export const peopleCursor = rowCursor(z.uuid(), 'referral.cursor-invalid')
