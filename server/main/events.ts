import { learnChoice } from '#assistant/memory/index.ts'
import { createSuggestedCategories } from '#money/categories/index.ts'
import { categoryChosen, transactionsEvents } from '#money/transactions/index.ts'
import { signedUp } from '#people/identity/index.ts'
import { becomeUser } from '#platform/db/transaction.ts'
import { TransactionEvents } from '#platform/events/transaction-events.ts'

// The one place that says who reacts to what, inside the transaction of the fact.
transactionsEvents.subscribe(categoryChosen, ({ tx }, { userId, ...choice }) =>
  learnChoice(tx, userId, choice),
)

/** What follows from facts about people. */
export function peopleEvents(): TransactionEvents {
  const events = new TransactionEvents()
  events.subscribe(signedUp, async ({ tx, clock }, { userId, timeZone }) => {
    await becomeUser(tx, userId)
    await createSuggestedCategories({ tx, clock, userId, timeZone })
  })
  return events
}
