import { extendedTrialEnd } from '@lya/core/backoffice/trial-extension/trial-extension.ts'
import { readableDay } from '@lya/core/calendar/readable-day.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { moveTrialTasks } from '#backoffice/crm/index.ts'
import { type Acting, type Asked, actOnPerson } from '#backoffice/person/act-on-person.ts'
import { lockTrial, setTrialEnd } from '#people/profile/index.ts'
import { todayIn } from '#platform/clock/clock.ts'
import type { TransactionEvents } from '#platform/events/transaction-events.ts'

/**
 * Gives somebody more days to try.
 *
 * @param asked.trialEndDate What the operator saw: a second click extends nothing twice.
 * @throws Refusal `person.missing`, `person.not-on-trial` or `person.stale`.
 */
export function extendTrial(
  context: Acting,
  { events }: { events: TransactionEvents },
  asked: Asked & { days: number; trialEndDate: string | null },
): Promise<{ trialEndDate: string }> {
  const { userId, days } = asked
  const { clock } = context
  return actOnPerson(context, asked, async (ctx) => {
    const { before, after } = await ctx.command(async (tx) => {
      const trial = await lockTrial(tx, userId)
      if (trial === null) throw new Refusal('missing', 'person.missing')
      if (trial.state !== 'TRIAL') throw new Refusal('conflict', 'person.not-on-trial')
      if (trial.endDate !== asked.trialEndDate) throw new Refusal('conflict', 'person.stale')
      // Where nobody can read it, the days begin today.
      const before = readableDay(trial.endDate)
      const today = todayIn(clock, 'UTC')
      const endDate = extendedTrialEnd({ endDate: before, days, today })
      await setTrialEnd({ tx, clock, events }, userId, { trial, endDate })
      await moveTrialTasks(tx, { userId, before, after: endDate })
      return { before: trial.endDate, after: endDate.toString() }
    })
    await ctx.note({
      ...{ action: 'EXTEND_TRIAL', table: 'profiles', recordId: userId },
      oldValues: { trial_end_date: before },
      newValues: { extension_days: days, new_trial_end_date: after },
    })
    return { trialEndDate: after }
  })
}
