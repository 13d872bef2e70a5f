import { begin, take } from '#corpus/world/converse.ts'

/** What stands there when all of it was said, and what was said last; other days are told. */
export function standsAfter(
  today: Temporal.PlainDate,
  said: readonly string[],
): { entries: string; reply: string } {
  const conversation = begin({ today })
  const told = said.map((text) => take(conversation, text))
  const entries = conversation.world.entries.map(({ type, amountCents, description, date }) => {
    const day = date === today.toString() ? '' : ` ${date.slice(5)}`
    return `${type === 'receita' ? '+' : '-'}${amountCents / 100} ${description}${day}`
  })
  return {
    entries: entries.join('; '),
    reply: (told.at(-1)?.replies.join(' ') ?? '').replaceAll('\u00a0', ' '),
  }
}
