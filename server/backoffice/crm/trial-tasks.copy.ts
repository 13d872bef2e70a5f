import type { TaskAutomation } from '@lya/core/backoffice/crm/task.ts'

/** What the tasks that make themselves are called. */
export const trialTaskCopy: Record<TaskAutomation, { title: string; description: string }> = {
  trial_day_4: {
    title: 'Ligação do dia 4 do teste',
    description: 'Saber como foram os primeiros dias e ajudar com o que ficou confuso.',
  },
  trial_day_9: {
    title: 'Ligação do dia 9, depois do teste',
    description: 'Ouvir como foi o teste e convidar para continuar.',
  },
}
