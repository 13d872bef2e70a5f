import type { Habit } from '@lya/contract/assistant/memory.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { memoryCopy } from '#assistant/memory/memory.copy.ts'
import { api, client } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { toastError, toastSuccess } from '#design/toast/toast.ts'
import { toastWithUndo } from '#money/undo/undo-toast.tsx'

const copy = memoryCopy.learned
const options = api.memory.habits.queryOptions()

const isSame = (one: Habit, other: Habit) => one.term === other.term && one.type === other.type

/** What Lya learned, and the ways to change it; each shows at once and is taken back on a no. */
export function useHabits() {
  const queryClient = useQueryClient()
  const query = useQuery(options)

  const attempt = async (
    show: (items: Habit[]) => Habit[],
    work: () => Promise<unknown>,
    failed: string,
  ): Promise<boolean> => {
    await queryClient.cancelQueries({ queryKey: options.queryKey })
    const before = queryClient.getQueryData(options.queryKey)
    queryClient.setQueryData(options.queryKey, (now) => now && { items: show(now.items) })
    try {
      await work()
      return true
    } catch (failure) {
      queryClient.setQueryData(options.queryKey, before)
      toastError({ title: failed, message: refusalSentence(failure) })
      return false
    } finally {
      await queryClient.invalidateQueries({ queryKey: options.queryKey })
    }
  }

  const keep = ({ term, type, category, times }: Habit) =>
    client.memory.keepHabit({ term, type, times, categoryId: category.id })

  const change = async (habit: Habit, category: Habit['category']) => {
    const changed = { ...habit, category }
    const show = (items: Habit[]) => items.map((item) => (isSame(item, habit) ? changed : item))
    if (await attempt(show, () => keep(changed), copy.changeFailed)) {
      toastSuccess({ title: copy.changed(habit.term, category.name) })
    }
  }

  const forget = async (habit: Habit) => {
    const { term, type } = habit
    const show = (items: Habit[]) => items.filter((item) => !isSame(item, habit))
    const work = () => client.memory.forgetHabit({ term, type })
    if (!(await attempt(show, work, copy.forgetFailed))) return
    const undo = () =>
      void attempt(
        (items) => [habit, ...items],
        () => keep(habit),
        copy.backFailed,
      )
    toastWithUndo(copy.forgotten(term), undo)
  }

  const forgetAll = async () => {
    const work = () => client.memory.forgetAll()
    if (await attempt(() => [], work, copy.forgetFailed)) toastSuccess({ title: copy.allForgotten })
  }

  return { query, change, forget, forgetAll }
}
