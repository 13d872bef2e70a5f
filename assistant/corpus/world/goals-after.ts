import { begin, take } from '#corpus/world/converse.ts'

/** Each goal that stands there when all of it was said, "Moto 500/12000", then what was entered. */
export function goalsAfter(today: Temporal.PlainDate, said: readonly string[]): string[] {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  const { goals, entries } = conversation.world
  const names = goals.map(({ name, savedCents, targetCents }) => {
    return `${name} ${savedCents / 100}/${targetCents / 100}`
  })
  return [...names, ...entries.map((one) => `-${one.amountCents / 100}`)]
}
