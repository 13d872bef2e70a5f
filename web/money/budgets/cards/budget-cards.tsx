import type { Planning } from '@lya/contract/money/budgets.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { usageBand } from '@lya/core/money/budgets/usage.ts'
import { IconCoins, IconPercentage, IconScale, IconTargetArrow } from '@tabler/icons-react'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { StatCard, StatCards } from '#design/page/stat-card.tsx'
import { formatPercent } from '#format/amounts.ts'
import { bandNames, planningCopy as copy } from '#money/budgets/budgets.copy.ts'

const tones = { normal: 'good', near: 'warning', exceeded: 'bad' } as const

/** The month in four numbers; null shows skeletons of the same size. */
export function BudgetCards({ planning }: { planning: Planning | null }) {
  return (
    <StatCards label={copy.summary} isBusy={planning === null}>
      <StatCard
        label={copy.planned}
        Icon={IconTargetArrow}
        isMain
        amountCents={planning?.totalPlannedCents}
      >
        {planning && <MoneyText amount={cents(planning.totalPlannedCents)} />}
      </StatCard>
      <StatCard label={copy.spent} Icon={IconCoins} amountCents={planning?.totalSpentCents}>
        {planning && <MoneyText amount={cents(planning.totalSpentCents)} />}
      </StatCard>
      <Difference planning={planning} />
      <Used planning={planning} />
    </StatCards>
  )
}

function Difference({ planning }: { planning: Planning | null }) {
  const isOver = planning !== null && planning.differenceCents < 0
  const isUnder = planning !== null && planning.differenceCents > 0
  return (
    <StatCard
      label={copy.difference}
      Icon={IconScale}
      tone={isOver ? 'bad' : 'good'}
      amountCents={planning?.differenceCents}
      note={(isOver && copy.differenceOver) || (isUnder && copy.differenceLeft)}
    >
      {planning && <MoneyText amount={cents(planning.differenceCents)} />}
    </StatCard>
  )
}

function Used({ planning }: { planning: Planning | null }) {
  const band = planning
    ? usageBand({
        plannedCents: cents(planning.totalPlannedCents),
        spentCents: cents(planning.totalSpentCents),
      })
    : 'normal'
  return (
    <StatCard
      label={copy.used}
      Icon={IconPercentage}
      tone={tones[band]}
      note={planning && planning.budgets.length > 0 ? bandNames[band] : null}
    >
      {planning && formatPercent(planning.percentUsed)}
    </StatCard>
  )
}
