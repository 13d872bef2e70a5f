import type { Cents } from '@lya/core/amounts/cents.ts'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { useHiddenAmounts } from '#design/amounts/use-hidden-amounts.ts'
import { useIsPhone } from '#design/use-is-phone.ts'
import { formatCompactReais, formatReais } from '#format/amounts.ts'

/** Spec 1, section 2: on a phone, values above 999 are shortened. */
const shortenedAboveCents = 99_900

const shorten = (amount: Cents) => formatCompactReais(amount, shortenedAboveCents)

/**
 * An amount of a goal; shortened on a phone, where screen readers still hear it in full.
 *
 * @param props.beside What it is read against: shortened, R$ 4.999,99 of R$ 5.000,00 would look all
 *   saved, so it stays whole.
 */
export function GoalAmount({ amount, beside }: { amount: Cents; beside?: Cents }) {
  const isPhone = useIsPhone()
  const isHidden = useHiddenAmounts()
  const looksEqual =
    beside !== undefined && beside !== amount && shorten(beside) === shorten(amount)
  if (!isPhone || isHidden || looksEqual || Math.abs(amount) <= shortenedAboveCents) {
    return <MoneyText amount={amount} />
  }
  return (
    <>
      <span aria-hidden="true">{shorten(amount)}</span>
      <span className="lya-hidden">{formatReais(amount)}</span>
    </>
  )
}
