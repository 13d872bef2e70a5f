import type { TypedCard } from '@lya/core/commerce/cards/card.ts'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { cardErrors, noCard } from '#commerce/fields/card-errors.model.ts'
import { CardFields } from '#commerce/fields/card-fields.tsx'
import { today } from '#connection/clock.ts'
import { useWrongFields } from '#design/form/use-wrong-fields.ts'
import { WrongFields } from '#design/form/wrong-fields.tsx'
import { newMethodCopy as copy } from '../subscription.copy.ts'
import type { Run } from '../use-subscription.ts'
import classes from './dialogs.module.css'
import { type Holder, holderErrors, nobody } from './holder.model.ts'
import { HolderFields } from './holder-fields.tsx'
import { sendCard } from './send-card.ts'

const cardFields = ['number', 'holder', 'expiry', 'code'] as const
const holderFields = ['document', 'cep', 'addressNumber'] as const
type Field = keyof TypedCard | keyof Holder

type Props = { version: number; isBusy: boolean; run: Run; onClose: () => void }

/** A card for the renewals to come; it is kept by the provider, never by us. */
export function CardForm({ version, isBusy, run, onClose }: Props) {
  const [card, setCard] = useState<TypedCard>(noCard)
  const [left, setLeft] = useState<readonly Field[]>([])
  const [holder, setHolder] = useState(nobody)
  const wrong: Partial<Record<Field, string | null>> = {
    ...cardErrors(card, today()),
    ...holderErrors(holder),
  }
  const said = Object.fromEntries(left.map((field) => [field, wrong[field] ?? null]))
  const form = useWrongFields()
  const count = Object.keys(wrong).length
  const leave = (field: Field) => setLeft((before) => [...before, field])
  const save = async () => {
    setLeft([...cardFields, ...holderFields])
    if (count > 0) return form.showWrong()
    const done = { title: copy.cardSaved, message: copy.cardSavedLead }
    const refused = await run(() => sendCard({ version, card, ...holder }), done, copy.cardFailed)
    if (refused === null) onClose()
  }
  return (
    <form
      ref={form.form}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <WrongFields tries={form.tries} count={count} />
      <CardFields
        card={card}
        errors={said}
        onChange={(change) => setCard((before) => ({ ...before, ...change }))}
        onLeave={leave}
      />
      <HolderFields holder={holder} errors={said} onChange={setHolder} onLeave={leave} />
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
