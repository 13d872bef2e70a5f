import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'
import { useOpenedByLink } from '#design/dialog/use-opened-by-link.ts'
import { PageFrame } from '#design/page/page-frame.tsx'
import type { PageHandle } from '#design/page/page-handle.ts'
import { GoalCards } from '#money/goals/cards/goal-cards.tsx'
import { useGoalDialogs } from '#money/goals/dialogs/goal-dialogs.tsx'
import { goalsCopy as copy } from '#money/goals/goals.copy.ts'
import { GoalPanel } from '#money/goals/list/goal-panel.tsx'

export function meta() {
  return [{ title: 'Metas · Lya' }]
}

export const handle: PageHandle = {
  fetchEarly: (queryClient) => [queryClient.prefetchQuery(api.goals.list.queryOptions())],
}

export default function GoalsPage() {
  const query = useQuery(api.goals.list.queryOptions())
  const { actions, reached, dialogs } = useGoalDialogs()
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
      {query.isError && !query.data ? null : <GoalCards list={query.data ?? null} />}
      <GoalPanel query={query} dialogs={actions} />
      {dialogs}
    </PageFrame>
  )
}
