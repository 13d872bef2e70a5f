import type { Transaction } from '@lya/contract/money/transactions.ts'
import { cents } from '@lya/core/money/cents.ts'
import { Button } from '@mantine/core'
import { MoneyText } from '#design/money-text.tsx'
import { formatDay } from '#format/days.ts'
import type { StaleVersions } from '#money/transactions/changes/stale-versions.ts'
import { transactionsCopy as copy } from '#money/transactions/transactions.copy.ts'
import classes from './stale-choice.module.css'

type Props = {
  versions: StaleVersions
  isSaving: boolean
  onKeepStored: () => void
  onKeepYours: () => void
}

/** Shows both versions of a transaction that changed elsewhere, and lets the person choose. */
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

function Version(props: { title: string; shown: Transaction; other: Transaction }) {
  const { title, shown, other } = props
  const category = (one: Transaction) => one.category ?? copy.noCategory
  const amountDiffers = shown.amountCents !== other.amountCents || shown.type !== other.type
  const facts = [
    {
      name: copy.description,
      value: shown.description,
      differs: shown.description !== other.description,
    },
    {
      name: copy.amount,
      value: <MoneyText amount={cents(shown.amountCents)} type={shown.type} />,
      differs: amountDiffers,
    },
    { name: copy.date, value: formatDay(shown.date), differs: shown.date !== other.date },
    { name: copy.category, value: category(shown), differs: shown.categoryId !== other.categoryId },
  ]
  return (
    <section className={classes.version} aria-label={title}>
      <h3 className={classes.title}>{title}</h3>
      <dl className={classes.facts}>
        {facts.map(({ name, value, differs }) => (
          <div key={name} className={classes.fact} data-differs={differs || undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
