import type { RecurringPayment } from '@lya/contract/money/recurring.ts'
import { cents } from '@lya/core/money/cents.ts'
import { Button } from '@mantine/core'
import { formatReais } from '#format/amounts.ts'
import { formatDay } from '#format/days.ts'
import type { StaleVersions } from '#money/payments/changes/stale-versions.ts'
import { formCopy } from '#money/payments/form/payment-form.copy.ts'
import { paymentsCopy as copy, frequencyNames } from '#money/payments/payments.copy.ts'
import classes from './stale-choice.module.css'

type Props = {
  versions: StaleVersions
  isSaving: boolean
  onKeepStored: () => void
  onKeepYours: () => void
}

/** Shows both versions of a payment that changed elsewhere, and lets the person choose. */
export function StaleChoice({ versions, isSaving, onKeepStored, onKeepYours }: Props) {
  return (
    <div className={classes.choice} role="alert">
      <p className={classes.lead}>{copy.staleLead}</p>
      <Version title={copy.stored} shown={versions.stored} other={versions.yours} />
      <Version title={copy.yours} shown={versions.yours} other={versions.stored} />
      <div className={classes.actions}>
        <Button variant="default" onClick={onKeepStored}>
          {copy.keepStored}
        </Button>
        <Button onClick={onKeepYours} loading={isSaving}>
          {copy.keepYours}
        </Button>
      </div>
    </div>
  )
}

function Version(props: { title: string; shown: RecurringPayment; other: RecurringPayment }) {
  const others = factsOf(props.other)
  return (
    <section className={classes.version} aria-label={props.title}>
      <h3 className={classes.title}>{props.title}</h3>
      <dl className={classes.facts}>
        {factsOf(props.shown).map(([name, value], index) => (
          <div
            key={name}
            className={classes.fact}
            data-differs={value !== others[index]?.[1] || undefined}
          >
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function factsOf(payment: RecurringPayment): [name: string, value: string][] {
  const { instalments, instalmentsPaid, endDate } = payment
  return [
    [formCopy.name, payment.name],
    ['Valor', formatReais(cents(payment.amountCents))],
    ['Categoria', payment.category ?? copy.noCategory],
    [formCopy.frequency, `${frequencyNames[payment.frequency]}, dia ${payment.dueDay}`],
    [formCopy.nextDate, formatDay(payment.nextDate)],
    [formCopy.instalmentsPaid, `${instalmentsPaid}${instalments ? ` de ${instalments}` : ''}`],
    [formCopy.endDate, endDate ? formatDay(endDate) : '—'],
    [formCopy.notes, payment.notes ?? '—'],
    [formCopy.active, payment.isActive ? 'Sim' : 'Não'],
  ]
}
