import type { Referral } from '@lya/contract/commerce/referral.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { IconGift } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { PayoutForm } from '#commerce/referral/payout-form.tsx'
import { referralCopy as copy } from '#commerce/referral/referral.copy.ts'
import { useHiddenAmounts } from '#design/amounts/use-hidden-amounts.ts'
import { SectionCard } from '#design/page/section-card.tsx'
import { formatBalance, formatReais } from '#format/amounts.ts'
import classes from './referral.module.css'

/** What is owed by the ledger, the prizes, and where the money goes. */
export function CommissionsCard({ query }: { query: UseQueryResult<Referral> }) {
  const { data } = query
  return (
    <SectionCard
      id="commissions"
      title={copy.commissionsTitle}
      lead={copy.commissionsLead}
      loading={copy.loading}
      failed={copy.commissionsFailed}
      query={query}
    >
      {data ? (
        <div className={classes.parts}>
          <dl className={classes.sums}>
            <Sum name={copy.pending} note={copy.pendingNote} of={data.commissions.pendingCents} />
            <Sum
              name={copy.approved}
              note={copy.approvedNote}
              of={data.commissions.approvedCents}
            />
            <Sum name={copy.paidOut} of={data.commissions.paidOutCents} />
          </dl>
          <Prizes referral={data} />
          <PayoutForm key={data.payoutKey} saved={data.payoutKey ?? ''} />
        </div>
      ) : null}
    </SectionCard>
  )
}

function Sum({ name, note, of }: { name: string; note?: string; of: number }) {
  useHiddenAmounts()
  return (
    <div className={classes.sum}>
      <dt>{name}</dt>
      <dd>
        <strong className={classes.amount}>{amountText(of)}</strong>
        {note ? <span className={classes.quiet}>{note}</span> : null}
      </dd>
    </div>
  )
}

/** What was given back after it was paid out stands below zero; a plus would say nothing. */
function amountText(of: number): string {
  return of < 0 ? formatBalance(cents(of)) : formatReais(cents(of))
}

function Prizes({ referral: { prizes, counted, waiting } }: { referral: Referral }) {
  return (
    <div>
      <h3 className={classes.subtitle}>{copy.prizesTitle}</h3>
      {waiting > 0 ? <p className={classes.quiet}>{copy.waiting(waiting)}</p> : null}
      <ul className={classes.prizes}>
        {prizes.map(({ referrals, months, isWon }) => (
          <li key={referrals} className={classes.prize} data-won={isWon || undefined}>
            <IconGift size={22} stroke={1.7} aria-hidden="true" />
            <strong>{copy.prizeMonths(months)}</strong>
            <span>{copy.prize(referrals)}</span>
            <span className={classes.badge}>
              {isWon ? copy.won : copy.missing(Math.max(0, referrals - counted))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
