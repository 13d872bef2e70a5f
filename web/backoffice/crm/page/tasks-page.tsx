import { IconArrowLeft } from '@tabler/icons-react'
import { useDeferredValue, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { adminPaths } from '#app/back-office/admin-paths.ts'
import { pageCopy as copy, crmCopy, shownWords } from '#backoffice/crm/crm.copy.ts'
import { FilterBar } from '#backoffice/crm/page/filter-bar.tsx'
import { type Filters, readFilters, writeFilters } from '#backoffice/crm/page/filters.model.ts'
import { TaskRows } from '#backoffice/crm/page/task-rows.tsx'
import { useTasks } from '#backoffice/crm/page/use-tasks.ts'
import classes from './tasks-page.module.css'

/** Every task of everybody, found by the server. */
export function TasksPage() {
  const [params, setParams] = useSearchParams()
  const filters = readFilters(params)
  const change = (next: Filters) => setParams(writeFilters(next), { replace: true })
  const asked = useDeferredValue(params.toString())
  const query = useTasks(readFilters(new URLSearchParams(asked)))
  const [first] = query.data?.pages ?? []
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Link to={adminPaths.home} className={classes.back}>
          <IconArrowLeft size={18} aria-hidden="true" /> {copy.back}
        </Link>
        <div className={classes.heading}>
          <h1 ref={heading} tabIndex={-1}>
            {crmCopy.title}
          </h1>
          {filters.due === 'today' ? <span className={classes.today}>{copy.today}</span> : null}
          <Link to={adminPaths.scripts} className={classes.scripts}>
            {copy.scripts}
          </Link>
        </div>
        <p className={classes.quiet} role="status">
          {first ? shownWords({ ...filters, shown: first.shown, total: first.total }) : ' '}
        </p>
      </header>
      <FilterBar filters={filters} onChange={change} />
      <TaskRows query={query} heading={heading} />
    </div>
  )
}
