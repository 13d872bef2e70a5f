import type { MessageChannel } from '@lya/core/backoffice/messages/content.ts'
import { type VariableValues, withoutMarks } from '@lya/core/backoffice/messages/variables.ts'
import { readableDay } from '@lya/core/calendar/readable-day.ts'
import { firstNameOf } from '@lya/core/people/identity/first-name.copy.ts'
import type { PlanState } from '@lya/core/people/plan/plan.ts'
import { trialDaysLeft } from '@lya/core/people/profile/trial.ts'
import { noEnd, planWords, someone } from '#backoffice/templates/messages.copy.ts'

/** What a message may say of somebody. */
export interface Subject {
  name: string
  email: string
  state: PlanState
  /** MONTHLY, QUARTERLY or YEARLY; null before the first payment. */
  period: string | null
  /** The last day of trial or plan, `YYYY-MM-DD`; null without one. */
  endDate: string | null
}

/** Puts the variables into the words of this person's day. */
export function messageValues(
  person: Subject,
  given: { channel: MessageChannel; now: Temporal.ZonedDateTime; publicUrl: string },
): VariableValues {
  const { now, publicUrl, channel } = given
  const plain = (text: string): string => (channel === 'whatsapp' ? withoutMarks(text) : text)
  const name = plain(person.name).trim() || someone
  const endDate = readableDay(person.endDate)
  return {
    nome: name,
    primeiro_nome: firstNameOf(name) || someone,
    email: plain(person.email),
    plano: planWords(person.state, person.period),
    fim_do_plano: endDate?.toLocaleString('pt-BR', { dateStyle: 'short' }) ?? noEnd,
    dias_restantes: String(daysLeft(person.state, endDate, now)),
    link_preferencias: `${publicUrl}/lembretes`,
  }
}

/** A trial's days are counted in UTC, and one is left until its end has passed. */
function daysLeft(
  state: PlanState,
  endDate: Temporal.PlainDate | null,
  now: Temporal.ZonedDateTime,
): number {
  if (!endDate) return 0
  if (state === 'TRIAL') return trialDaysLeft({ endDate, now: now.toInstant() }).fullDays
  return Math.max(0, now.toPlainDate().until(endDate).days)
}
