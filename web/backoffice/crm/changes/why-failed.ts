import type { CrmTask } from '@lya/contract/backoffice/crm.ts'
import { crmCopy as copy } from '#backoffice/crm/crm.copy.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import { timeOf } from '#connection/clock.ts'

/** Why work on a task was refused: who ended it meanwhile, where somebody did. */
export function whyFailed(failure: unknown): string {
  if (failure instanceof RefusedCall && failure.code === 'crm.ended') {
    // The contract of this refusal: the task as it became.
    const { task } = failure.data as { task: CrmTask }
    return endedWords(task) ?? refusalSentence(failure)
  }
  return refusalSentence(failure)
}

/** Who ended it and when; null while it waits. */
export function endedWords({ status, operator, completedAt }: CrmTask): string | null {
  if (status === 'pending') return null
  const time = completedAt === null ? '' : timeOf(completedAt)
  return copy.endedBy(operator?.name ?? copy.somebody, status, time)
}
