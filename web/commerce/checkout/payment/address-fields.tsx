import { readPostalCode } from '@lya/core/commerce/documents/documents.ts'
import { TextInput } from '@mantine/core'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { paymentCopy as copy } from '#commerce/checkout/checkout.copy.ts'
import type { Draft } from '#commerce/checkout/draft/draft.model.ts'
import { postalCodeMask } from '#commerce/fields/masks.model.ts'
import { api } from '#connection/calls/client.ts'
import { MaskedInput } from '#design/form/masked-input.tsx'
import classes from './payment-step.module.css'

type Props = {
  draft: Draft
  error: string | null
  onChange: (change: Partial<Draft>) => void
  onLeave: () => void
}

/** The CEP, with its address filled in where somebody knows it: nothing waits for that. */
export function AddressFields({ draft, error, onChange, onLeave }: Props) {
  const cep = readPostalCode(draft.cep)
  const query = useQuery({
    ...api.checkout.address.queryOptions({ input: cep ? { cep } : skipToken }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  const found = cep ? query.data?.address : undefined
  const address = found ? [found.street, found.district, `${found.city} - ${found.state}`] : []
  const line = address.filter((part) => part !== '').join(', ')
  useEffect(() => {
    if (line !== '' && line !== draft.address) onChange({ address: line })
  }, [line, draft.address, onChange])

  const isMissing = cep !== null && (query.isError || query.data?.address === null)
  return (
    <div>
      <div className={classes.address}>
        <MaskedInput
          mask={postalCodeMask}
          label={copy.cep}
          name="cep"
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="00000-000"
          value={draft.cep}
          onChange={(typed) => onChange({ cep: typed, address: '' })}
          onBlur={onLeave}
          error={error}
        />
        <TextInput
          label={copy.addressNumber}
          name="addressNumber"
          autoComplete="off"
          maxLength={20}
          placeholder={copy.addressNumberExample}
          value={draft.addressNumber}
          onChange={(event) => onChange({ addressNumber: event.currentTarget.value })}
        />
      </div>
      <p className={classes.found} role="status">
        {cep !== null && query.isFetching ? copy.addressLooking : null}
        {cep !== null && !query.isFetching && line !== '' ? line : null}
        {isMissing && !query.isFetching ? copy.addressMissing : null}
      </p>
    </div>
  )
}
