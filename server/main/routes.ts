import { channelsRoutes } from '#assistant/channels/index.ts'
import type { Senses } from '#assistant/media/index.ts'
import { memoryRoutes } from '#assistant/memory-page/index.ts'
import { type PushService, remindersRoutes } from '#assistant/reminders/index.ts'
import { conversationRoutes } from '#assistant/web-chat/index.ts'
import { budgetsRoutes } from '#money/budgets/index.ts'
import { categoriesRoutes } from '#money/categories/index.ts'
import { goalsRoutes } from '#money/goals/index.ts'
import { insightsRoutes } from '#money/insights/index.ts'
import { recurringRoutes } from '#money/recurring/index.ts'
import { transactionsRoutes } from '#money/transactions/index.ts'
import { undoRoutes } from '#money/undo/index.ts'
import type { createIdentity } from '#people/identity/index.ts'
import { onboardingRoutes } from '#people/onboarding/index.ts'
import { profileRoutes } from '#people/profile/index.ts'
import { supportRoutes } from '#people/support/index.ts'
import type { Operator } from '#platform/config/settings.ts'
import type { TransactionEvents } from '#platform/events/transaction-events.ts'
import type { ApiRouter } from '#platform/http/api.ts'
import type { SecretKey } from '#platform/security/secret-key.ts'
import type { StoredFiles } from '#platform/storage/stored-files.ts'

/** Every procedure of the contract and the slice that answers it. */
export function joinRoutes(parts: {
  identity: ReturnType<typeof createIdentity>
  events: TransactionEvents
  operator: Operator
  files: StoredFiles
  onLeftover: (error: unknown) => void
  key: SecretKey
  whatsAppUrl: ((text: string) => string | null) | null
  senses: Senses
  push: PushService
}): ApiRouter {
  const { identity, files, onLeftover } = parts
  return {
    identity: identity.routes,
    onboarding: onboardingRoutes(parts.events),
    profiles: profileRoutes({ account: identity.account, files, onLeftover }),
    support: supportRoutes(parts.operator),
    categories: categoriesRoutes,
    transactions: transactionsRoutes,
    budgets: budgetsRoutes,
    recurring: recurringRoutes,
    goals: goalsRoutes,
    undo: undoRoutes,
    insights: insightsRoutes,
    conversation: conversationRoutes(parts.senses),
    memory: memoryRoutes,
    channels: channelsRoutes({ key: parts.key, whatsAppUrl: parts.whatsAppUrl }),
    reminders: remindersRoutes({
      key: parts.key,
      push: parts.push,
      hasWhatsApp: parts.whatsAppUrl !== null,
    }),
  }
}
