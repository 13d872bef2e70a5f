import { type CardBrand, cardBrand } from '@lya/core/commerce/cards/brand.ts'
import { addsUp, cardDigits, type TypedCard } from '@lya/core/commerce/cards/card.ts'
import { TextInput } from '@mantine/core'
import { MaskedInput } from '#design/form/masked-input.tsx'
import { CardBrandMark } from './card-brand-mark.tsx'
import type { CardErrors } from './card-errors.model.ts'
import classes from './card-fields.module.css'
import { cardCopy as copy } from './fields.copy.ts'
import { cardCodeMask, cardNumberMask, expiryMask } from './masks.model.ts'

type Props = {
  card: TypedCard
  /** Only those that may be said already. */
  errors: CardErrors
  onChange: (change: Partial<TypedCard>) => void
  onLeave: (field: keyof TypedCard) => void
}

/** A card as it is printed, named so that browsers and password managers can fill it in. */
export function CardFields({ card, errors, onChange, onLeave }: Props) {
  const digits = cardDigits(card.number)
  const brand = cardBrand(digits)
  const looksMistyped = digits.length === (brand === 'amex' ? 15 : 16) && !addsUp(digits)
  return (
    <div className={classes.fields}>
      <MaskedInput
        mask={cardNumberMask}
        size="md"
        label={copy.number}
        name="cardNumber"
        autoComplete="cc-number"
        inputMode="numeric"
        placeholder="0000 0000 0000 0000"
        value={card.number}
        onChange={(number) => onChange({ number })}
        onBlur={() => onLeave('number')}
        error={errors.number ?? null}
        // The bank decides: this holds nobody up.
        description={looksMistyped ? copy.numberHint : null}
        rightSection={<CardBrandMark brand={brand} />}
        rightSectionWidth={108}
      />
      <TextInput
        label={copy.holder}
        name="cardHolder"
        autoComplete="cc-name"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={120}
        placeholder={copy.holderExample}
        value={card.holder}
        onChange={(event) => onChange({ holder: event.currentTarget.value })}
        onBlur={() => onLeave('holder')}
        error={errors.holder ?? null}
      />
      <div className={classes.pair}>
        <MaskedInput
          mask={expiryMask}
          size="md"
          label={copy.expiry}
          name="cardExpiry"
          autoComplete="cc-exp"
          inputMode="numeric"
          placeholder="MM/AA"
          value={card.expiry}
          onChange={(expiry) => onChange({ expiry })}
          onBlur={() => onLeave('expiry')}
          error={errors.expiry ?? null}
        />
        <MaskedInput
          mask={cardCodeMask}
          size="md"
          label={copy.code}
          name="cardCode"
          autoComplete="cc-csc"
          inputMode="numeric"
          placeholder={brand === 'amex' ? '0000' : '000'}
          value={card.code}
          onChange={(code) => onChange({ code })}
          onBlur={() => onLeave('code')}
          error={errors.code ?? null}
          aria-description={codeHint(brand)}
        />
      </div>
    </div>
  )
}

function codeHint(brand: CardBrand | null): string {
  return brand === 'amex' ? copy.codeFour : copy.codeThree
}
