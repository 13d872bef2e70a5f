import { dayOf } from '@lya/core/commerce/subscriptions/day.ts'
import { isPaid } from '@lya/core/commerce/subscriptions/grant.ts'
import { renewalOf } from '@lya/core/commerce/subscriptions/renewal.ts'
import { currentCoverage } from '@lya/core/commerce/subscriptions/subscription.ts'
import { findSubscription } from '#commerce/subscriptions/subscriptions.store.ts'
import {
  type PrizeFact,
  prizeCalled,
  prizeTemplate,
  wordsOfPrize,
} from '#commerce/subscriptions/tell/prize.copy.ts'
import type { NoticeKind } from '#people/notices/index.ts'
import type { ReadContext } from '#platform/http/context.ts'

export const prizeName = 'premio'

/** That free months were won: whoever believes that they are shut out would lose them. */
export const prizeKind: NoticeKind = {
  name: prizeName,
  channels: ['email', 'whatsapp'],
  isOptional: false,
  isInApp: true,
  called: prizeCalled,
  template: prizeTemplate,
  word: async (ctx, { data }) => {
    const fact = typeof data.about === 'string' ? await readPrize(ctx, data.about) : null
    return fact && wordsOfPrize(fact)
  },
}

/** Null where nothing of it can be used: over, held by an operator, or the account is leaving. */
async function readPrize(
  { tx, userId, clock }: ReadContext,
  grantId: string,
): Promise<PrizeFact | null> {
  const { subscription } = await findSubscription(tx, userId)
  const today = dayOf(clock.now())
  const prize = subscription.grants.find(({ id }) => id === grantId)
  const coverage = currentCoverage(subscription)
  if (!prize?.months || !isPaid(prize) || !coverage || coverage.endsOn < today) return null
  if (subscription.hold || subscription.isClosing) return null
  const isRenewed = renewalOf(subscription, today) !== null
  const { endsOn, terms } = coverage
  return { months: prize.months, planName: terms.planName, endsOn, isRenewed }
}
