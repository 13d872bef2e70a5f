import type { PersonFinances } from '@lya/contract/backoffice/person/finances.ts'
import type { PersonView } from '@lya/contract/backoffice/person/view.ts'
import { writeDocument } from '@lya/core/commerce/documents/write-document.ts'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { ActionButton } from '#backoffice/person/actions/action-button.tsx'
import { Fact } from '#backoffice/person/parts/personal-card.tsx'
import { personCopy } from '#backoffice/person/person.copy.ts'
import { subscriberCopy as copy } from '#backoffice/person/subscriber/subscriber.copy.ts'
import { adminClient } from '#connection/admin/admin-client.ts'
import { useMay } from '#connection/admin/operator.ts'
import classes from '../person.module.css'

type Props = { person: PersonView; finances: PersonFinances }

/** What somebody pays with: labels of ours, and never a card's number. */
export function PayerCard({ person: { userId, isYou, email }, finances: { payer } }: Props) {
  const mayFinance = useMay('finance')
  const maySend = useMay('finance', 'support')
  const [holder, setHolder] = useState('')
  const [document, setDocument] = useState('')
  const fill = () => {
    setHolder(payer?.holder ?? '')
    setDocument(writeDocument(payer?.document ?? ''))
  }
  return (
    <section className={classes.card} aria-labelledby="payer-title">
      <h3 id="payer-title" className={classes.cardTitle}>
        {copy.payer}
      </h3>
      {payer === null ? (
        <p className={classes.quiet}>{copy.noPayer}</p>
      ) : (
        <dl className={classes.facts}>
          <Fact label={copy.holder}>{payer.holder || personCopy.unknown}</Fact>
          <Fact label={copy.card}>
            {payer.lastFour === null ? personCopy.unknown : `****${payer.lastFour}`}
          </Fact>
          <Fact label={copy.document}>
            {payer.document ? writeDocument(payer.document) : personCopy.unknown}
          </Fact>
        </dl>
      )}
      <div className={classes.buttons}>
        <ActionButton
          label={copy.updatePayer}
          lead={copy.updatePayerLead}
          confirm={copy.send}
          isDisabled={isYou || !maySend || email === null}
          run={(reason) => adminClient.person.sendLink({ userId, reason, what: 'payment-method' })}
          done={() => copy.payerSent}
          failed={copy.sendFailed}
        />
        {payer === null ? null : (
          <ActionButton
            label={copy.editPayer}
            lead={copy.editPayerLead}
            confirm={copy.save}
            isDisabled={isYou || !mayFinance}
            onOpen={fill}
            run={(reason) => adminClient.person.setLabels({ userId, reason, holder, document })}
            done={() => copy.payerSaved}
            failed={copy.payerFailed}
          >
            <TextInput
              label={copy.holder}
              value={holder}
              maxLength={100}
              onChange={(event) => setHolder(event.currentTarget.value)}
              data-autofocus
            />
            <TextInput
              label={copy.document}
              value={document}
              maxLength={30}
              onChange={(event) => setDocument(event.currentTarget.value)}
            />
          </ActionButton>
        )}
      </div>
    </section>
  )
}
