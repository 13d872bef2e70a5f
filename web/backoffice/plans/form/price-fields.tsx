import { ActionIcon, Button, Switch, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { savedPercent } from '#backoffice/plans/form/plan-form.model.ts'
import { Section, type SectionProps } from '#backoffice/plans/form/section.tsx'
import { plansCopy as copy } from '#backoffice/plans/plans.copy.ts'
import { adminSentence } from '#connection/admin/admin-refusals.copy.ts'
import { newId } from '#connection/ids.ts'
import { AmountField } from '#money/fields/amount-field.tsx'
import classes from './plan-form.module.css'

const priceFaults = ['required', 'price-low'] as const

export function PriceFields(props: SectionProps) {
  const { values, set, fault, problems } = props
  const ofPrice = priceFaults.find((one) => one === fault)
  const missing = ofPrice && adminSentence(`plan-catalogue.${ofPrice}`)
  const isNamed = values.name.trim() !== ''
  const saved = savedPercent(values)
  return (
    <Section title={copy.sections.prices}>
      <div className={classes.pair}>
        <AmountField
          name="price"
          label={copy.price}
          isMain={false}
          value={values.price}
          problem={problems.price ?? (isNamed ? missing : undefined)}
          onChange={(price) => set({ price })}
        />
        <AmountField
          name="originalPrice"
          label={copy.originalPrice}
          isMain={false}
          isRequired={false}
          value={values.originalPrice}
          problem={
            problems.originalPrice ??
            (fault === 'original-price-low'
              ? adminSentence('plan-catalogue.original-price-low')
              : undefined)
          }
          onChange={(originalPrice) => set({ originalPrice })}
        />
      </div>
      <p className={classes.quiet}>{copy.priceReach}</p>
      <TextInput
        label={copy.discount}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={values.discount}
        error={problems.discount}
        {...(saved > 0 && String(saved) !== values.discount
          ? { description: copy.discountHint(saved) }
          : {})}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={({ currentTarget }) => set({ discount: currentTarget.value })}
      />
      <Switch
        label={copy.inParts}
        checked={values.isInParts}
        onChange={({ currentTarget }) => set({ isInParts: currentTarget.checked })}
      />
      {values.isInParts ? <Parts {...props} /> : null}
    </Section>
  )
}

/** The plan's own ways to pay in parts, to the centavo. */
function Parts({ values: { own }, set, fault }: SectionProps) {
  const change = (id: string, changes: object) =>
    set({ own: own.map((one) => (one.id === id ? { ...one, ...changes } : one)) })
  const problem =
    fault === 'instalments-invalid' ? adminSentence('plan-catalogue.instalments-invalid') : null
  return (
    <>
      <p className={classes.quiet}>{copy.countsLead}</p>
      {own.map(({ id, count, value }) => (
        <div key={id} className={classes.line}>
          <TextInput
            size="md"
            label={copy.count}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={count}
            error={problem !== null}
            onChange={({ currentTarget }) => change(id, { count: currentTarget.value })}
          />
          <AmountField
            name={`value-${id}`}
            label={copy.value}
            isMain={false}
            value={value}
            problem={undefined}
            onChange={(typed) => change(id, { value: typed })}
          />
          <ActionIcon
            size={42}
            variant="subtle"
            color="gray"
            aria-label={copy.dropCount(count)}
            onClick={() => set({ own: own.filter((one) => one.id !== id) })}
          >
            <IconX size={18} aria-hidden="true" />
          </ActionIcon>
        </div>
      ))}
      {problem ? <p role="alert">{problem}</p> : null}
      <Button
        variant="default"
        size="xs"
        disabled={own.length >= 20}
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={() => set({ own: [...own, { id: newId(), count: '', value: '' }] })}
      >
        {copy.addCount}
      </Button>
    </>
  )
}
