import type { TaskPriority, TaskType } from '@lya/core/backoffice/crm/task.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { adminApi, adminClient } from '#connection/admin/admin-client.ts'
import { newId } from '#connection/ids.ts'

export interface TaskWanted {
  title: string
  type: TaskType
  priority: TaskPriority
  dueDate: string | null
}

/** How far it came; what failed comes with it. */
export interface TasksMade {
  done: number
  failure: unknown
}

/**
 * Makes the same task for each of these people, one after the other. Each has its id from the
 * start: tried again, those that were made already stay one.
 */
export function useCreateTasks(userIds: readonly string[]) {
  const ids = useRef(new Map<string, string>())
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (task: TaskWanted): Promise<TasksMade> => {
      let done = 0
      for (const userId of userIds) {
        const id = ids.current.get(userId) ?? newId()
        ids.current.set(userId, id)
        try {
          await adminClient.crm.tasks.create({ ...task, id, userId })
          done += 1
        } catch (failure) {
          return { done, failure }
        }
      }
      return { done, failure: null }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminApi.crm.key() }),
  })
}
