import type { Planning } from '@lya/contract/money/budgets.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { isUnexpected } from '#connection/calls/unexpected.ts'
import { today } from '#connection/clock.ts'
import { useOpenedByLink } from '#design/dialog/use-opened-by-link.ts'
import { PageFrame } from '#design/page/page-frame.tsx'
import type { PageHandle } from '#design/page/page-handle.ts'
import { EmptyState } from '#design/states/empty-state.tsx'
import { ErrorState } from '#design/states/error-state.tsx'
import { planningCopy as copy } from '#money/budgets/budgets.copy.ts'
import { BudgetCards } from '#money/budgets/cards/budget-cards.tsx'
import { ChartCard } from '#money/budgets/chart/chart-card.tsx'
import { CopyButton } from '#money/budgets/copy-button.tsx'
import { useBudgetDialogs } from '#money/budgets/dialogs/budget-dialogs.tsx'
import { BudgetList } from '#money/budgets/list/budget-list.tsx'
import { MonthNav } from '#money/budgets/month/month-nav.tsx'
import { monthIn, useMonth } from '#money/budgets/month/use-month.ts'
import { BudgetProgress } from '#money/budgets/progress/budget-progress.tsx'
import classes from './budgets-page.module.css'

export function meta() {
  return [{ title: 'Planejamento · Lya' }]
}

const planningOf = (month: string | null) =>
  api.budgets.planning.queryOptions({ input: month === null ? {} : { month } })

export const handle: PageHandle = {
  fetchEarly: (queryClient, search) => [queryClient.prefetchQuery(planningOf(monthIn(search)))],
}

export default function BudgetsPage() {
  const [asked, setMonth] = useMonth()
  const query = useQuery(planningOf(asked))
  const planning = query.data ?? null
  const currentMonth = planning?.currentMonth ?? today().slice(0, 7)
  const month = asked ?? currentMonth
  const { actions, reached, dialogs } = useBudgetDialogs({ month, currentMonth })
  useOpenedByLink(actions.create)

  const add = (
    <Button
      size="md"
      leftSection={<IconPlus size={18} aria-hidden="true" />}
      onClick={actions.create}
      {...reached}
    >
      {copy.add}
    </Button>
  )
  return (
    <PageFrame title={copy.title} lead={copy.lead} action={add}>
      <div className={classes.tools}>
        <MonthNav month={month} currentMonth={currentMonth} onMonth={setMonth} />
        {planning?.canCopy && planning.budgets.length > 0 ? <CopyButton month={month} /> : null}
      </div>
      {query.isError && !planning ? (
        <div className={classes.panel}>
          <ErrorState
            title={isUnexpected(query.error) ? copy.loadUnexpected : copy.loadFailed}
            message={refusalSentence(query.error)}
            onRetry={() => void query.refetch()}
          />
        </div>
      ) : (
        <>
          <BudgetCards planning={planning} />
          <div className={classes.columns}>
            <ChartCard points={planning?.chart ?? null} />
            <Progress planning={planning} />
          </div>
          <BudgetList planning={planning} dialogs={actions} />
        </>
      )}
      {dialogs}
    </PageFrame>
  )
}

function Progress({ planning }: { planning: Planning | null }) {
  return (
    <section className={classes.panel} aria-labelledby="planning-progress">
      <h2 id="planning-progress" className={classes.title}>
        {copy.progress}
      </h2>
      {planning === null ? <span className={classes.skeleton} /> : <Budgets planning={planning} />}
    </section>
  )
}

function Budgets({ planning }: { planning: Planning }) {
  if (planning.budgets.length === 0) {
    return <EmptyState title={copy.noneInMonth} message={copy.noneInMonthLead} />
  }
  // The fullest first: it is what asks for attention.
  const items = planning.budgets
    .map((budget) => ({ ...budget, icon: budget.categoryIcon }))
    .toSorted((a, b) => b.percent - a.percent)
  return <BudgetProgress items={items} />
}
