import type { PayoutItem } from '@lya/contract/backoffice/trade/affiliates.ts'
import { writePayoutKey } from '@lya/core/commerce/referral/write-payout-key.ts'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { affiliatesCopy as copy } from '#backoffice/affiliates/affiliates.copy.ts'
import classes from '#backoffice/affiliates/affiliates.module.css'
import type { useBatch } from '#backoffice/affiliates/batch/use-batch.ts'
import { reais } from '#backoffice/affiliates/format.ts'
import { Pill } from '#design/table/pill.tsx'

type Props = { item: PayoutItem; isOpen: boolean; settle: ReturnType<typeof useBatch>['settle'] }

const tones = { open: 'warning', paid: 'good', returned: 'bad' } as const

/** One payment of a batch, and what the bank made of it. */
export function BatchItem({ item, isOpen, settle }: Props) {
  const { id, name, pixKey, amountCents, state, endToEnd, reversedCents } = item
  const [typed, setTyped] = useState('')
  const isBusy = settle.isPending && settle.variables.itemId === id
  const person = name || copy.gone
  return (
    <li className={classes.item}>
      <span className={classes.named}>
        {person}
        <small>{endToEnd ?? writePayoutKey(pixKey)}</small>
        {reversedCents > 0 ? <small>{copy.reversed(reais(reversedCents))}</small> : null}
      </span>
      <strong className={classes.amount}>{reais(amountCents)}</strong>
      {isOpen && state === 'open' ? (
        <form
          className={classes.settle}
          onSubmit={(event) => {
            event.preventDefault()
            if (typed.trim() !== '') settle.mutate({ itemId: id, endToEnd: typed.trim() })
          }}
        >
          <TextInput
            size="sm"
            aria-label={copy.endToEndOf(person)}
            placeholder={copy.endToEnd}
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button
            type="submit"
            size="sm"
            variant="default"
            loading={isBusy}
            disabled={typed.trim() === ''}
            aria-label={copy.settleNamed(person)}
          >
            {copy.settle}
          </Button>
          <Button
            size="sm"
            variant="subtle"
            color="gray"
            disabled={isBusy}
            aria-label={copy.returnedNamed(person)}
            onClick={() => settle.mutate({ itemId: id, endToEnd: null })}
          >
            {copy.returned}
          </Button>
        </form>
      ) : (
        <Pill tone={tones[state]}>{copy.itemStates[state]}</Pill>
      )}
    </li>
  )
}
