import type { TaskFilters } from '@lya/contract/backoffice/crm.ts'
import { anywhere, searchPatterns } from '#backoffice/people/index.ts'

/** Statements after WHERE, with their values in the order of their places. */
export interface Conditions {
  text: string
  values: unknown[]
  /** Adds one; `?` stands for each of its values. */
  and(text: string, values?: readonly unknown[]): Conditions
}

/** What these filters leave, whatever the screen has loaded. */
export function conditionsOf(filters: TaskFilters, today: Temporal.PlainDate): Conditions {
  let found = start()
  const { status, type, priority, due, search = '' } = filters
  if (status !== 'all') found = found.and('t.status = ?', [status])
  if (type !== 'all') found = found.and('t.task_type = ?', [type])
  if (priority !== 'all') found = found.and('t.priority = ?', [priority])
  if (due === 'overdue') {
    found = found.and(`t.due_date < ? AND t.status <> 'completed'`, [today.toString()])
  } else if (due !== 'all') {
    found = found.and('t.due_date = ?', [today.add({ days: daysAhead[due] }).toString()])
  }
  const term = search.trim()
  return term === '' ? found : withSearch(found, term)
}

const daysAhead = { yesterday: -1, today: 0, tomorrow: 1 } as const

/** In what the task says, and in its person's name, e-mail and number, masked or not. */
function withSearch(found: Conditions, term: string): Conditions {
  const ofPerson = searchPatterns(term)
  // Two ways to find, each with its own index.
  return found.and(
    `t.id IN (
      SELECT id FROM crm_tasks WHERE busca LIKE dobra(?)
      UNION ALL
      SELECT s.id FROM crm_tasks s JOIN admin_people q ON q.user_id = s.user_id
       WHERE ${ofPerson.map(() => 'q.search LIKE dobra(?)').join(' AND ')})`,
    [anywhere(term), ...ofPerson],
  )
}

function start(text = 'true', values: readonly unknown[] = []): Conditions {
  return {
    text,
    values: [...values],
    and: (next, nextValues = []) => {
      const [first = '', ...rest] = next.split('?')
      const placed = rest.reduce(
        (all, part, at) => `${all}$${values.length + at + 1}${part}`,
        first,
      )
      return start(`${text} AND ${placed}`, [...values, ...nextValues])
    },
  }
}
