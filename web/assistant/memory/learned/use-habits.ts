import type { Habit } from '@lya/contract/assistant/memory.ts'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { memoryCopy } from '#assistant/memory/memory.copy.ts'
import { api, client } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { type Rollback, sendShown, showChange } from '#connection/changes/shown-change.ts'
import { toastError, toastSuccess } from '#design/toast/toast.ts'
import { toastWithUndo } from '#money/undo/undo-toast.tsx'

const copy = memoryCopy.learned
const options = api.memory.habits.queryOptions()

const isSame = (one: Habit, other: Habit) => one.term === other.term && one.type === other.type

function showHabits(
  queryClient: QueryClient,
  show: (items: Habit[]) => Habit[],
): Promise<Rollback> {
  return showChange<{ items: Habit[] }>(queryClient, options.queryKey, ({ items }) => ({
    items: show(items),
  }))
}

/** What Lya learned, and the ways to change it; each shows at once and is taken back on a no. */
export function useHabits() {
  const queryClient = useQueryClient()
  const query = useQuery(options)

  const attempt = async (
    show: (items: Habit[]) => Habit[],
    send: () => Promise<unknown>,
    failed: string,
  ): Promise<boolean> => {
    try {
      await sendShown(showHabits(queryClient, show), send)
      return true
    } catch (failure) {
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
    const send = () => client.memory.forgetHabit({ term, type })
    if (!(await attempt(show, send, copy.forgetFailed))) return
    const undo = () =>
      void attempt(
        (items) => [habit, ...items],
        () => keep(habit),
        copy.backFailed,
      )
    toastWithUndo(copy.forgotten(term), undo)
  }

  const forgetAll = async () => {
    const send = () => client.memory.forgetAll()
    if (await attempt(() => [], send, copy.forgetFailed)) toastSuccess({ title: copy.allForgotten })
  }

  return { query, change, forget, forgetAll }
}
