import { listBody, pageOf, type Route } from '#simulators/asaas/api/route.ts'
import { listThings } from '#simulators/asaas/asaas.store.ts'
import { type SentCard, tokenise } from '#simulators/asaas/charges/cards.ts'
import {
  addCustomer,
  changeCustomer,
  customerBody,
  findCustomer,
  removeCustomer,
  takeCustomer,
} from '#simulators/asaas/charges/customers.ts'
import { missing, refusal } from '#simulators/asaas/refuse.ts'
import type { SimulatedCustomer } from '#simulators/asaas/simulated-charge.ts'

export const customerRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/customers',
    answer: async (call, { body }) => customerBody(await addCustomer(call, body)),
  },
  {
    method: 'GET',
    path: '/customers',
    answer: async ({ tx, now }, request) => {
      const page = pageOf(request)
      const { externalReference: reference, cpfCnpj: customer } = request.query
      const filter = { reference, customer, where: { deleted: false } }
      const { total, things } = await listThings<SimulatedCustomer>(tx, {
        ...{ kind: 'cliente', now, filter, ...page },
      })
      return listBody(
        page,
        total,
        things.map(({ data }) => customerBody(data)),
      )
    },
  },
  {
    method: 'GET',
    path: '/customers/:id',
    answer: async (call, { id }) => {
      const found = await findCustomer(call, id)
      if (!found) throw missing()
      return customerBody(found)
    },
  },
  {
    method: 'PUT',
    path: '/customers/:id',
    answer: async (call, { id, body }) => customerBody(await changeCustomer(call, id, body)),
  },
  {
    method: 'DELETE',
    path: '/customers/:id',
    answer: async (call, { id }) => {
      await removeCustomer(call, id)
      return { deleted: true, id }
    },
  },
  {
    method: 'POST',
    path: '/creditCard/tokenizeCreditCard',
    answer: async (call, { body }) => {
      const { id: customer } = await takeCustomer(call, body.customer)
      if (!body.remoteIp) throw refusal('remoteIp')
      const card = (body.creditCard ?? {}) as SentCard
      const made = await tokenise(call, { customer, card, holder: body.creditCardHolderInfo })
      return {
        creditCardNumber: made.lastFour,
        creditCardBrand: made.brand,
        creditCardToken: made.token,
      }
    },
  },
]
