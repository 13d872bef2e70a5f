import type { Cents } from '@lya/core/amounts/cents.ts'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { useHiddenAmounts } from '#design/amounts/use-hidden-amounts.ts'
import { useIsPhone } from '#design/use-is-phone.ts'
import { formatCompactReais, formatReais } from '#format/amounts.ts'

/** Spec 1, section 2: on a phone, values above 999 are shortened. */
const shortenedAboveCents = 99_900

type Props = {
  amount: Cents
  /** The other amount that this one is read against: they never look alike unless they are. */
  beside: Cents
}

/** An amount of a goal; shortened on a phone, where screen readers still hear it in full. */
export function GoalAmount({ amount, beside }: Props) {
  const isPhone = useIsPhone()
  const isHidden = useHiddenAmounts()
  if (!isPhone || isHidden || Math.abs(amount) <= shortenedAboveCents) {
    return <MoneyText amount={amount} />
  }
  return (
    <>
      <span aria-hidden="true">
        {formatCompactReais(amount, { aboveCents: shortenedAboveCents, beside })}
      </span>
      <span className="lya-hidden">{formatReais(amount)}</span>
    </>
  )
}
