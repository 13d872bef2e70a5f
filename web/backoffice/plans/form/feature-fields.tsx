import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Section, type SectionProps } from '#backoffice/plans/form/section.tsx'
import { plansCopy as copy } from '#backoffice/plans/plans.copy.ts'
import classes from './plan-form.module.css'

const featuresMax = 30

/** What the plan brings, line by line; Enter adds one. */
export function FeatureFields({ values: { features }, set }: SectionProps) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const isFull = features.length >= featuresMax
  const add = () => {
    const feature = typed.trim()
    if (feature === '' || isFull) return
    set({ features: [...features, feature] })
    setTyped('')
    field.current?.focus()
  }
  const drop = (place: number) => {
    set({ features: features.filter((_, other) => other !== place) })
    field.current?.focus()
  }
  return (
    <Section title={copy.sections.features}>
      <div className={classes.adding}>
        <TextInput
          ref={field}
          label={copy.feature}
          autoComplete="off"
          maxLength={120}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            // Else it would save the plan.
            event.preventDefault()
            add()
          }}
        />
        <Button
          variant="default"
          disabled={typed.trim() === '' || isFull}
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={add}
        >
          {copy.addFeature}
        </Button>
      </div>
      {features.length > 0 ? (
        <ul className={classes.list}>
          {features.map((feature, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two features may read the same.
            <li key={place}>
              {feature}
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={copy.dropFeature(feature)}
                onClick={() => drop(place)}
              >
                <IconX size={16} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  )
}
