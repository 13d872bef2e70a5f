import { limits } from '@lya/core/limits.ts'
import { photoCopy as copy } from '../profile.copy.ts'

/** What the server can read; the picker offers nothing else. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/gif'] as const

/** What is wrong with a file before it is sent, or null. */
export function photoProblem(file: { type: string; size: number }): string | null {
  if (!(photoTypes as readonly string[]).includes(file.type)) return copy.noImage
  return file.size > limits.avatarBytesMax ? copy.tooLarge : null
}
