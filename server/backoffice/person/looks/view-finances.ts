import type { PersonFinances } from '@lya/contract/backoffice/person/finances.ts'
import type { Acting } from '#backoffice/person/act-on-person.ts'
import {
  findPayer,
  listEntries,
  listGivenPlans,
  sumSince,
} from '#backoffice/person/looks/finances.queries.ts'
import { assertPerson } from '#backoffice/person/person.queries.ts'
import { viewSubscription } from '#commerce/subscriptions/index.ts'
import { asAdmin } from '#platform/audit/as-admin.ts'
import { operatorOf } from '#platform/audit/operator-of.ts'
import { todayIn } from '#platform/clock/clock.ts'

const reason = "opened the person's page"
const monthDays = 30

/**
 * What somebody pays and notes. The look is in the audit before anything of it is read, and their
 * rows are read with the rights of their own.
 *
 * @throws Refusal `person.missing`
 */
export function viewFinances(context: Acting, userId: string): Promise<PersonFinances> {
  const { clock } = context
  return asAdmin(context, operatorOf(context), reason, async (ctx) => {
    await assertPerson(ctx.tx, userId)
    await ctx.note({ action: 'VIEW_FINANCES', table: 'profiles', recordId: userId })
    const payer = await findPayer(ctx.tx, userId)
    const plans = await listGivenPlans(ctx.tx)
    const since = todayIn(clock, 'America/Sao_Paulo').subtract({ days: monthDays - 1 })
    const own = await ctx.asPerson(userId, async (tx) => ({
      subscription: await viewSubscription({ tx, clock }, userId),
      month: await sumSince(tx, { userId, day: since.toString() }),
      entries: await listEntries(tx, userId),
    }))
    const { toPay: _toPay, refund: _refund, payments: made, ...rest } = own.subscription
    // Where the money goes is for its payer to say.
    const payments = made.map((payment) => ({ ...payment, refundUrl: null }))
    const subscription = { ...rest, payments }
    return { ...own, subscription, payer, plans, paidCents: paidOf(subscription.payments) }
  })
}

function paidOf(payments: PersonFinances['subscription']['payments']): number {
  const kept = payments.filter(({ state }) => ['paid', 'refunding', 'refunded'].includes(state))
  return kept.reduce((sum, one) => sum + one.amountCents - one.refundedCents, 0)
}
