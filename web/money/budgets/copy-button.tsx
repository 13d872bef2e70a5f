import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { planningCopy as copy } from '#money/budgets/budgets.copy.ts'
import { useCopyBudgets } from '#money/budgets/changes/use-copy-budgets.ts'

/** Brings the budgets of the month before in one press. @param props.month `YYYY-MM`, into this. */
export function CopyButton({ month, isMain = false }: { month: string; isMain?: boolean }) {
  const copying = useCopyBudgets()
  return (
    <Button
      variant={isMain ? 'filled' : 'default'}
      leftSection={<IconCopy size={18} aria-hidden="true" />}
      loading={copying.isPending}
      onClick={() => copying.mutate(month)}
    >
      {copy.copyLast}
    </Button>
  )
}
