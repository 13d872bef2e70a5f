import { ActionIcon, Button, Popover } from '@mantine/core'
import { IconCalendarMonth, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useLayer } from '#design/layers/use-layer.ts'
import { planningCopy as copy } from '#money/budgets/budgets.copy.ts'
import { monthAfter, monthName } from '#money/budgets/month/month.model.ts'
import { MonthPicker } from '#money/budgets/month/month-picker.tsx'
import classes from './month.module.css'

type Props = {
  /** `YYYY-MM`, as the current one. */
  month: string
  currentMonth: string
  onMonth: (month: string) => void
}

/** Steps from month to month, or picks one. */
export function MonthNav({ month, currentMonth, onMonth }: Props) {
  const [isOpen, setOpen] = useState(false)
  useLayer(isOpen, () => setOpen(false))
  return (
    <div className={classes.nav}>
      <span className={classes.paper} aria-hidden="true">
        {monthName(month)}
      </span>
      <fieldset className={classes.steps}>
        <legend className="lya-hidden">{copy.month}</legend>
        <Step month={monthAfter(month, -1)} label={copy.previousMonth} onMonth={onMonth} />
        <Popover
          opened={isOpen}
          onChange={setOpen}
          position="bottom-start"
          trapFocus
          // As of every layer, by what lies topmost.
          closeOnEscape={false}
          returnFocus
          hideDetached={false}
          withRoles={false}
        >
          <Popover.Target>
            <Button
              variant="default"
              className={classes.current ?? ''}
              onClick={() => setOpen(!isOpen)}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              rightSection={<IconCalendarMonth size={18} aria-hidden="true" />}
            >
              {monthName(month)}
            </Button>
          </Popover.Target>
          <Popover.Dropdown role="dialog" aria-label={copy.pickMonth}>
            <MonthPicker
              month={month}
              currentMonth={currentMonth}
              onMonth={(picked) => {
                onMonth(picked)
                setOpen(false)
              }}
            />
          </Popover.Dropdown>
        </Popover>
        <Step month={monthAfter(month, 1)} label={copy.nextMonth} onMonth={onMonth} />
      </fieldset>
      {month === currentMonth ? (
        <span className={classes.badge}>{copy.currentMonth}</span>
      ) : (
        <Button variant="subtle" onClick={() => onMonth(currentMonth)}>
          {copy.toCurrentMonth}
        </Button>
      )}
    </div>
  )
}

type StepProps = { month: string | null; label: string; onMonth: (month: string) => void }

function Step({ month, label, onMonth }: StepProps) {
  const Arrow = label === copy.nextMonth ? IconChevronRight : IconChevronLeft
  return (
    <ActionIcon
      size={42}
      aria-label={label}
      disabled={month === null}
      onClick={() => month && onMonth(month)}
    >
      <Arrow size={18} aria-hidden="true" />
    </ActionIcon>
  )
}
