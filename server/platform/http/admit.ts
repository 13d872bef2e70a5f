import type { Access } from '@lya/contract/access.ts'
import { planBlock } from '@lya/core/people/plan/plan-block.ts'
import { mayOperate, type Right } from '@lya/core/people/roles/roles.ts'
import { Refusal } from '@lya/core/refusal.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Actor, Authenticate } from '#platform/http/context.ts'

/**
 * Lets a caller in by what is said of the procedure, or refuses: `identity.session-missing`, a plan
 * that keeps them out, or a right that they do not hold. A guest's way in looks nobody up.
 */
export interface Admit {
  (access: Exclude<Access, 'guest'>, headers: Headers, ip?: string): Promise<Actor>
  (access: Access, headers: Headers, ip?: string): Promise<Actor | null>
}

/**
 * Makes the one place that decides who may call what. It asks the database for nothing but the
 * session.
 */
export function createAdmit(parts: { authenticate: Authenticate; clock: Clock }): Admit {
  const refusePlan = (actor: Actor): void => {
    const block = planBlock(actor.plan, parts.clock.now())
    if (block) throw new Refusal('unpaid', `access.${block}`)
  }
  // The overloads say that only a guest's way in answers null.
  return (async (access: Access, headers: Headers, ip?: string) => {
    if (access === 'guest') return null
    const actor = await parts.authenticate(headers, ip)
    if (!actor) throw new Refusal('unauthenticated', 'identity.session-missing')
    if (access === 'leaving') return actor
    if (actor.plan.isLeaving) throw new Refusal('forbidden', 'access.leaving')
    if (access === 'session') return actor
    if (access === 'paid') refusePlan(actor)
    else refuseOperator(actor, access.operators)
    return actor
  }) as Admit
}

/** An operator is somebody with a role, whom nobody suspended and who has a second factor. */
function refuseOperator(actor: Actor, anyOf: readonly Right[]): void {
  if (actor.roles.length === 0) throw new Refusal('forbidden', 'access.right-missing')
  if (actor.isOperatorSuspended) throw new Refusal('forbidden', 'access.operator-suspended')
  if (!actor.hasSecondFactor) throw new Refusal('forbidden', 'access.second-factor-missing')
  if (!mayOperate(actor.roles, anyOf)) throw new Refusal('forbidden', 'access.right-missing')
}
