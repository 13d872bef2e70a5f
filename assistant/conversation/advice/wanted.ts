import { findCode } from '#codes/find-code.ts'
import type { Turn } from '#conversation/turn.ts'

/** Characters. What is longer is a story or a list, and costs more than a question back. */
const textMax = 1_000

/** Whether rules and opinion left a message open, so that a model may be asked about it. */
export function isAdviceWanted(text: string, { reply, rule }: Turn): boolean {
  if (text.length > textMax || findCode(text)) return false
  if (rule === 'opinion.veto') return true
  return reply.kind === 'none' && (reply.reason === 'unsure' || reply.reason === 'unclear')
}
