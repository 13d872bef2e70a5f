import type { PersonView } from '@lya/contract/backoffice/person/view.ts'
import { PayerCard } from '#backoffice/person/subscriber/payer-card.tsx'
import { PaymentHistory } from '#backoffice/person/subscriber/payment-history.tsx'
import { subscriberCopy as copy } from '#backoffice/person/subscriber/subscriber.copy.ts'
import { SubscriptionCard } from '#backoffice/person/subscriber/subscription-card.tsx'
import { useFinances } from '#backoffice/person/use-finances.ts'
import { SectionCard } from '#design/page/section-card.tsx'
import classes from '../person.module.css'

/** What somebody pays, with what, and what they paid. */
export function FinanceTab({ person }: { person: PersonView }) {
  const query = useFinances(person.userId)
  return (
    <SectionCard
      id="finances"
      title={copy.subscription}
      lead={copy.subscriptionLead}
      loading={copy.loading}
      failed={copy.loadFailed}
      query={query}
    >
      {query.data ? (
        <div className={classes.column}>
          <div className={classes.pair}>
            <SubscriptionCard person={person} finances={query.data} />
            <PayerCard person={person} finances={query.data} />
          </div>
          <PaymentHistory payments={query.data.subscription.payments} />
        </div>
      ) : null}
    </SectionCard>
  )
}
