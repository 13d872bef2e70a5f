import type { PaymentDetail } from '@lya/contract/backoffice/trade/payments.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { personPath } from '#app/back-office/admin-paths.ts'
import { adminApi } from '#connection/admin/admin-client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { Dialog } from '#design/dialog/dialog.tsx'
import { SkeletonLines } from '#design/page/skeleton-lines.tsx'
import { ErrorState } from '#design/states/error-state.tsx'
import { TextLink } from '#design/text-link.tsx'
import { eventName, OutcomePill, ReplayButton } from './event-row.tsx'
import { momentOf, reais } from './format.ts'
import { paymentsCopy as copy } from './payments.copy.ts'
import classes from './payments.module.css'
import { causeWords, refusalWords, statusWords } from './provider-words.copy.ts'
import { RefundForm } from './refund-form.tsx'
import { StatePill } from './state-pill.tsx'

/** A charge and everything that hangs on it. */
export function PaymentDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(adminApi.payments.show.queryOptions({ input: { id } }))
  const [isRefunding, setRefunding] = useState(false)
  const { data } = query
  return (
    <Dialog
      title={isRefunding ? copy.refundTitle : copy.detail}
      opened
      size={720}
      onClose={onClose}
    >
      <div>
        {query.isPending ? <SkeletonLines loading={copy.detailLoading} /> : null}
        {query.isError && !data ? (
          <ErrorState
            title={copy.detailFailed}
            message={refusalSentence(query.error)}
            onRetry={() => void query.refetch()}
          />
        ) : null}
        {data && isRefunding ? (
          <RefundForm payment={data} onDone={() => setRefunding(false)} />
        ) : null}
        {data && !isRefunding ? (
          <Detail payment={data} onRefund={() => setRefunding(true)} />
        ) : null}
      </div>
    </Dialog>
  )
}

function Detail({ payment, onRefund }: { payment: PaymentDetail; onRefund: () => void }) {
  const { sums, userId, name, email, refunds } = payment
  const isWaiting = refunds.some(({ result }) => result === null)
  const facts: [string, number][] = [
    [copy.sums.paid, sums.paidCents],
    [copy.sums.refunded, sums.refundedCents],
    [copy.sums.lost, sums.lostCents],
    [copy.sums.owed, sums.owedCents],
    [copy.sums.kept, sums.keptCents],
  ]
  return (
    <div className={classes.detail}>
      <header className={classes.summary}>
        <span className={classes.named}>
          <strong>{name ?? copy.nobody}</strong>
          <small>{email}</small>
        </span>
        <StatePill state={payment.state} />
        <strong className={classes.amount}>{reais(payment.amountCents)}</strong>
        {userId ? <TextLink to={personPath(userId)}>{copy.openPerson}</TextLink> : null}
      </header>
      {payment.alerts.map(({ rule, at, code }) => (
        <p key={`${rule} ${at}`} role="alert" className={classes.alert}>
          {copy.alerts[rule] ?? copy.alertOther(rule)}
          {code ? ` ${copy.why(refusalWords(code))}` : null}
        </p>
      ))}
      <dl className={classes.sums}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{reais(value)}</dd>
          </div>
        ))}
      </dl>
      {sums.keptCents > 0 && payment.isOfThisAccount ? (
        <Button
          className={classes.refund}
          disabled={isWaiting || payment.awaitsPayer}
          onClick={onRefund}
        >
          {copy.refund}
        </Button>
      ) : null}
      {sums.keptCents > 0 && !payment.isOfThisAccount ? (
        <p className={classes.quiet}>{copy.otherAccount}</p>
      ) : null}
      {payment.awaitsPayer ? <p className={classes.quiet}>{copy.awaitsPayer}</p> : null}
      <Histories payment={payment} />
    </div>
  )
}

function Histories({ payment }: { payment: PaymentDetail }) {
  const { ledger, commission, refunds, events, awaitsPayer } = payment
  const open = awaitsPayer ? 'waiting' : 'none'
  return (
    <>
      {refunds.length > 0 ? (
        <Part title={copy.refunds}>
          {refunds.map(({ id, totalCents, reason, operator, at, result, code }) => (
            <li key={id}>
              {momentOf(at)} · {reais(totalCents)} · {copy.refundResults[result ?? open]}
              {code ? `: ${refusalWords(code)}` : null}
              <small>{`${operator ?? ''}: ${reason}`}</small>
            </li>
          ))}
        </Part>
      ) : null}
      <Part title={copy.ledger}>
        {ledger.length === 0 ? <li>{copy.ledgerEmpty}</li> : null}
        {ledger.map(({ state, providerStatus, refundedCents, cause, at }) => (
          <li key={`${state} ${providerStatus} ${refundedCents}`}>
            {momentOf(at)} · {wordState(state)}
            <small>
              {copy.provider(statusWords(providerStatus))} · {causeWords(cause)} ·{' '}
              {copy.refunded(reais(refundedCents))}
            </small>
          </li>
        ))}
      </Part>
      {commission ? (
        <Part title={`${copy.commission} ${copy.commissionOf(commission.name ?? copy.nobody)}`}>
          {commission.entries.map(({ kind, amountCents, at }) => (
            <li key={`${kind} ${at} ${amountCents}`}>
              {momentOf(at)} · {copy.kinds[kind]} · {reais(amountCents)}
            </li>
          ))}
        </Part>
      ) : null}
      <Part title={copy.webhooks}>
        {events.length === 0 ? <li>{copy.eventsEmpty}</li> : null}
        {events.map((event) => (
          <li key={event.id} className={classes.event}>
            <span>
              {momentOf(event.storedAt)} · {eventName(event)}
            </span>
            <OutcomePill outcome={event.outcome} />
            <ReplayButton event={event} />
          </li>
        ))}
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={classes.part}>{title}</h3>
      <ul className={classes.rows}>{children}</ul>
    </section>
  )
}

function wordState(state: string): string {
  const words: Record<string, string> = copy.states
  return words[state] ?? state
}
