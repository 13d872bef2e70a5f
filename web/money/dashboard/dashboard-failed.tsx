import { Button, Group } from '@mantine/core'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { EmptyState } from '#design/states/empty-state.tsx'
import { dashboardCopy as copy } from '#money/dashboard/dashboard.copy.ts'

type Props = { failure: unknown; onRetry: () => void }

/** The whole dashboard could not be had: why, and the two ways on. */
export function DashboardFailed({ failure, onRetry }: Props) {
  return (
    <div role="alert">
      <EmptyState
        title={copy.failed}
        message={refusalSentence(failure)}
        action={
          <Group justify="center">
            <Button onClick={onRetry}>{copy.retry}</Button>
            <Button variant="default" onClick={() => location.reload()}>
              {copy.reload}
            </Button>
          </Group>
        }
      />
    </div>
  )
}
