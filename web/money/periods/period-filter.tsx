import { Button, Popover } from '@mantine/core'
import {
  IconCalendar,
  IconCheck,
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
} from '@tabler/icons-react'
import { lazy, type ReactNode, type Ref, Suspense, useState } from 'react'
import { useLayer } from '#design/layers/use-layer.ts'
import { formatDay } from '#format/days.ts'
import type { Period, Preset } from '#money/periods/period.model.ts'
import { periodsCopy as copy, presetNames } from '#money/periods/periods.copy.ts'
import classes from './period-filter.module.css'

// The calendar costs more than all the rest of the filter, and most people take a preset.
const CustomRange = lazy(async () => ({
  default: (await import('#money/periods/custom-range.tsx')).CustomRange,
}))

type Props = {
  period: Period
  presets: readonly Preset[]
  /** What 'no filter' is called here. */
  allName?: string
  onChange: (period: Period) => void
}

type Option = { name: string; value: Period; isChosen: boolean }

/** A period by preset or by two days of the person's own. */
export function PeriodFilter({ period, presets, allName = copy.all, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [isCustom, setCustom] = useState(false)
  const toggle = (open: boolean) => {
    setOpen(open)
    setCustom(period.kind === 'custom')
  }
  const choose = (chosen: Period) => {
    onChange(chosen)
    setOpen(false)
  }
  useLayer(isOpen, () => setOpen(false))
  const options = optionsOf(period, presets, allName)

  return (
    <Popover
      opened={isOpen}
      onChange={toggle}
      position="bottom-end"
      // A low screen shows all of a calendar, if need be over the button.
      middlewares={{ flip: true, shift: { padding: 8, crossAxis: true } }}
      trapFocus
      // As of every layer, by what lies topmost.
      closeOnEscape={false}
      returnFocus
      withRoles={false}
      radius="lg"
      shadow="md"
    >
      <Popover.Target>
        <PeriodButton
          name={nameOf(period, allName)}
          isOpen={isOpen}
          isActive={period.kind !== 'all'}
          onClick={() => toggle(!isOpen)}
        />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={copy.label} className={classes.dropdown}>
        {isCustom ? (
          <>
            <button
              ref={focus}
              type="button"
              className={classes.back}
              onClick={() => setCustom(false)}
            >
              <IconChevronLeft size={18} aria-hidden="true" />
              {copy.custom}
            </button>
            <Suspense fallback={<div className={classes.calendarSpace} />}>
              <CustomRange period={period} onApply={choose} />
            </Suspense>
          </>
        ) : (
          <Options options={options} onChoose={choose}>
            <button
              type="button"
              className={classes.option}
              aria-pressed={period.kind === 'custom'}
              onClick={() => setCustom(true)}
            >
              {copy.custom}
              <IconChevronRight size={18} aria-hidden="true" />
            </button>
          </Options>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}

type PeriodButtonProps = {
  name: string
  isOpen: boolean
  isActive: boolean
  onClick: () => void
  ref?: Ref<HTMLButtonElement>
}

/** What opens the choice, named by what is chosen. */
function PeriodButton({ name, isOpen, isActive, ...more }: PeriodButtonProps) {
  return (
    <Button
      variant="default"
      className={classes.button}
      leftSection={
        <IconCalendar size={18} stroke={1.7} className={classes.icon ?? ''} aria-hidden="true" />
      }
      rightSection={<IconChevronDown size={16} aria-hidden="true" />}
      aria-label={`${copy.label}: ${name}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      data-active={isActive || undefined}
      {...more}
    >
      {name}
    </Button>
  )
}

/** What was pressed to come here is gone. */
function focus(button: HTMLButtonElement | null): void {
  button?.focus()
}

function optionsOf(period: Period, presets: readonly Preset[], allName: string): Option[] {
  return [
    { name: allName, value: { kind: 'all' }, isChosen: period.kind === 'all' },
    ...presets.map((preset) => ({
      name: presetNames[preset],
      value: { kind: 'preset', preset } as const,
      isChosen: period.kind === 'preset' && period.preset === preset,
    })),
  ]
}

function nameOf(period: Period, allName: string): string {
  if (period.kind === 'all') return allName
  if (period.kind === 'preset') return presetNames[period.preset]
  return `${formatDay(period.from)} – ${formatDay(period.to)}`
}

type OptionsProps = {
  options: readonly Option[]
  children: ReactNode
  onChoose: (period: Period) => void
}

function Options({ options, children, onChoose }: OptionsProps) {
  return (
    <div className={classes.options}>
      {options.map((option) => (
        <button
          key={option.name}
          type="button"
          className={classes.option}
          aria-pressed={option.isChosen}
          onClick={() => onChoose(option.value)}
        >
          {option.name}
          {option.isChosen ? <IconCheck size={18} aria-hidden="true" /> : null}
        </button>
      ))}
      {children}
    </div>
  )
}
