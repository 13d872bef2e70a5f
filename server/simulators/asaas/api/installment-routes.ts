import { partsOfPlan, refundOf } from '#simulators/asaas/api/payment-routes.ts'
import { type Answer, listBody, pageOf, type Route } from '#simulators/asaas/api/route.ts'
import { changeThing, takeThing } from '#simulators/asaas/asaas.store.ts'
import { chargeBody, installmentBody } from '#simulators/asaas/charges/charge-body.ts'
import { giveBack, remove } from '#simulators/asaas/charges/charge-moves.ts'
import { keepMove, listGroup } from '#simulators/asaas/charges/charges.ts'
import { makeCharges, type SentCharge } from '#simulators/asaas/charges/make-charges.ts'
import { missing, refusal } from '#simulators/asaas/refuse.ts'
import type { SimulatedCall } from '#simulators/asaas/simulated-call.ts'
import type { SimulatedInstallment } from '#simulators/asaas/simulated-charge.ts'

export const installmentRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/installments',
    answer: async (call, { body }) => {
      const { plan, parts } = await makeCharges(call, body as SentCharge)
      return plan ? installmentBody(plan, parts) : {}
    },
  },
  {
    method: 'GET',
    path: '/installments/:id',
    answer: async (call, { id }) =>
      installmentBody(await takePlan(call, id), await partsOfPlan(call, id)),
  },
  {
    method: 'GET',
    path: '/installments/:id/payments',
    answer: async (call, request) => {
      await takePlan(call, request.id)
      const parts = await listGroup(call, request.id)
      const page = pageOf(request)
      const shown = parts.slice(page.offset, page.offset + page.limit)
      return listBody(page, parts.length, shown.map(chargeBody))
    },
  },
  {
    method: 'POST',
    path: '/installments/:id/refund',
    answer: async (call, { id, body }) => {
      const plan = await takePlan(call, id)
      const parts = await partsOfPlan(call, id)
      if (plan.billingType === 'BOLETO') throw refusal('refundSlip')
      const asked = { ...refundOf(call, body), valueCents: null }
      const left = parts.filter(({ status }) => status !== 'REFUNDED')
      const moves = left.map((part) => giveBack(part, asked))
      for (const move of moves) await keepMove(call, move)
      return installmentBody(plan, await partsOfPlan(call, id))
    },
  },
  { method: 'DELETE', path: '/installments/:id', answer: removePlan },
]

async function takePlan(call: SimulatedCall, id: string): Promise<SimulatedInstallment> {
  const at = { kind: 'parcelamento' as const, id, now: call.now }
  const plan = await takeThing<SimulatedInstallment>(call.tx, at)
  if (!plan) throw missing()
  return plan.data
}

/** What is open of it goes; what was paid stays. */
async function removePlan(call: SimulatedCall, { id }: { id: string }): Promise<Answer> {
  const plan = await takePlan(call, id)
  const open = (await partsOfPlan(call, id)).filter(
    ({ status }) => status === 'PENDING' || status === 'OVERDUE',
  )
  for (const part of open) await keepMove(call, remove(part))
  await changeThing(call.tx, id, { data: { ...plan, deleted: true }, nextAt: null })
  return { deleted: true, id }
}
