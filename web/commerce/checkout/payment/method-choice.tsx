import type { PaymentMethod } from '@lya/contract/commerce/payment.ts'
import { IconBarcode, IconCreditCard, IconQrcode } from '@tabler/icons-react'
import { useId } from 'react'
import { paymentCopy as copy } from '#commerce/checkout/checkout.copy.ts'
import classes from './method-choice.module.css'

const icons = { CREDIT_CARD: IconCreditCard, PIX: IconQrcode, BOLETO: IconBarcode }

type Props = {
  methods: readonly PaymentMethod[]
  chosen: PaymentMethod | null
  error: string | null
  onChoose: (method: PaymentMethod) => void
}

/** How to pay, of what is switched on. */
export function MethodChoice({ methods, chosen, error, onChoose }: Props) {
  const id = useId()
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{copy.method}</legend>
      <div className={classes.methods} data-count={methods.length}>
        {methods.map((method) => {
          const Icon = icons[method]
          return (
            <label key={method} className={classes.method} data-chosen={method === chosen}>
              <input
                type="radio"
                className={classes.radio}
                name={id}
                checked={method === chosen}
                onChange={() => onChoose(method)}
                aria-invalid={error !== null}
                aria-describedby={error === null ? undefined : `${id}-error`}
              />
              <Icon size={24} stroke={1.6} aria-hidden="true" />
              <span className={classes.name}>{copy.methods[method]}</span>
              <span className={classes.lead}>{copy.methodLeads[method]}</span>
            </label>
          )
        })}
      </div>
      {error === null ? null : (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
