import type { Identity } from '#people/identity/identity.ts'
import { type Attempt, limitAttempts } from '#people/identity/limit-attempts.ts'
import {
  countRecoveryCodes,
  renewRecoveryCodes,
} from '#people/identity/second-factor/recovery-codes.ts'
import { turnSecondFactorOff } from '#people/identity/second-factor/turn-off.ts'
import { confirmSecondFactor, startSecondFactor } from '#people/identity/second-factor/turn-on.ts'
import type { Actor } from '#platform/http/context.ts'
import { signedIn } from '#platform/http/implement.ts'

/** Turning the second step on and off, and what stands in for a lost telephone. */
export function secondFactorRoutes(identity: Identity) {
  const limit = (context: { actor: Actor; ip: string }, kind: Attempt): Promise<void> =>
    limitAttempts(identity, { kind, ip: context.ip, subject: context.actor.userId })
  return {
    get: signedIn.secondFactor.get.handler(async ({ context }) => {
      const { hasSecondFactor: isOn, userId } = context.actor
      return { isOn, recoveryCodesLeft: isOn ? await countRecoveryCodes(identity, userId) : 0 }
    }),

    start: signedIn.secondFactor.start.handler(async ({ input, context }) => {
      await limit(context, 'password-change')
      return startSecondFactor(identity, context.requestHeaders, input.password)
    }),

    confirm: signedIn.secondFactor.confirm.handler(async ({ input, context }) => {
      await limit(context, 'second-step')
      const { userId } = context.actor
      const change = { userId, typed: input.code }
      const token = await confirmSecondFactor(identity, context.requestHeaders, change)
      context.responseHeaders.append('set-cookie', identity.cookie.write(token))
      context.announce(userId, ['profile', 'sessions'])
      return { isOn: true as const }
    }),

    renewCodes: signedIn.secondFactor.renewCodes.handler(async ({ input, context }) => {
      await limit(context, 'password-change')
      const { userId } = context.actor
      const change = { userId, password: input.password }
      const recoveryCodes = await renewRecoveryCodes(identity, context.requestHeaders, change)
      context.announce(userId, ['sessions'])
      return { recoveryCodes }
    }),

    stop: signedIn.secondFactor.stop.handler(async ({ input, context }) => {
      await limit(context, 'password-change')
      const { userId } = context.actor
      await turnSecondFactorOff(identity, { userId, password: input.password })
      context.announce(userId, ['sessions'])
      return { isOn: false as const }
    }),
  }
}
