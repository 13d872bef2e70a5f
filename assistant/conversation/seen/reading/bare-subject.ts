import type { Message } from '#understanding/intents/candidate.ts'
import type { Subject } from '#understanding/transactions/naming/describe.ts'

/** `décimo terceiro cai amanhã`, `a ótica orçou em 980`: what it does is no part of its name. */
const coming = new Set([
  ...['cai', 'caem', 'entra', 'entram', 'pinga'],
  // "o mecânico quer 900": what he asks is of him.
  ...['quer', 'querem', 'cobra', 'cobrou', 'cobraram', 'pediu', 'pediram', 'orcou', 'orcaram'],
])

/** `vi um tênis`: that it was looked at is none either. */
const seeing = new Set(['vi', 'vimos', 'olhei'])
const articles = new Set(['um', 'uma', 'uns', 'umas'])

/** What was told of, without what it does and that it was seen. */
export function bareSubject(
  { tokens }: Message['reading'],
  subject: Subject | null,
): Subject | null {
  if (!subject) return null
  const { first, last } = subject
  const [norm = '', next = ''] = [tokens[first]?.norm, tokens[first + 1]?.norm]
  const isSeen = seeing.has(norm) && articles.has(next) && last > first + 1
  const told = isSeen ? { ...subject, first: first + 2 } : subject
  if (!coming.has(tokens[last]?.norm ?? '')) return told
  return last > told.first ? { ...told, last: last - 1 } : null
}
