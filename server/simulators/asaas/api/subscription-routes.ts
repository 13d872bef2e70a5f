import { type Answer, listBody, pageOf, type Route } from '#simulators/asaas/api/route.ts'
import { chargeBody } from '#simulators/asaas/charges/charge-body.ts'
import { listGroup } from '#simulators/asaas/charges/charges.ts'
import {
  addSubscription,
  changeSubscription,
  removeSubscription,
  type SentSubscription,
  subscriptionBody,
  takeSubscription,
} from '#simulators/asaas/charges/subscriptions.ts'

/** We never make any; the contract does, and whoever was imported has one. */
export const subscriptionRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/subscriptions',
    answer: async (call, { body }) =>
      subscriptionBody(await addSubscription(call, body as SentSubscription)),
  },
  {
    method: 'GET',
    path: '/subscriptions/:id',
    answer: async (call, { id }) => subscriptionBody(await takeSubscription(call, id)),
  },
  {
    method: 'PUT',
    path: '/subscriptions/:id',
    answer: async (call, { id, body }) =>
      subscriptionBody(await changeSubscription(call, id, body as SentSubscription)),
  },
  {
    method: 'DELETE',
    path: '/subscriptions/:id',
    answer: async (call, { id }): Promise<Answer> => {
      await removeSubscription(call, id)
      return { deleted: true, id }
    },
  },
  {
    method: 'GET',
    path: '/subscriptions/:id/payments',
    answer: async (call, request) => {
      await takeSubscription(call, request.id)
      const charges = await listGroup(call, request.id)
      const page = pageOf(request)
      const shown = charges.slice(page.offset, page.offset + page.limit)
      return listBody(page, charges.length, shown.map(chargeBody))
    },
  },
]
