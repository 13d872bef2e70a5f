import { numberLinked, numberLost } from '#assistant/channels/index.ts'
import { haveKeptOffered } from '#assistant/conversation/index.ts'
import { forgetChoice, learnChoice } from '#assistant/memory/index.ts'
import { addTrialTasks, dropTasksOfLeaving, dropTasksOfPaid } from '#backoffice/crm/index.ts'
import { noteCharge, noteSignUp, noteSubscription } from '#backoffice/daily-figures/index.ts'
import {
  boletoIssued,
  chargeChanged,
  refundAwaited,
  surplusReturned,
} from '#commerce/charges/index.ts'
import {
  followCharge,
  sendBoleto,
  sendReceipt,
  tellAccountWanted,
  tellReturned,
} from '#commerce/checkout/index.ts'
import type { NoteConversion } from '#commerce/conversions/index.ts'
import {
  excludeOwnBrowser,
  keepCommission,
  prizeWon,
  reviewQueue,
} from '#commerce/referral/index.ts'
import {
  followAccount,
  followCharge as followSubscription,
  giveMonths,
  subscriptionMoved,
  tellRefundAccount,
  tellSurplus,
} from '#commerce/subscriptions/index.ts'
import { joinConversions } from '#main/conversion-events.ts'
import { joinAccess } from '#main/people/access-events.ts'
import { createSuggestedCategories, listCategories } from '#money/categories/index.ts'
import { categoryChosen, categoryTakenBack } from '#money/transactions/index.ts'
import { accountClosing, accountRestored } from '#people/account/index.ts'
import { addVisit } from '#people/cookies/index.ts'
import { addFactsAt, noteFacts } from '#people/facts/index.ts'
import { signedUp, tellLostNumber, tellNewAccess } from '#people/identity/index.ts'
import { addPerson, browserAdded } from '#people/notices/index.ts'
import { onboardingSkipped } from '#people/onboarding/index.ts'
import { planOpened } from '#people/profile/index.ts'
import { becomeUser } from '#platform/db/transaction.ts'
import { TransactionEvents } from '#platform/events/transaction-events.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'
import type { SecretKey } from '#platform/security/secret-key.ts'

/**
 * The one place that says who reacts to what, inside the transaction of the fact. Whoever announces
 * is handed it; nothing listens because a file was imported.
 *
 * @param parts.jobs Who does what may be done after the transaction; `key` seals what waits there.
 * @param parts.noteConversion How networks are told of what visitors agreed to; nothing when
 *   absent. The rest says how the owner of an account is told of new ways into it.
 */
export function joinEvents({
  jobs,
  key,
  noteConversion,
  ...owners
}: Parameters<typeof tellNewAccess>[0] & {
  jobs: Pick<JobQueue, 'enqueue'>
  key: SecretKey
  noteConversion?: NoteConversion
}): TransactionEvents {
  const events = new TransactionEvents()
  events.subscribe(signedUp, async ({ tx, clock }, { userId }) => {
    noteSignUp(tx, userId, clock.now())
    await addPerson(tx, userId, clock.now())
  })
  events.subscribe(signedUp, async ({ tx, clock }, { userId, visit }) => {
    if (visit) await addVisit(tx, { ...visit, userId, at: clock.now() })
  })
  events.subscribe(signedUp, async ({ tx, clock }, { userId, timeZone }) => {
    becomeUser(tx, userId)
    noteFacts({ tx, userId, clock, timeZone }, ['signed-up'])
  })
  events.subscribe(signedUp, excludeOwnBrowser)
  events.subscribe(signedUp, addTrialTasks)
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
  joinAccess(events, { jobs, key })
  events.subscribe(numberLinked, ({ tx }, { userId, waId }) =>
    tellNewAccess(owners, tx, { userId, access: { kind: 'number', waId } }),
  )
  events.subscribe(numberLost, ({ tx }, lost) => tellLostNumber(owners, tx, lost))
  events.subscribe(browserAdded, ({ tx }, { userId }) =>
    tellNewAccess(owners, tx, { userId, access: { kind: 'browser' } }),
  )
  events.subscribe(planOpened, ({ tx }, opened) => haveKeptOffered(jobs, tx, opened))
  events.subscribe(chargeChanged, async ({ tx }, fact) => noteCharge(tx, fact))
  events.subscribe(subscriptionMoved, async ({ tx }, fact) => noteSubscription(tx, fact))
  events.subscribe(planOpened, dropTasksOfPaid)
  events.subscribe(accountClosing, dropTasksOfLeaving)
  events.subscribe(chargeChanged, followCharge)
  events.subscribe(chargeChanged, (ctx, fact) => sendReceipt(owners, ctx, fact))
  if (noteConversion) joinConversions(events, noteConversion)
  events.subscribe(chargeChanged, keepCommission)
  events.subscribe(subscriptionMoved, async ({ tx }, { userId, kind, isFirstPayment }) => {
    if (kind === 'method-changed' || isFirstPayment) await jobs.enqueue(tx, reviewQueue, { userId })
  })
  events.subscribe(prizeWon, ({ tx, clock }, prize) =>
    giveMonths({ tx, clock, jobs, events }, prize),
  )
  events.subscribe(chargeChanged, ({ tx, clock }, fact) =>
    followSubscription({ tx, clock, jobs, events }, fact),
  )
  events.subscribe(boletoIssued, (ctx, issued) => sendBoleto(owners, ctx, issued))
  events.subscribe(surplusReturned, tellSurplus)
  events.subscribe(surplusReturned, (ctx, fact) => tellReturned(owners, ctx, fact))
  events.subscribe(refundAwaited, tellRefundAccount)
  events.subscribe(refundAwaited, (ctx, fact) => tellAccountWanted(owners, ctx, fact))
  events.subscribe(accountClosing, ({ tx, clock }, { userId }) =>
    followAccount({ tx, clock, jobs, events }, { userId, isClosing: true }),
  )
  events.subscribe(accountRestored, ({ tx, clock }, { userId }) =>
    followAccount({ tx, clock, jobs, events }, { userId, isClosing: false }),
  )
  return events
}
