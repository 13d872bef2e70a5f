import type { PaymentMethod } from '@lya/contract/commerce/payment.ts'
import type { Plan } from '@lya/contract/commerce/plans.ts'
import type { TypedCard } from '@lya/core/commerce/cards/card.ts'
import { IconBolt, IconLock, IconMail } from '@tabler/icons-react'
import { paymentCopy as copy } from '#commerce/checkout/checkout.copy.ts'
import type { Draft } from '#commerce/checkout/draft/draft.model.ts'
import { CardFields } from '#commerce/fields/card-fields.tsx'
import { documentMask } from '#commerce/fields/masks.model.ts'
import { MaskedInput } from '#design/form/masked-input.tsx'
import { InstalmentsField } from './instalments-field.tsx'
import { cardFieldOf, type PaymentField, shownInstallments } from './payment.model.ts'
import classes from './payment-step.module.css'

type Props = {
  method: PaymentMethod
  draft: Draft
  card: TypedCard
  plan: Plan
  /** What a field says by now; null while it says nothing. */
  shown: (field: PaymentField) => string | null
  onChange: (change: Partial<Draft>) => void
  onCard: (change: Partial<TypedCard>) => void
  onLeave: (field: PaymentField) => void
}

/** What the chosen way to pay asks for, and how it goes on from there. */
export function MethodFields(props: Props) {
  const { method, draft, card, plan, shown, onChange, onLeave } = props
  if (method === 'CREDIT_CARD') {
    return (
      <>
        <CardFields
          card={card}
          errors={{
            number: shown('cardNumber'),
            holder: shown('cardHolder'),
            expiry: shown('cardExpiry'),
            code: shown('cardCode'),
          }}
          onChange={props.onCard}
          onLeave={(field) => onLeave(cardFieldOf(field))}
        />
        {plan.instalments.length > 1 ? (
          <InstalmentsField
            plan={plan}
            chosen={shownInstallments(draft, plan)}
            error={shown('installments')}
            onChoose={(count) => onChange({ installments: count })}
          />
        ) : null}
        <MethodNote method={method} />
      </>
    )
  }
  return (
    <>
      <MaskedInput
        mask={documentMask}
        label={copy.document}
        name="pixDocument"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={draft.pixDocument}
        onChange={(pixDocument) => onChange({ pixDocument })}
        onBlur={() => onLeave('pixDocument')}
        error={shown('pixDocument')}
      />
      <MethodNote method={method} />
    </>
  )
}

const notes = {
  CREDIT_CARD: { Icon: IconLock, text: copy.cardKept },
  PIX: { Icon: IconBolt, text: copy.pixHow },
  BOLETO: { Icon: IconMail, text: copy.boletoHow },
} satisfies Record<PaymentMethod, unknown>

function MethodNote({ method }: { method: PaymentMethod }) {
  const { Icon, text } = notes[method]
  return (
    <p className={classes.note}>
      <Icon size={16} aria-hidden="true" /> {text}
    </p>
  )
}
