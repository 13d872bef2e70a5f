import { cents } from '@lya/core/amounts/cents.ts'
import { IconArrowDown, IconArrowUp, IconReceipt } from '@tabler/icons-react'
import { portraitCopy as copy } from '#backoffice/person/portrait/portrait.copy.ts'
import { useFinances } from '#backoffice/person/use-finances.ts'
import { SectionCard } from '#design/page/section-card.tsx'
import { StatCard, StatCards } from '#design/page/stat-card.tsx'
import { EmptyState } from '#design/states/empty-state.tsx'
import { formatReais, formatSigned } from '#format/amounts.ts'
import { formatDay } from '#format/days.ts'
import classes from '../person.module.css'

/** What somebody notes: opened only when asked for, since each look is audited. */
export function Entries({ userId }: { userId: string }) {
  const query = useFinances(userId)
  const { month, paidCents, entries } = query.data ?? {}
  const money = (amount: number | undefined) =>
    amount === undefined ? null : formatReais(cents(amount))
  return (
    <SectionCard
      id="entries"
      title={copy.moneyTitle}
      lead={copy.moneyLead}
      loading={copy.loading}
      failed={copy.failed}
      query={query}
    >
      <StatCards label={copy.moneyTitle} isBusy={query.isPending}>
        <StatCard label={copy.income} Icon={IconArrowDown} amountCents={month?.incomeCents}>
          {money(month?.incomeCents)}
        </StatCard>
        <StatCard label={copy.expense} Icon={IconArrowUp} amountCents={month?.expenseCents}>
          {money(month?.expenseCents)}
        </StatCard>
        <StatCard label={copy.paid} Icon={IconReceipt} amountCents={paidCents}>
          {money(paidCents)}
        </StatCard>
      </StatCards>
      {entries?.length === 0 ? (
        <EmptyState title={copy.noEntries} message={copy.noEntriesLead} />
      ) : null}
      <ul className={classes.list} aria-label={copy.entries}>
        {entries?.map((one) => (
          <li key={one.id} className={classes.row}>
            <span>
              {one.description}
              <span className={classes.quiet}>
                {one.category ?? copy.noCategory} · {formatDay(one.date)}
              </span>
            </span>
            <span className={classes.money}>{formatSigned(cents(one.amountCents), one.type)}</span>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
