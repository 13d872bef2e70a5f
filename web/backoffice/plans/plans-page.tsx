import type { AdminPlan } from '@lya/contract/backoffice/trade/plans.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PlanGrid } from '#backoffice/plans/cards/plan-grid.tsx'
import { PlanDialog } from '#backoffice/plans/form/plan-dialog.tsx'
import { plansCopy as copy } from '#backoffice/plans/plans.copy.ts'
import { PlansTable } from '#backoffice/plans/plans-table.tsx'
import { RemoveDialog } from '#backoffice/plans/remove-dialog.tsx'
import { useSwitchPlan } from '#backoffice/plans/use-plan-changes.ts'
import { adminApi } from '#connection/admin/admin-client.ts'
import { PageFrame } from '#design/page/page-frame.tsx'
import { TableStates } from '#design/table/table-states.tsx'
import classes from './plans.module.css'

type Asked = { kind: 'edit'; plan: AdminPlan | null } | { kind: 'remove'; plan: AdminPlan }

/** The plan catalogue: as cards, as a table, and each plan in a dialog. */
export function PlansPage() {
  const query = useQuery({
    ...adminApi.plans.list.queryOptions(),
    select: ({ plans }) => ({ items: plans }),
  })
  const [asked, setAsked] = useState<Asked | null>(null)
  const turn = useSwitchPlan()
  const plans = query.data?.items ?? []
  const add = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden="true" />}
      onClick={() => setAsked({ kind: 'edit', plan: null })}
    >
      {copy.add}
    </Button>
  )
  return (
    <PageFrame
      title={copy.title}
      lead={copy.lead}
      action={
        <span className={classes.actions}>
          <ActionIcon
            size={36}
            variant="default"
            aria-label={copy.refresh}
            loading={query.isFetching && !query.isPending}
            onClick={() => void query.refetch()}
          >
            <IconRefresh size={18} aria-hidden="true" />
          </ActionIcon>
          {add}
        </span>
      }
    >
      <TableStates query={query} copy={copy}>
        {({ items }) => (
          <>
            <PlanGrid
              plans={items}
              busy={turn.isPending ? turn.variables.id : null}
              onEdit={(plan) => setAsked({ kind: 'edit', plan })}
              onRemove={(plan) => setAsked({ kind: 'remove', plan })}
              onSwitch={(plan) => turn.mutate(plan)}
            />
            <section className={classes.section}>
              <h2 className={classes.heading}>{copy.table}</h2>
              <PlansTable plans={items} />
            </section>
          </>
        )}
      </TableStates>
      {asked?.kind === 'edit' ? (
        <PlanDialog
          plan={asked.plan}
          others={plans.filter(({ id }) => id !== asked.plan?.id)}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {asked?.kind === 'remove' ? (
        <RemoveDialog
          plan={asked.plan}
          onSwitch={(plan) => turn.mutate(plan)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </PageFrame>
  )
}
