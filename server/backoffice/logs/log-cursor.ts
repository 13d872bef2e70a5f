import { id } from '@lya/contract/fields.ts'
import { rowCursor } from '#platform/http/cursors/row-cursor.ts'

export const logCursor = rowCursor(id, 'logs.cursor-invalid')
