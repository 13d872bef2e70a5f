import { findAddress } from '#commerce/checkout/addresses/find-address.ts'
import { emailStatus } from '#commerce/checkout/email-status.ts'
import { leaveCheckout } from '#commerce/checkout/leaving/leave-checkout.ts'
import { limitCheckout } from '#commerce/checkout/limit-checkout.ts'
import type { CheckoutParts } from '#commerce/checkout/parts.ts'
import { payByCode } from '#commerce/checkout/pay/pay-by-code.ts'
import { showPayment } from '#commerce/checkout/pay/show-payment.ts'
import { openSession, type Visitor } from '#commerce/checkout/session/open-session.ts'
import { ownSession } from '#commerce/checkout/session/own-session.ts'
import { saveSession } from '#commerce/checkout/session/save-session.ts'
import type { StoredSession } from '#commerce/checkout/session/session.ts'
import { viewSession } from '#commerce/checkout/session/view-session.ts'
import { viewOptions } from '#commerce/checkout/view-options.ts'
import { asSystem } from '#platform/db/transaction.ts'
import type { RequestContext } from '#platform/http/context.ts'
import { os } from '#platform/http/implement.ts'

/** The procedures of the checkout, for whoever has its browser's cookie. */
export function checkoutRoutes(parts: CheckoutParts) {
  return { ...sessions(parts), ...payments(parts) }
}

function sessions(parts: CheckoutParts) {
  const { charges } = parts
  const view = async (session: StoredSession) => {
    const config = await charges.config.read()
    return { session: await asSystem(charges.db, (tx) => viewSession(tx, session, config)) }
  }
  return {
    options: os.checkout.options.handler(() => viewOptions(parts)),
    open: os.checkout.open.handler(async ({ input, context }) => {
      const { ip } = context
      await limitCheckout(charges, { kind: 'open', ip, subject: '' })
      const wanted = { plan: input.plan ?? null, referralCode: input.ref ?? null }
      const opened = await openSession(parts, await visitorOf(context), wanted)
      if (opened.cookie) context.responseHeaders.append('set-cookie', opened.cookie)
      return { ...(await view(opened.session)), isRestored: opened.isRestored }
    }),
    get: os.checkout.get.handler(async ({ input, context }) =>
      view(await ownSession(parts, context.requestHeaders, input.id)),
    ),
    save: os.checkout.save.handler(async ({ input, context }) => {
      const { id, ...draft } = input
      const session = await ownSession(parts, context.requestHeaders, id)
      // Going on tells whether the e-mail is of an account, as asking for its status does.
      if (draft.step === 2) {
        const subject = (draft.email ?? session.email).trim().toLowerCase()
        await limitCheckout(charges, { kind: 'email', ip: context.ip, subject })
      }
      return view(await saveSession(parts, session, draft))
    }),
    leave: os.checkout.leave.handler(async ({ input, context }) => {
      const session = await ownSession(parts, context.requestHeaders, input.id)
      return { outcome: await leaveCheckout(parts, session) }
    }),
    emailStatus: os.checkout.emailStatus.handler(async ({ input, context }) => ({
      status: await emailStatus(parts, { email: input.email, ip: context.ip }),
    })),
    address: os.checkout.address.handler(async ({ input, context }) => ({
      address: await findAddress(parts, { cep: input.cep, ip: context.ip }),
    })),
  }
}

function payments(parts: CheckoutParts) {
  return {
    payByPix: os.checkout.payByPix.handler(async ({ input, context }) => {
      const { id, ...given } = input
      const session = await ownSession(parts, context.requestHeaders, id)
      const { attemptId, document, amountCents } = given
      const wanted = { session, method: 'PIX', attemptId, document, amountCents } as const
      return payByCode(parts, await visitorOf(context), wanted)
    }),
    payByBoleto: os.checkout.payByBoleto.handler(async ({ input, context }) => {
      const { id, attemptId, document, amountCents } = input
      const session = await ownSession(parts, context.requestHeaders, id)
      const wanted = { session, method: 'BOLETO', attemptId, document, amountCents } as const
      return payByCode(parts, await visitorOf(context), wanted)
    }),
    payment: os.checkout.payment.handler(async ({ input, context }) => {
      const session = await ownSession(parts, context.requestHeaders, input.id)
      return showPayment(parts, await visitorOf(context), session)
    }),
  }
}

async function visitorOf(context: RequestContext): Promise<Visitor> {
  const { requestHeaders: headers, ip } = context
  return { headers, ip, actor: await context.findActor() }
}
