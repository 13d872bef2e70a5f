import * as z from 'zod'
import { rowCursor } from '#platform/http/cursors/row-cursor.ts'

export const referralCursor = rowCursor(z.uuid(), 'referral.cursor-invalid')
