import { checkoutCopy as copy } from '#commerce/checkout/checkout.copy.ts'

/** Says to a screen reader how many fields are wrong, each time the button was pressed in vain. */
export function WrongFields({ tries, count }: { tries: number; count: number }) {
  return (
    <p className="lya-hidden" role="alert">
      {tries > 0 && count > 0 ? <span key={tries}>{copy.wrongFields(count)}</span> : null}
    </p>
  )
}
