import { isAdminTopic, type ProductTopic, type Topic } from '@lya/contract/events.ts'
import type { InvalidateOptions, QueryClient } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'

/** All that a message to Lya, or an undo, may have changed. */
export const moneyTopics: readonly Topic[] = ['transactions', 'budgets', 'recurring', 'goals']

/** Which queries show data of a topic. */
const keysByTopic = {
  transactions: () => [api.transactions.key(), api.insights.key(), api.budgets.key()],
  // Spec 1, section 4: a changed category refreshes everything.
  categories: () => [
    api.categories.key(),
    api.transactions.key(),
    api.insights.key(),
    api.budgets.key(),
    api.recurring.key(),
    api.goals.key(),
    api.memory.key(),
  ],
  budgets: () => [api.budgets.key(), api.insights.key()],
  recurring: () => [api.recurring.key(), api.insights.key()],
  goals: () => [api.goals.key()],
  conversation: () => [api.conversation.key(), api.memory.key()],
  channels: () => [api.channels.key(), api.reminders.key()],
  reminders: () => [api.reminders.key()],
  notices: () => [api.notices.key()],
  profile: () => [api.profiles.key()],
  account: () => [api.account.key()],
  checkout: () => [],
  subscription: () => [api.subscriptions.key()],
  sessions: () => [api.sessions.key(), api.secondFactor.key()],
} satisfies Record<ProductTopic, () => readonly (readonly unknown[])[]>

/** Fetches again what shows these topics: after a change of this tab's own, or of another's. */
export async function refreshTopics(
  queryClient: QueryClient,
  topics: readonly Topic[],
  options: InvalidateOptions = {},
): Promise<void> {
  // First who it is: after a sign-out in another tab there is no profile to ask for.
  if (topics.includes('profile')) {
    await queryClient.invalidateQueries({ queryKey: api.identity.session.key() }, options)
  }
  const keys = topics.flatMap(keysOf)
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey }, options)))
}

/** The queries of a slice of the back-office begin with its name, as its topic ends. */
function keysOf(topic: Topic): readonly (readonly unknown[])[] {
  return isAdminTopic(topic) ? [[['admin', topic.slice(6)]]] : keysByTopic[topic]()
}
