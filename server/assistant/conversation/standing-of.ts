import type { Standing } from '@lya/assistant'
import { trialDaysLeft } from '@lya/core/people/profile/trial.ts'
import type { IncomingMessage } from '#assistant/conversation/incoming-message.ts'
import type { CommandContext } from '#platform/http/context.ts'

/** How it stands with who asks: in the app pages open by their names, elsewhere by an address. */
export function standingOf(
  { plan, clock }: CommandContext,
  { channel, publicUrl }: IncomingMessage,
): Standing {
  const endsOn =
    plan.state === 'TRIAL' && plan.trialEndDate ? Temporal.PlainDate.from(plan.trialEndDate) : null
  const daysLeft = trialDaysLeft({ endDate: endsOn, now: clock.now() }).fullDays
  return {
    publicUrl: channel === 'web' ? null : publicUrl,
    trial: endsOn === null ? 'over' : { daysLeft, endsOn },
  }
}
