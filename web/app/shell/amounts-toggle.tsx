import { ActionIcon } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { shellCopy } from '#app/shell/shell.copy.ts'
import { useAmountsToggle } from '#app/shell/use-amounts-toggle.ts'

/** The eye that covers all amounts, for those who look at their money on a bus. */
export function AmountsToggle({ size }: { size: number }) {
  const { areHidden, toggle } = useAmountsToggle()
  const Icon = areHidden ? IconEyeOff : IconEye
  return (
    <ActionIcon
      size={size}
      aria-label={shellCopy.hideAmounts}
      aria-pressed={areHidden}
      title={areHidden ? shellCopy.showAmounts : shellCopy.hideAmounts}
      onClick={toggle}
    >
      <Icon size={21} stroke={1.7} aria-hidden="true" />
    </ActionIcon>
  )
}
