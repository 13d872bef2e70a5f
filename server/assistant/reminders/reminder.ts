import type { ReminderChannel } from '@lya/contract/assistant/reminders.ts'
import type { QuietHours } from '@lya/core/people/reminders/quiet-hours.ts'

/** What a reminder is of, as the database says it. */
export type Kind = 'contas' | 'orcamentos' | 'resumo'
export const kinds: readonly Kind[] = ['contas', 'orcamentos', 'resumo']

/**
 * What became of a reminder. `descartado`: it was untrue when it could be sent. `incerto`: nobody
 * knows whether it left, and it is not tried again.
 */
export type Fate =
  | 'pendente'
  | 'enviando'
  | 'enviado'
  | 'entregue'
  | 'lido'
  | 'descartado'
  | 'falhou'
  | 'incerto'

/** What a person wants: each kind's channels, and when nobody may write. */
export interface Wishes {
  channels: Record<Kind, readonly ReminderChannel[]>
  quiet: QuietHours
}

/** One that was taken by this worker, to be sent now. */
export interface ClaimedReminder {
  id: string
  kind: Kind
  channel: ReminderChannel
  key: string
  /** This one included. */
  attempts: number
}

/** Whom the reminders are for, as the system knows them. */
export interface Addressee {
  userId: string
  name: string
  email: string
  isEmailConfirmed: boolean
  timeZone: string
}
