import { cents } from '@lya/core/amounts/cents.ts'
import { IconChartDonut, IconPigMoney, IconTarget, IconTrophy } from '@tabler/icons-react'
import { StatCard, StatCards } from '#design/page/stat-card.tsx'
import { formatPercent } from '#format/amounts.ts'
import type { GoalList } from '#money/goals/changes/goal-list.model.ts'
import { goalsCopy as copy } from '#money/goals/goals.copy.ts'
import { GoalAmount } from '#money/goals/list/goal-amount.tsx'

/** The four cards; null shows skeletons of the same size. */
export function GoalCards({ list }: { list: GoalList | null }) {
  const [saved, target] = [cents(list?.totalSavedCents ?? 0), cents(list?.totalTargetCents ?? 0)]
  return (
    <StatCards label={copy.summary} isBusy={list === null}>
      <StatCard
        label={copy.totalValue}
        Icon={IconPigMoney}
        isMain
        amountCents={list?.totalTargetCents}
        note={
          list ? (
            <>
              <GoalAmount amount={saved} beside={target} /> {copy.savedSoFar}
            </>
          ) : null
        }
      >
        {list && <GoalAmount amount={target} beside={saved} />}
      </StatCard>
      <StatCard label={copy.total} Icon={IconTarget}>
        {list?.total}
      </StatCard>
      <StatCard label={copy.completed} Icon={IconTrophy} tone="good">
        {list?.completed}
      </StatCard>
      <StatCard label={copy.overall} Icon={IconChartDonut}>
        {list && formatPercent(list.overallPercent)}
      </StatCard>
    </StatCards>
  )
}
