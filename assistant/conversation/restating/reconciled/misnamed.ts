import { carry } from '#conversation/make-turn.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import { fieldsOf } from '#conversation/memory/retold.ts'
import type { Denial } from '#conversation/restating/reconciled/denial.ts'
import { misnamedIn, type Recent } from '#conversation/restating/reconciled/same-entry.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { categoriseDescription } from '#understanding/categories/categorise-description.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'

const being = new Set(['foi', 'era', 'eh', 'foram', 'eram', 'sao'])

/**
 * The turn of "é a conta do plano, não comprei celular nenhum", which tells no sum: the entry whose
 * name is denied gets the other. Null where none is, or nothing is told in its place.
 */
export function misnamedTurn(
  input: TurnInput,
  message: Message,
  denial: Denial,
  known: Recent,
): Turn | null {
  const { reading, index } = message
  const entry = reading.amounts.length > 0 ? null : misnamedIn(message, denial, known)
  const { tokens } = reading
  const verb = tokens.findIndex(({ norm }, at) => being.has(norm) && tokens[at - 1]?.norm !== 'nao')
  if (!entry || verb < 0) return null
  const mark = tokens.findIndex(({ kind }, at) => at > verb && kind !== 'word')
  const end = (mark < 0 ? tokens.length : mark) - 1
  const subject = findSubject(reading, coverTokens(reading), verb + 1, end)
  if (!subject || subject.first > verb + 2 || denial.of.has(subject.first)) return null
  const description = writeSubject(reading, subject)
  const categoryId = categoriseDescription(description, entry.type, index, reading.today)
  const changes = { description, ...(categoryId === null ? {} : { categoryId }) }
  const read = { intent: 'correct', confidence: 90, fields: fieldsOf(changes, message) } as const
  return carry(input, read, { kind: 'correct', target: targetOf(entry.id), changes })
}
