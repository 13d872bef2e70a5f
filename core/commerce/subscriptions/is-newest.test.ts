import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isNewest } from '#commerce/subscriptions/is-newest.ts'
import type { SubscriptionEvent } from '#commerce/subscriptions/subscription-event.ts'
import { after, grant, granted, renewal } from '#commerce/subscriptions/testing/given.ts'

const bought = grant('1')
const renewed = renewal('2', '2026-12-22')
const prize = grant('3', { reason: 'presente', months: 1, paidOn: '2026-12-23' })
const twice = renewal('4', '2026-12-22', { paidOn: '2026-12-24' })
const all = [bought, renewed, prize, twice]

it('is the payment that the plan lives by, given back or not, in whatever order that is told', () => {
  const back = { ...renewed, state: 'refunded' } as const
  const newestOf = (news: typeof all) => {
    const subscription = after(
      ...news.map((told): [string, SubscriptionEvent] => ['2026-12-25', granted(told)]),
    )
    return all.filter(({ id }) => isNewest(subscription, id)).map(({ id }) => id)
  }
  const inAnyOrder = (news: typeof all) =>
    fc.shuffledSubarray(news, { minLength: news.length, maxLength: news.length })
  fc.assert(
    fc.property(inAnyOrder([...all, ...all]), inAnyOrder([bought, back, prize]), (paid, less) => {
      // Of a prize and of what was paid twice nothing is asked; each is newer by its day alone.
      expect(newestOf(paid).filter((id) => id === '1' || id === '2')).toEqual(['2'])
      expect(newestOf(less).filter((id) => id === '1' || id === '2')).toEqual(['1', '2'])
    }),
  )
})
