import type { MadePayment } from '@lya/contract/commerce/subscription.ts'
import { IconReceipt } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Row, Rows } from '#design/page/rows.tsx'
import { SectionCard } from '#design/page/section-card.tsx'
import { subscriptionCopy as copy, methodNames, stateNames } from '../subscription.copy.ts'
import { amountText, dayText } from '../subscription.model.ts'
import classes from './payment-list.module.css'

/** There is nothing to wait for: the payments came with the subscription. */
const here = { isPending: false, isError: false, data: true, error: null } as never

/** Every charge, newest first, with its receipt. */
export function PaymentList({ payments }: { payments: readonly MadePayment[] }) {
  return (
    <SectionCard
      id="pagamentos"
      title={copy.payments}
      lead={copy.paymentsLead}
      loading={copy.loading}
      failed={copy.failed}
      query={here}
    >
      <Rows>
        {payments.map((payment) => (
          <Row
            key={payment.id}
            words={
              <span className={classes.words}>
                <strong>{payment.planName}</strong>
                <span className={classes.state} data-state={payment.state}>
                  {stateNames[payment.state]}
                </span>
                {payment.refundUrl ? (
                  <a
                    className={classes.account}
                    href={payment.refundUrl}
                    target="_blank"
                    rel="noopener noreferrer"
                  >
                    {copy.refundAccount}
                  </a>
                ) : null}
              </span>
            }
            detail={`${dayText(payment.on)} · ${howPaid(payment)}`}
          >
            <span className={classes.amount}>{amountText(payment.amountCents)}</span>
            {hasReceipt(payment) ? (
              <Link
                className={classes.receipt}
                to={`/recibo/${payment.id}`}
                aria-label={`${copy.receipt} de ${dayText(payment.on)}`}
              >
                <IconReceipt size={20} aria-hidden="true" />
                <span>{copy.receipt}</span>
              </Link>
            ) : null}
          </Row>
        ))}
      </Rows>
    </SectionCard>
  )
}

function howPaid({ billingType, installments }: MadePayment): string {
  const method = methodNames[billingType]
  return installments > 1 ? `${method}, ${installments}x` : method
}

function hasReceipt({ state }: MadePayment): boolean {
  return state !== 'open' && state !== 'failed'
}
