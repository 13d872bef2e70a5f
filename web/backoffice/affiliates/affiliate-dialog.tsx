import type { Affiliate, AffiliateCommission } from '@lya/contract/backoffice/trade/affiliates.ts'
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { personPath } from '#app/back-office/admin-paths.ts'
import { adminApi } from '#connection/admin/admin-client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { Dialog } from '#design/dialog/dialog.tsx'
import { SkeletonLines } from '#design/page/skeleton-lines.tsx'
import { ErrorState } from '#design/states/error-state.tsx'
import { Pill } from '#design/table/pill.tsx'
import { TextLink } from '#design/text-link.tsx'
import { toastError, toastSuccess } from '#design/toast/toast.ts'
import { affiliatesCopy as copy } from './affiliates.copy.ts'
import classes from './affiliates.module.css'
import { momentOf, reais } from './format.ts'

/** The commissions of one person, charge by charge. */
export function AffiliateDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(adminApi.affiliates.show.queryOptions({ input: { id } }))
  const { data } = query
  return (
    <Dialog title={copy.detail} opened size={640} onClose={onClose}>
      <div className={classes.detail}>
        {query.isPending ? <SkeletonLines loading={copy.detailLoading} /> : null}
        {query.isError && !data ? (
          <ErrorState
            title={copy.detailFailed}
            message={refusalSentence(query.error)}
            onRetry={() => void query.refetch()}
          />
        ) : null}
        {data ? <Summary affiliate={data} /> : null}
        {data ? <Commissions userId={id} commissions={data.commissions} /> : null}
      </div>
    </Dialog>
  )
}

function Summary({ affiliate }: { affiliate: Affiliate }) {
  const { name, email, pendingCents, approvedCents, paidOutCents, userId, hasKey } = affiliate
  const facts: [string, number][] = [
    [copy.pending, pendingCents],
    [approvedCents < 0 ? copy.debt : copy.approved, approvedCents],
    [copy.paid, paidOutCents],
  ]
  return (
    <>
      <header className={classes.summary}>
        <span className={classes.named}>
          <strong>{name}</strong>
          <small>{email}</small>
        </span>
        {hasKey ? null : <Pill tone="warning">{copy.noKey}</Pill>}
        <TextLink to={personPath(userId)}>{copy.openPerson}</TextLink>
      </header>
      <dl className={classes.sums}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{reais(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

type ListProps = { userId: string; commissions: readonly AffiliateCommission[] }

function Commissions({ userId, commissions }: ListProps) {
  const queryClient = useQueryClient()
  const approve = useMutation({
    ...adminApi.affiliates.approve.mutationOptions(),
    onSuccess: async ({ approvedCents }) => {
      toastSuccess({ title: copy.approvedToast, message: reais(approvedCents) })
      await queryClient.invalidateQueries({ queryKey: adminApi.affiliates.key() })
    },
    onError: (failure) => {
      toastError({ title: copy.approveFailed, message: refusalSentence(failure) })
    },
  })
  const ripe = commissions.filter(({ canApprove }) => canApprove).map(({ chargeId }) => chargeId)
  if (commissions.length === 0) return <p className={classes.quiet}>{copy.noCommissions}</p>
  return (
    <>
      {ripe.length > 0 ? (
        <div className={classes.approve}>
          <Button
            size="sm"
            loading={approve.isPending}
            onClick={() => approve.mutate({ id: userId, ids: ripe })}
          >
            {copy.approveAll(ripe.length)}
          </Button>
          <span className={classes.quiet}>{copy.approveNote}</span>
        </div>
      ) : null}
      <ul className={classes.rows}>
        {commissions.map((one) => (
          <li key={one.chargeId} className={classes.commission}>
            <span className={classes.named}>
              {copy.from(one.referred ?? copy.gone)} · {one.planName}
              <small>
                {one.entries
                  .map(({ kind, amountCents, at }) =>
                    [momentOf(at), copy.kinds[kind], reais(amountCents)].join(' '),
                  )
                  .join(' · ')}
              </small>
            </span>
            <State commission={one} />
          </li>
        ))}
      </ul>
    </>
  )
}

function State({ commission }: { commission: AffiliateCommission }) {
  const { pendingCents, approvedCents, paidOutCents, canApprove, batchNumber } = commission
  if (batchNumber !== null) return <Pill tone="strong">{copy.batchOf(batchNumber)}</Pill>
  if (approvedCents < 0) return <Pill tone="bad">{`${copy.debt} ${reais(approvedCents)}`}</Pill>
  if (approvedCents > 0)
    return <Pill tone="good">{`${copy.approved} ${reais(approvedCents)}`}</Pill>
  if (pendingCents > 0) {
    const words = canApprove ? copy.approve : copy.pending
    return (
      <span {...(canApprove ? {} : { title: copy.waiting })}>
        <Pill tone={canApprove ? 'warning' : 'calm'}>{`${words} ${reais(pendingCents)}`}</Pill>
      </span>
    )
  }
  return <Pill>{`${copy.paid} ${reais(paidOutCents)}`}</Pill>
}
