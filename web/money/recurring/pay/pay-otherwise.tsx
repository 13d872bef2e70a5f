import { ActionIcon } from '@mantine/core'
import { IconCashEdit } from '@tabler/icons-react'
import { payCopy as copy } from '#money/recurring/pay/pay.copy.ts'

type Props = { name: string; size: number; onClick: () => void }

/** Beside 'Pago', for a bill that varies or was paid on another day. */
export function PayOtherwise({ name, size, onClick }: Props) {
  return (
    <ActionIcon size={size} aria-label={copy.titleOf(name)} title={copy.title} onClick={onClick}>
      <IconCashEdit size={18} stroke={1.8} aria-hidden="true" />
    </ActionIcon>
  )
}
