import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'
import type { World } from '#corpus/world/world.ts'

/**
 * Everyday neighbours of what is heard in free words: another thing of the same name, a remark, a
 * plan, somebody else's money. A reviewer wrote them against each rule; what stands there in the
 * end was the same before those rules were made, and is to stay so.
 */
interface Near {
  said: string[]
  stands: string[]
}

const today = Temporal.PlainDate.from('2026-11-30')
const lines = readFileSync(new URL('near.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
// The file is ours; a line of another form fails where it is played.
const all = lines.map((line) => JSON.parse(line) as Near)

it('has as many as were written', () => {
  expect(all.length).toBeGreaterThan(400)
})

it.each(all)('changes no more than is meant: $said', ({ said, stands }) => {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  expect(standing(conversation.world)).toEqual(stands)
})

/** All that stands there, each in a line, in the order of these. */
function standing({ entries, bills, goals, budgets }: World): string[] {
  const reais = (cents: number) => String(cents / 100)
  return [
    ...entries.map(({ type, amountCents, description, date }) => {
      return `${type === 'receita' ? '+' : '-'}${reais(amountCents)} ${description} ${date}`
    }),
    ...bills.map(({ name, amountCents, dueDay }) => `bill ${name} ${reais(amountCents)} ${dueDay}`),
    ...goals.map(({ name, savedCents, targetCents }) => {
      return `goal ${name} ${reais(savedCents)}/${reais(targetCents)}`
    }),
    ...budgets
      .filter(({ plannedCents }) => plannedCents > 0)
      .map(({ categoryId, plannedCents, month }) => {
        return `limit ${categoryId} ${reais(plannedCents)} ${month}`
      }),
  ].toSorted()
}
