import { numberLinked } from '#assistant/channels/index.ts'
import { forgetChoice, learnChoice } from '#assistant/memory/index.ts'
import { createSuggestedCategories, listCategories } from '#money/categories/index.ts'
import { categoryChosen, categoryTakenBack } from '#money/transactions/index.ts'
import { addFactsAt, noteFacts } from '#people/facts/index.ts'
import { signedUp } from '#people/identity/index.ts'
import { addPerson } from '#people/notices/index.ts'
import { onboardingSkipped } from '#people/onboarding/index.ts'
import { becomeUser } from '#platform/db/transaction.ts'
import { TransactionEvents } from '#platform/events/transaction-events.ts'

/**
 * The one place that says who reacts to what, inside the transaction of the fact. Whoever announces
 * is handed it; nothing listens because a file was imported.
 */
export function joinEvents(): TransactionEvents {
  const events = new TransactionEvents()
  events.subscribe(signedUp, ({ tx, clock }, { userId }) => addPerson(tx, userId, clock.now()))
  events.subscribe(signedUp, async ({ tx, clock }, { userId, timeZone }) => {
    becomeUser(tx, userId)
    noteFacts({ tx, userId, clock, timeZone }, ['signed-up'])
  })
  events.subscribe(numberLinked, async ({ tx, clock }, { userId }) => {
    becomeUser(tx, userId)
    addFactsAt(tx, { userId, at: clock.now(), facts: ['linked'] })
  })
  events.subscribe(onboardingSkipped, async ({ tx }, { userId }) => {
    const existing = await listCategories(tx, userId)
    if (existing.length > 0) return
    await createSuggestedCategories({ tx, userId })
  })
  events.subscribe(categoryChosen, ({ tx }, { userId, ...choice }) =>
    learnChoice(tx, userId, choice),
  )
  events.subscribe(categoryTakenBack, ({ tx }, { userId, ...choice }) =>
    forgetChoice(tx, userId, choice),
  )
  return events
}
