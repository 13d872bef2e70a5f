import type { WorkedTask } from '@lya/contract/backoffice/crm.ts'
import { mayWhatsApp } from '@lya/core/backoffice/crm/task.ts'
import { Button } from '@mantine/core'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { crmCopy as copy } from '#backoffice/crm/crm.copy.ts'
import { whatsappUrl } from '#format/whatsapp.ts'

type Props = {
  task: WorkedTask
  label: string
  size?: 'xs' | 'sm'
  /** The chat is open; what is noted of it comes after. */
  onOpened: () => void
}

/** Opens a chat with the person's own number, the script's text waiting there to be sent. */
export function WhatsAppButton({ task, label, size = 'sm', onOpened }: Props) {
  const { phone } = task.person
  const look = { size, variant: 'default', leftSection: <IconBrandWhatsapp size={16} /> } as const
  const why = reasonOf(task)
  if (why !== null || phone === null) {
    return (
      <Button {...look} disabled title={why ?? copy.noPhone}>
        {label}
      </Button>
    )
  }
  return (
    <Button
      {...look}
      component="a"
      href={whatsappUrl(phone, task.whatsappText)}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onOpened}
    >
      {label}
    </Button>
  )
}

function reasonOf(task: WorkedTask): string | null {
  if (task.person.phone === null) return copy.noPhone
  return mayWhatsApp(task) ? null : copy.tooEarly
}
