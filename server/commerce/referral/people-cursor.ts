import * as z from 'zod'
import { rowCursor } from '#platform/http/row-cursor.ts'

export const peopleCursor = rowCursor(z.uuid(), 'referral.cursor-invalid')
