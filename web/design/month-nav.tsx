import { ActionIcon, Button, Group, Popover } from '@mantine/core'
import { MonthPicker } from '@mantine/dates'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { formatMonth, shiftMonth } from '#format/days.ts'

/**
 * Steps from month to month or picks one. Mantine's own MonthPickerInput opens a dialog without
 * a name, so the popover is put together here.
 *
 * @param props.month Any day of the shown month, `YYYY-MM-DD`; `onMonth` gets first days.
 */
export function MonthNav(props: { month: string; onMonth: (month: string) => void }) {
  const { month, onMonth } = props
  const [isOpen, { toggle, close }] = useDisclosure()
  return (
    <Group gap={4} wrap="nowrap" role="group" aria-label="Mês">
      <ActionIcon
        size={40}
        aria-label="Mês anterior"
        onClick={() => onMonth(shiftMonth(month, -1))}
      >
        <IconChevronLeft size={18} />
      </ActionIcon>
      <Popover opened={isOpen} onChange={toggle} trapFocus returnFocus withRoles={false}>
        <Popover.Target>
          <Button
            variant="default"
            onClick={toggle}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            miw={190}
          >
            {formatMonth(month)}
          </Button>
        </Popover.Target>
        <Popover.Dropdown role="dialog" aria-label="Escolher mês">
          <MonthPicker
            value={month}
            onChange={(picked) => {
              if (picked) onMonth(`${picked.slice(0, 7)}-01`)
              close()
            }}
            ariaLabels={{ previousYear: 'Ano anterior', nextYear: 'Próximo ano' }}
          />
        </Popover.Dropdown>
      </Popover>
      <ActionIcon size={40} aria-label="Próximo mês" onClick={() => onMonth(shiftMonth(month, 1))}>
        <IconChevronRight size={18} />
      </ActionIcon>
    </Group>
  )
}
