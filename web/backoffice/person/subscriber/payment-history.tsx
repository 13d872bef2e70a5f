import type { MadePayment } from '@lya/contract/commerce/subscription.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import {
  billingWords,
  subscriberCopy as copy,
  paymentWords,
} from '#backoffice/person/subscriber/subscriber.copy.ts'
import { Pill } from '#design/table/pill.tsx'
import { formatReais } from '#format/amounts.ts'
import { formatDay } from '#format/days.ts'
import { shortId } from '#format/short-id.ts'
import classes from '../person.module.css'

const firstShown = 5

/** This person's payments, the newest first. */
export function PaymentHistory({ payments }: { payments: readonly MadePayment[] }) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? payments : payments.slice(0, firstShown)
  return (
    <section className={classes.card} aria-labelledby="history-title">
      <h3 id="history-title" className={classes.cardTitle}>
        {copy.history}
      </h3>
      {payments.length === 0 ? <p className={classes.quiet}>{copy.noHistory}</p> : null}
      <ul className={classes.list} aria-labelledby="history-title">
        {shown.map(({ id, on, amountCents, state, planName, billingType }) => (
          <li key={id} className={classes.row}>
            <span>
              {planName} · {billingWords[billingType]}
              <span className={classes.quiet} title={id}>
                {shortId(id)} · {formatDay(on)}
              </span>
            </span>
            <span className={classes.badges}>
              <span className={classes.money}>{formatReais(cents(amountCents))}</span>
              <Pill tone={state === 'paid' ? 'good' : 'bad'}>{paymentWords[state]}</Pill>
            </span>
          </li>
        ))}
      </ul>
      {payments.length > firstShown ? (
        <Button variant="subtle" onClick={() => setWhole(!isWhole)} aria-expanded={isWhole}>
          {isWhole ? copy.seeLess : copy.seeAll}
        </Button>
      ) : null}
    </section>
  )
}
