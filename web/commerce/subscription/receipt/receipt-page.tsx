import type { Receipt } from '@lya/contract/commerce/subscription.ts'
import { Button } from '@mantine/core'
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { paths } from '#app/paths.ts'
import { api } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { Logo } from '#design/logo.tsx'
import { SkeletonLines } from '#design/page/skeleton-lines.tsx'
import { ErrorState } from '#design/states/error-state.tsx'
import { receiptCopy as copy, methodNames, periodNames, stateNames } from '../subscription.copy.ts'
import { amountText, dayText } from '../subscription.model.ts'
import classes from './receipt-page.module.css'

export function meta() {
  return [{ title: 'Recibo · Lya' }]
}

/** One payment on a sheet of paper. */
export default function ReceiptPage() {
  const { id = '' } = useParams()
  const query = useQuery(api.subscriptions.receipt.queryOptions({ input: { id } }))
  return (
    <main className={classes.page}>
      <nav className={classes.bar}>
        <Link to={paths.subscription} className={classes.back}>
          <IconArrowLeft size={18} aria-hidden="true" />
          {copy.back}
        </Link>
        <Button
          disabled={!query.data}
          leftSection={<IconPrinter size={20} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {copy.print}
        </Button>
      </nav>
      {query.isPending ? <SkeletonLines loading={copy.loading} /> : null}
      {query.isError && !query.data ? (
        <ErrorState
          title={copy.failed}
          message={refusalSentence(query.error)}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.data ? <Sheet receipt={query.data} /> : null}
    </main>
  )
}

function Sheet({ receipt }: { receipt: Receipt }) {
  const { company, billingType, installments, refundedCents, creditCents } = receipt
  const facts = [
    [copy.number, receipt.id],
    [copy.day, dayText(receipt.on)],
    [copy.payer, `${receipt.payerName} (${receipt.payerEmail})`],
    [copy.what, `${receipt.planName}, ${periodNames[receipt.period]}`],
    ...(creditCents > 0 ? [[copy.credit, `− ${amountText(creditCents)}`]] : []),
    [copy.how, `${methodNames[billingType]}, ${copy.parts(installments)}`],
    [copy.state, stateNames[receipt.state]],
    ...(refundedCents > 0 ? [[copy.refunded, amountText(refundedCents)]] : []),
  ]
  return (
    <article className={classes.sheet}>
      <header className={classes.head}>
        <Logo />
        <h1>{copy.title}</h1>
      </header>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.total}>
        <span>{copy.total}</span>
        <strong>{amountText(receipt.amountCents)}</strong>
      </p>
      <footer className={classes.quiet}>
        <p>
          {company.name}
          {company.cnpj ? ` · ${copy.cnpj} ${company.cnpj}` : ''}
          {company.email ? ` · ${company.email}` : ''}
        </p>
        {receipt.isDemonstration ? <p>{copy.demonstration}</p> : null}
      </footer>
    </article>
  )
}
