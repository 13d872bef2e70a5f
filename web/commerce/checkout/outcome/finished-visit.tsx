import type { CheckoutOptions } from '@lya/contract/commerce/checkout.ts'
import type { Payment } from '@lya/contract/commerce/payment.ts'
import { useEffect } from 'react'
import { useFinish } from './use-finish.ts'

type Props = { payment: Payment; email: string; options: CheckoutOptions }

/** The visit that was left has been paid: says so, and goes on from there. */
export function FinishedVisit({ payment, email, options }: Props) {
  const finish = useFinish(options.successPath)
  const plan = options.plans.find(({ slug }) => slug === payment.plan)?.name ?? null
  useEffect(() => finish(payment, { email, plan }), [finish, payment, email, plan])
  return null
}
