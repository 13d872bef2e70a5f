import type { Topic } from '@lya/contract/events.ts'

/** What of a person's screens is stale once `identity.access-reset` was announced. */
export const resetTopics: Topic[] = ['profile', 'sessions', 'channels', 'reminders']
