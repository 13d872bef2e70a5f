import type { PersonFinances } from '@lya/contract/backoffice/person/finances.ts'
import type { PersonView } from '@lya/contract/backoffice/person/view.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { ActionButton } from '#backoffice/person/actions/action-button.tsx'
import { Fact } from '#backoffice/person/parts/personal-card.tsx'
import { personCopy } from '#backoffice/person/person.copy.ts'
import {
  billingWords,
  subscriberCopy as copy,
  periodWords,
  subscriptionWords,
} from '#backoffice/person/subscriber/subscriber.copy.ts'
import { adminClient } from '#connection/admin/admin-client.ts'
import { useMay } from '#connection/admin/operator.ts'
import { Pill } from '#design/table/pill.tsx'
import { formatReais } from '#format/amounts.ts'
import { formatDay } from '#format/days.ts'
import classes from '../person.module.css'

type Props = { person: PersonView; finances: PersonFinances }

/** How the subscription stands, and its way on or out. */
export function SubscriptionCard({ person, finances }: Props) {
  const { userId, isYou } = person
  const { status, plan, billingType, accessUntil, nextCharge, may, version } = finances.subscription
  const mayFinance = useMay('finance')
  const isClosed = isYou || !mayFinance
  return (
    <section className={classes.card} aria-labelledby="plan-title">
      <div className={classes.cardHead}>
        <h3 id="plan-title" className={classes.cardTitle}>
          {plan?.name ?? copy.plan}
        </h3>
        <Pill tone={status === 'active' ? 'good' : 'bad'}>{subscriptionWords[status]}</Pill>
      </div>
      <dl className={classes.facts}>
        <Fact label={copy.plan}>{plan ? periodWords[plan.period] : personCopy.unknown}</Fact>
        <Fact label={copy.value}>
          {plan ? formatReais(cents(plan.priceCents)) : personCopy.unknown}
        </Fact>
        <Fact label={copy.due}>{accessUntil ? formatDay(accessUntil) : personCopy.unknown}</Fact>
        <Fact label={copy.payBy}>
          {billingType ? billingWords[billingType] : personCopy.unknown}
        </Fact>
        <Fact label={copy.nextCharge}>
          {nextCharge
            ? `${formatReais(cents(nextCharge.amountCents))} · ${formatDay(nextCharge.on)}`
            : copy.noCharge}
        </Fact>
      </dl>
      <div className={classes.buttons}>
        <ActionButton
          label={copy.renew}
          lead={copy.renewLead}
          isDisabled={isClosed}
          run={(reason) => adminClient.person.renew({ userId, version, reason })}
          done={({ outcome }) => (outcome === 'resumed' ? copy.resumed : copy.linkSent)}
          failed={copy.renewFailed}
        />
        <ActionButton
          label={copy.cancel}
          title={copy.cancelTitle}
          lead={copy.cancelLead}
          isDanger
          isDisabled={isClosed || !may.cancel}
          run={(reason) => adminClient.person.cancel({ userId, version, reason })}
          done={() => copy.cancelled}
          failed={copy.cancelFailed}
        />
      </div>
    </section>
  )
}
