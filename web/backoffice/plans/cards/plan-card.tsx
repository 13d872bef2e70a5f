import type { AdminPlanDraft } from '@lya/contract/backoffice/trade/plans.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import { unlimitedTransactions } from '@lya/core/commerce/plans/plan-draft.ts'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { plansCopy as copy } from '#backoffice/plans/plans.copy.ts'
import { Pill } from '#design/table/pill.tsx'
import classes from './plan-card.module.css'

type Props = {
  plan: AdminPlanDraft
  /** What is shown of its parts; null where it is paid at once. */
  instalments: { count: number; valueCents: number } | null
  /** Under the card's facts. */
  children?: ReactNode
}

const reais = (value: number) => formatReais(cents(value))
const featuresShown = 3

/** A plan as the price pages will show it, with what only operators see. */
export function PlanCard({ plan, instalments, children }: Props) {
  const more = plan.features.length - featuresShown
  return (
    <article className={classes.card} data-off={!plan.isActive || undefined}>
      {plan.isHighlighted ? <span className={classes.ribbon}>{copy.highlighted}</span> : null}
      <header className={classes.head}>
        <h3
          className={classes.name}
          // The operator's own colour, mixed with the text's until it can be read.
          style={{ '--plan-color': plan.colorTheme } as React.CSSProperties}
        >
          {plan.name.trim() || copy.name}
        </h3>
        <PlanStatus plan={plan} />
      </header>
      <p className={classes.description}>{plan.description}</p>
      <Price plan={plan} instalments={instalments} />
      <dl className={classes.limits}>
        <Limit name={copy.transactions}>
          {plan.transactionsMax >= unlimitedTransactions
            ? copy.unlimited
            : plan.transactionsMax.toLocaleString('pt-BR')}
        </Limit>
        <Limit name={copy.categories}>{plan.categoriesMax.toLocaleString('pt-BR')}</Limit>
        <Limit name={copy.premium}>{plan.hasPremiumFeatures ? copy.yes : copy.no}</Limit>
      </dl>
      {plan.features.length > 0 ? (
        <ul className={classes.features}>
          {plan.features.slice(0, featuresShown).map((feature, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two features may read the same.
            <li key={place}>
              <IconCheck size={15} stroke={2} aria-hidden="true" />
              {feature}
            </li>
          ))}
          {more > 0 ? <li className={classes.more}>{copy.more(more)}</li> : null}
        </ul>
      ) : null}
      {children}
    </article>
  )
}

export function PlanStatus({
  plan: { isActive, isHighlighted },
}: {
  plan: Pick<AdminPlanDraft, 'isActive' | 'isHighlighted'>
}) {
  if (!isActive) return <Pill>{copy.inactive}</Pill>
  if (isHighlighted) return <Pill tone="strong">{copy.highlighted}</Pill>
  return <Pill tone="good">{copy.active}</Pill>
}

function Price({ plan, instalments }: Pick<Props, 'plan' | 'instalments'>) {
  const { originalPriceCents: before, priceCents, period, discountPercent } = plan
  return (
    <div className={classes.price}>
      {before === null ? null : <s className={classes.before}>{copy.before(reais(before))}</s>}
      {instalments ? (
        <>
          <strong className={classes.amount}>
            {copy.instalments(instalments.count, reais(instalments.valueCents))}
          </strong>
          <span className={classes.quiet}>{copy.atOnce(reais(priceCents))}</span>
        </>
      ) : (
        <strong className={classes.amount}>
          {reais(priceCents)}
          <small>{copy.per(period)}</small>
        </strong>
      )}
      {discountPercent > 0 ? (
        <span className={classes.saving}>{copy.saving(discountPercent)}</span>
      ) : null}
    </div>
  )
}

function Limit({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
