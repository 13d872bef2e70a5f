import { planPeriods } from '@lya/core/commerce/plans/period.ts'
import { NativeSelect, Switch, TextInput } from '@mantine/core'
import { Section, type SectionProps } from '#backoffice/plans/form/section.tsx'
import { plansCopy as copy } from '#backoffice/plans/plans.copy.ts'
import classes from './plan-form.module.css'

export function Basics({ values, set, fault }: SectionProps) {
  const isMissing = fault === 'required' && values.name.trim() === ''
  return (
    <Section title={copy.sections.basics}>
      <TextInput
        label={copy.name}
        required
        data-autofocus
        autoComplete="off"
        maxLength={60}
        value={values.name}
        error={isMissing ? copy.required : null}
        onChange={({ currentTarget }) => set({ name: currentTarget.value })}
      />
      <TextInput
        label={copy.description}
        autoComplete="off"
        maxLength={200}
        value={values.description}
        onChange={({ currentTarget }) => set({ description: currentTarget.value })}
      />
      <NativeSelect
        size="md"
        label={copy.period}
        required
        value={values.period}
        onChange={({ currentTarget }) => {
          const period = planPeriods.find((one) => one === currentTarget.value)
          if (period) set({ period })
        }}
      >
        {planPeriods.map((period) => (
          <option key={period} value={period}>
            {copy.periods[period]}
          </option>
        ))}
      </NativeSelect>
    </Section>
  )
}

export function Limits({ values, set, problems }: SectionProps) {
  return (
    <Section title={copy.sections.limits}>
      <div className={classes.pair}>
        <NumberField
          label={copy.transactionsMax}
          help={copy.transactionsHelp}
          value={values.transactionsMax}
          problem={problems.transactionsMax}
          onChange={(transactionsMax) => set({ transactionsMax })}
        />
        <NumberField
          label={copy.categoriesMax}
          help={copy.categoriesHelp}
          value={values.categoriesMax}
          problem={problems.categoriesMax}
          onChange={(categoriesMax) => set({ categoriesMax })}
        />
      </div>
      <Switch
        label={copy.hasPremium}
        checked={values.hasPremiumFeatures}
        onChange={({ currentTarget }) => set({ hasPremiumFeatures: currentTarget.checked })}
      />
    </Section>
  )
}

export function Settings({ values, set, problems }: SectionProps) {
  return (
    <Section title={copy.sections.settings}>
      <div className={classes.pair}>
        <NumberField
          label={copy.displayOrder}
          value={values.displayOrder}
          problem={problems.displayOrder}
          onChange={(displayOrder) => set({ displayOrder })}
        />
        <TextInput
          type="color"
          label={copy.color}
          value={values.colorTheme.toLowerCase()}
          onChange={({ currentTarget }) => set({ colorTheme: currentTarget.value.toUpperCase() })}
        />
      </div>
      <Switch
        label={copy.isActive}
        checked={values.isActive}
        onChange={({ currentTarget }) => set({ isActive: currentTarget.checked })}
      />
      <Switch
        label={copy.isHighlighted}
        checked={values.isHighlighted}
        onChange={({ currentTarget }) => set({ isHighlighted: currentTarget.checked })}
      />
    </Section>
  )
}

type NumberProps = {
  label: string
  help?: string
  value: string
  problem: string | undefined
  onChange: (value: string) => void
}

/** A whole number, as typed. */
function NumberField({ label, help, value, problem, onChange }: NumberProps) {
  return (
    <TextInput
      label={label}
      {...(help === undefined ? {} : { description: help })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      value={value}
      error={problem}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
