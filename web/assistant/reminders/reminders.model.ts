import type {
  ReminderChannel,
  ReminderKind,
  ReminderSettings,
  ReminderWishes,
} from '@lya/contract/assistant/reminders.ts'

const kinds: readonly ReminderKind[] = ['duePayments', 'budgets', 'weeklySummary', 'trial', 'news']
export const channels: readonly ReminderChannel[] = ['email', 'whatsapp', 'push']

/** What there is to choose: who has a plan hears of no trial. */
export function kindsFor({ planStatus }: { planStatus: string }): readonly ReminderKind[] {
  return planStatus === 'TRIAL' ? kinds : kinds.filter((kind) => kind !== 'trial')
}

/** Where a kind may be told: news and trial wait where they can be read in peace. */
export function channelsFor(kind: ReminderKind): readonly ReminderChannel[] {
  const isWritten = kind === 'news' || kind === 'trial'
  return isWritten ? channels.filter((channel) => channel !== 'push') : channels
}

/** What of the settings a person chooses. */
export function wishesOf(settings: ReminderWishes): ReminderWishes {
  const { duePayments, budgets, weeklySummary, trial, news, quietFrom, quietUntil } = settings
  return { duePayments, budgets, weeklySummary, trial, news, quietFrom, quietUntil }
}

/** The wishes with one kind switched on or off for one channel. */
export function switched(
  wishes: ReminderWishes,
  kind: ReminderKind,
  channel: ReminderChannel,
): ReminderWishes {
  const isOn = wishes[kind].includes(channel)
  const chosen = channels.filter((one) => (one === channel ? !isOn : wishes[kind].includes(one)))
  return { ...wishes, [kind]: chosen }
}

/** Whether what is switched on for a channel can arrive; a new wish for it waits for that. */
export function isReady(
  settings: ReminderSettings,
  channel: ReminderChannel,
  hasThisBrowser: boolean,
): boolean {
  if (channel === 'email') return settings.isEmailConfirmed
  if (channel === 'whatsapp') return settings.isWhatsAppAvailable && settings.isWhatsAppLinked
  return hasThisBrowser || settings.browsers.length > 0
}

/** What this browser can do about notifications. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

export function pushStateOf(known: {
  isSupported: boolean
  permission: NotificationPermission
  digest: string | null
  browsers: readonly { digest: string }[]
}): PushState {
  if (!known.isSupported) return 'unsupported'
  if (known.permission === 'denied') return 'denied'
  const isOurs = known.browsers.some(({ digest }) => digest === known.digest)
  return isOurs && known.permission === 'granted' ? 'on' : 'off'
}

/** A time as an input gives it; null while it is half typed. */
export function readTime(text: string): string | null {
  return /^([01]\d|2[0-3]):[0-5]\d/.exec(text)?.[0] ?? null
}
