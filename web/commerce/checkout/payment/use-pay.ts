import type { Payment } from '@lya/contract/commerce/payment.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { patiently } from '#commerce/checkout/patiently.ts'
import { api } from '#connection/calls/client.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import { useOnce } from '#connection/calls/use-once.ts'
import { newId } from '#connection/ids.ts'
import type { Texts } from './payment.model.ts'
import { type PaymentFailure, paymentFailure, refusedPayment } from './payment-failure.model.ts'
import { type Attempt, sendPayment } from './send-payment.ts'

/** Spec 2, section 9: a browser's patience. The server goes on, and is asked what came of it. */
const patienceMs = 25_000

type Order = Omit<Attempt, 'attemptId'>

/**
 * Pays once, however often it is pressed. What nobody knows the outcome of is repeated under the
 * id that it had; only what came to nothing gets a new one.
 */
export function usePay(
  texts: Texts,
  reactions: {
    /** Has the server know what is bought and what was typed, before it is asked to charge. */
    before: (order: Order) => Promise<unknown>
    /** Gives a session whose time was over time anew. */
    renew: () => Promise<unknown>
    onAnswer: (payment: Payment) => void
    onRefusal: (refused: RefusedCall) => void
  },
) {
  const queryClient = useQueryClient()
  const once = useOnce()
  const own = useRef(new Set<string>())
  const asked = useCallback((attemptId: string) => own.current.has(attemptId), [])
  const open = useRef<{ id: string; method: string } | null>(null)
  const [isPaying, setPaying] = useState(false)
  const [failure, setFailure] = useState<PaymentFailure | null>(null)

  const pay = async (order: Order): Promise<void> => {
    if (!once.begin()) return
    setPaying(true)
    setFailure(null)
    const patience = new AbortController()
    const timer = setTimeout(
      () => patience.abort(new DOMException('25 s are over', 'TimeoutError')),
      patienceMs,
    )
    const { signal } = patience
    try {
      await reactions.before(order)
      const attemptId = attemptOf(open, order.method)
      own.current.add(attemptId)
      const send = () => patiently(() => sendPayment({ ...order, attemptId }, signal), signal)
      const answer = await send().catch(async (failure: unknown) => {
        const isOver = failure instanceof RefusedCall && failure.code === 'checkout.session-expired'
        if (!isOver) throw failure
        await reactions.renew()
        return send()
      })
      open.current = null
      // One that was open already may be the answer: it was asked for here all the same.
      if (answer.attemptId) own.current.add(answer.attemptId)
      const refused = answer.refusal && refusedPayment(answer.refusal, order.method, texts)
      setFailure(refused || null)
      if (refused?.isOpen) open.current = { id: attemptId, method: order.method }
      const { queryKey } = api.checkout.payment.queryOptions({ input: { id: order.sessionId } })
      queryClient.setQueryData(queryKey, answer)
      reactions.onAnswer(answer)
    } catch (error) {
      const told = paymentFailure(signal.aborted ? signal.reason : error, order.method, texts)
      if (!told.isOpen) open.current = null
      setFailure(told)
      if (error instanceof RefusedCall) reactions.onRefusal(error)
      // Whatever the browser did not live to see is in the server's books.
      void queryClient.invalidateQueries({ queryKey: api.checkout.payment.key() })
    } finally {
      clearTimeout(timer)
      setPaying(false)
      once.again()
    }
  }
  return { pay, asked, isPaying, failure, forgetFailure: () => setFailure(null) }
}

/** The id of the attempt whose outcome is not known, or a new one. */
function attemptOf(open: { current: { id: string; method: string } | null }, method: string) {
  if (open.current?.method !== method) open.current = { id: newId(), method }
  return open.current.id
}
