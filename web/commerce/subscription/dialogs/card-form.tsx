import type { TypedCard } from '@lya/core/commerce/cards/card.ts'
import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { cardErrors, noCard } from '#commerce/fields/card-errors.model.ts'
import { CardFields } from '#commerce/fields/card-fields.tsx'
import { documentMask, postalCodeMask } from '#commerce/fields/masks.model.ts'
import { today } from '#connection/clock.ts'
import { MaskedInput } from '#design/form/masked-input.tsx'
import { newMethodCopy as copy } from '../subscription.copy.ts'
import type { Run } from '../use-subscription.ts'
import classes from './dialogs.module.css'
import { sendCard } from './send-card.ts'

type Holder = { document: string; cep: string; addressNumber: string }

const nobody: Holder = { document: '', cep: '', addressNumber: '' }

type Props = { version: number; isBusy: boolean; run: Run; onClose: () => void }

/** A card for the renewals to come; it is kept by the provider, never by us. */
export function CardForm({ version, isBusy, run, onClose }: Props) {
  const [card, setCard] = useState<TypedCard>(noCard)
  const [left, setLeft] = useState<readonly (keyof TypedCard)[]>([])
  const [holder, setHolder] = useState(nobody)
  const wrong = cardErrors(card, today())
  const said = Object.fromEntries(left.map((field) => [field, wrong[field] ?? null]))
  const isWhole =
    Object.keys(wrong).length === 0 &&
    [holder.document, holder.cep, holder.addressNumber].every((typed) => typed.trim() !== '')
  const save = async () => {
    setLeft(['number', 'holder', 'expiry', 'code'])
    if (!isWhole) return
    const done = { title: copy.cardSaved, message: copy.cardSavedLead }
    const refused = await run(() => sendCard({ version, card, ...holder }), done, copy.cardFailed)
    if (refused === null) onClose()
  }
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <CardFields
        card={card}
        errors={said}
        onChange={(change) => setCard((before) => ({ ...before, ...change }))}
        onLeave={(field) => setLeft((before) => [...before, field])}
      />
      <HolderFields holder={holder} onChange={setHolder} />
      <p className={classes.quiet}>{copy.safe}</p>
      <Group justify="flex-end" gap={12}>
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" loading={isBusy}>
          {copy.save}
        </Button>
      </Group>
    </form>
  )
}

/** Whose card it is, as the bank wants to know. */
function HolderFields(props: { holder: Holder; onChange: (holder: Holder) => void }) {
  const { holder, onChange } = props
  return (
    <>
      <MaskedInput
        mask={documentMask}
        size="md"
        label={copy.document}
        name="cardDocument"
        value={holder.document}
        onChange={(document) => onChange({ ...holder, document })}
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
          onChange={(cep) => onChange({ ...holder, cep })}
        />
        <TextInput
          size="md"
          label={copy.number}
          name="cardAddressNumber"
          maxLength={20}
          value={holder.addressNumber}
          onChange={(event) => {
            onChange({ ...holder, addressNumber: event.currentTarget.value })
          }}
        />
      </div>
    </>
  )
}
