import type { CrmTask } from '@lya/contract/backoffice/crm.ts'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Where the focus goes when what was pressed goes with its row: on to the next row's action, or to
 * what is left of that row; the heading, where no row is left. Whoever is elsewhere stays there.
 */
export function useNextRow(tasks: readonly CrmTask[], heading: RefObject<HTMLElement | null>) {
  const list = useRef<HTMLUListElement>(null)
  const left = useRef<{ id: string; at: number } | null>(null)
  useEffect(() => {
    const own = tasks.find(({ id }) => id === left.current?.id)
    if (left.current === null || own?.status === 'pending') return
    const { at } = left.current
    left.current = null
    if (document.activeElement !== document.body) return
    const rows = list.current?.children ?? []
    const next = rows[Math.min(at, rows.length - 1)]
    const action = next?.querySelector<HTMLElement>('button') ?? next?.querySelector('a')
    ;(action ?? heading.current)?.focus()
  }, [tasks, heading])
  return {
    list,
    /** A task was acted on: its row may go. */
    leave: (id: string) => {
      left.current = { id, at: tasks.findIndex((task) => task.id === id) }
    },
    /** It stays after all. */
    stay: () => {
      left.current = null
    },
  }
}
