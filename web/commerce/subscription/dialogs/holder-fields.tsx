import { TextInput } from '@mantine/core'
import { documentMask, postalCodeMask } from '#commerce/fields/masks.model.ts'
import { MaskedInput } from '#design/form/masked-input.tsx'
import { newMethodCopy as copy } from '../subscription.copy.ts'
import classes from './dialogs.module.css'
import type { Holder } from './holder.model.ts'

type Props = {
  holder: Holder
  errors: Partial<Record<keyof Holder, string | null>>
  onChange: (holder: Holder) => void
  onLeave: (field: keyof Holder) => void
}

/** Whose card it is, as the bank wants to know. */
export function HolderFields({ holder, errors, onChange, onLeave }: Props) {
  return (
    <>
      <MaskedInput
        mask={documentMask}
        size="md"
        label={copy.document}
        name="cardDocument"
        value={holder.document}
        error={errors.document ?? null}
        onChange={(document) => onChange({ ...holder, document })}
        onBlur={() => onLeave('document')}
      />
      <div className={classes.pair}>
        <MaskedInput
          mask={postalCodeMask}
          size="md"
          label={copy.cep}
          name="cardCep"
          autoComplete="postal-code"
          inputMode="numeric"
          value={holder.cep}
          error={errors.cep ?? null}
          onChange={(cep) => onChange({ ...holder, cep })}
          onBlur={() => onLeave('cep')}
        />
        <TextInput
          size="md"
          label={copy.number}
          name="cardAddressNumber"
          maxLength={20}
          value={holder.addressNumber}
          error={errors.addressNumber ?? null}
          onChange={(event) => {
            onChange({ ...holder, addressNumber: event.currentTarget.value })
          }}
          onBlur={() => onLeave('addressNumber')}
        />
      </div>
    </>
  )
}
