import type { TaskFilters } from '@lya/contract/backoffice/crm.ts'
import {
  dueFilters,
  taskPriorities,
  taskStatuses,
  taskTypes,
} from '@lya/core/backoffice/crm/task.ts'

export type Filters = TaskFilters & { search: string }

/** What the page begins with, and goes back to. */
export const firstFilters: Filters = {
  ...{ search: '', status: 'pending', type: 'all', priority: 'all', due: 'today' },
}

export const choices = {
  status: ['pending', 'completed', 'cancelled', 'all'],
  type: ['all', ...taskTypes],
  priority: ['all', 'high', 'medium', 'low'],
  due: ['today', 'overdue', 'tomorrow', 'yesterday', 'all'],
} as const

const known = {
  status: [...taskStatuses, 'all'],
  type: [...taskTypes, 'all'],
  priority: [...taskPriorities, 'all'],
  due: dueFilters,
} as const

/** From the page's address, so that Back, a reload and a link keep them. */
export function readFilters(query: URLSearchParams): Filters {
  const read = <Value extends string>(
    name: keyof typeof known,
    values: readonly Value[],
  ): Value => {
    const given = query.get(name)
    // What is not known is as if it were not there.
    return values.find((one) => one === given) ?? (firstFilters[name] as Value)
  }
  return {
    search: (query.get('search') ?? '').slice(0, 100),
    status: read('status', known.status),
    type: read('type', known.type),
    priority: read('priority', known.priority),
    due: read('due', known.due),
  }
}

/** Only what is not as it was at first. */
export function writeFilters(filters: Filters): URLSearchParams {
  const names = Object.keys(firstFilters) as (keyof Filters)[]
  const changed = names.filter((name) => filters[name] !== firstFilters[name])
  return new URLSearchParams(changed.map((name) => [name, filters[name]]))
}

export function areSet(filters: Filters): boolean {
  return writeFilters(filters).size > 0
}
