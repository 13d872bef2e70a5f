import '@mantine/core/styles/Radio.layer.css'
import { Button, Group, Radio } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '#connection/calls/client.ts'
import { Dialog } from '#design/dialog/dialog.tsx'
import { newMethodCopy as copy, methodNames } from '../subscription.copy.ts'
import { CardForm } from './card-form.tsx'
import type { DialogProps } from './dialog-props.ts'
import classes from './dialogs.module.css'

type Choice = 'CREDIT_CARD' | 'PIX' | 'BOLETO'

/** How the next renewals are paid: another card, or by hand. */
export function MethodDialog({ opened, onClose, view, isBusy, run }: DialogProps) {
  const options = useQuery(api.checkout.options.queryOptions())
  const [choice, setChoice] = useState<Choice>('CREDIT_CARD')
  const methods: readonly Choice[] = options.data?.methods ?? ['CREDIT_CARD', 'PIX']
  const save = async (billingType: 'PIX' | 'BOLETO') => {
    const { version } = view
    const call = () => client.subscriptions.method({ version, billingType })
    if ((await run(call, { title: copy.saved })) === null) onClose()
  }
  return (
    <Dialog opened={opened} title={copy.title} onClose={onClose}>
      <Radio.Group
        label={copy.which}
        value={choice}
        onChange={(next) => setChoice(methods.find((one) => one === next) ?? 'CREDIT_CARD')}
      >
        <div className={classes.choices}>
          {methods.map((one) => (
            <Radio
              key={one}
              size="md"
              value={one}
              label={one === 'CREDIT_CARD' ? copy.card : methodNames[one]}
            />
          ))}
        </div>
      </Radio.Group>
      {choice === 'CREDIT_CARD' ? (
        <CardForm version={view.version} isBusy={isBusy} run={run} onClose={onClose} />
      ) : (
        <>
          <p className={classes.lead}>{choice === 'PIX' ? copy.pix : copy.boleto}</p>
          <Group justify="flex-end" gap={12}>
            <Button variant="default" onClick={onClose}>
              Cancelar
            </Button>
            <Button
              loading={isBusy}
              disabled={view.billingType === choice}
              onClick={() => void save(choice)}
            >
              {copy.save}
            </Button>
          </Group>
        </>
      )}
    </Dialog>
  )
}
