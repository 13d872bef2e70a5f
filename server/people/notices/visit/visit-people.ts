import { settleArrival } from '#people/notices/deliver/settle-arrival.ts'
import type { NoticeParts } from '#people/notices/parts.ts'
import { listAddressees } from '#people/notices/visit/addressees.queries.ts'
import { visitPerson } from '#people/notices/visit/visit-person.ts'
import { claimPeople, setNextVisit } from '#people/notices/wishes.store.ts'
import { asSystem, asUser } from '#platform/db/transaction.ts'
import { describeBug } from '#platform/http/describe-bug.ts'

/** People whom one worker takes at a time, and minutes until another may take them instead. */
const batch = 50
const claimMinutes = 10

/** Looks after everybody who is due, until nobody is. Many workers may do so at once. */
export async function visitPeople(parts: NoticeParts): Promise<void> {
  while ((await visitSome(parts)) > 0);
}

/** @returns How many were taken. */
async function visitSome(parts: NoticeParts): Promise<number> {
  const at = parts.clock.now()
  const until = at.add({ minutes: claimMinutes })
  const [userIds, people] = await asSystem(parts.db, async (tx) => {
    const taken = await claimPeople(tx, { at, until, limit: batch })
    return [taken, await listAddressees(tx, taken)] as const
  })
  for (const person of people) {
    try {
      const { departures, isShown } = await visitPerson(parts, person)
      if (isShown) parts.announce(person.userId, ['notices'])
      // One after the other: a person's two messages should arrive in their order.
      for (const departure of departures) await settleArrival(parts, departure)
    } catch (error) {
      // The others are not to wait for this one, who is due again when the claim ends.
      parts.log.error('a person was not looked after', { ...describeBug(error) })
    }
  }
  const known = new Set(people.map(({ userId }) => userId))
  for (const userId of userIds.filter((id) => !known.has(id))) {
    const nextAt = at.add({ hours: 24 })
    await asUser(parts.db, userId, (tx) => setNextVisit(tx, { userId, nextAt, plannedOn: null }))
  }
  return userIds.length
}
