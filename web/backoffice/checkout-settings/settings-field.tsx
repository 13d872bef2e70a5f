import type { CheckoutSettings } from '@lya/contract/backoffice/trade/checkout-settings.ts'
import { Button, NativeSelect, PasswordInput, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Field } from './fields.copy.ts'
import { settingsCopy as copy } from './settings.copy.ts'
import { isWithin, readNumber } from './settings.model.ts'
import classes from './settings.module.css'

type Props = {
  field: Field
  settings: CheckoutSettings
  value: string | boolean
  /** Of a secret: what was typed, null where it is to go, undefined where it stays. */
  secret: string | null | undefined
  onType: (value: string | boolean) => void
  onSecret: (value: string | null | undefined) => void
}

const order: ('label' | 'input' | 'description' | 'error')[] = [
  ...(['label', 'input', 'description', 'error'] as const),
]
const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })

/** One setting, by its kind. */
export function SettingsField(props: Props) {
  const { field, settings, value, onType } = props
  const { label, help } = field
  const described = help === undefined ? {} : { description: help }
  const text = { label, ...described, inputWrapperOrder: order, autoComplete: 'off' }
  switch (field.kind) {
    case 'toggle':
      return (
        <Switch
          label={label}
          {...described}
          checked={value === true}
          onChange={({ currentTarget }) => onType(currentTarget.checked)}
        />
      )
    case 'environment':
      return (
        <NativeSelect
          size="md"
          label={label}
          value={String(value)}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        >
          <option value="sandbox">{copy.environments.sandbox}</option>
          <option value="production">{copy.environments.production}</option>
        </NativeSelect>
      )
    case 'address':
      return (
        <TextInput {...text} description={copy.fixed} readOnly value={settings.webhookAddress} />
      )
    case 'secret':
      return <SecretField {...props} field={field} />
    case 'text':
    case 'path':
      return (
        <TextInput
          {...text}
          maxLength={200}
          value={String(value)}
          error={isWithin(field, String(value)) ? null : copy.ownPath}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      )
    case 'whole':
    case 'decimal':
      return (
        <TextInput
          {...text}
          inputMode={field.kind === 'whole' ? 'numeric' : 'decimal'}
          maxLength={20}
          value={String(value)}
          error={
            isWithin(field, String(value))
              ? null
              : copy.bounds(number.format(field.min), number.format(field.max))
          }
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          onBlur={() => {
            const read = readNumber(field, String(value))
            if (read !== null) onType(String(read).replace('.', ','))
          }}
        />
      )
  }
}

/** A secret is written and never read: only whether it is there, and since when. */
function SecretField({
  field,
  settings,
  secret,
  onSecret,
}: Props & { field: Extract<Field, { kind: 'secret' }> }) {
  const { isSet, changedAt } = settings.secrets[field.secret]
  const [isVisible, setVisible] = useState(false)
  const eye = isVisible ? copy.secretHide : copy.secretShow
  return (
    <div className={classes.secret}>
      <PasswordInput
        label={field.label}
        inputWrapperOrder={order}
        description={secret === null ? copy.secretGone : describe(isSet, changedAt)}
        placeholder={isSet ? copy.secretHint : copy.secretFirst}
        // A password manager would put the operator's own in.
        autoComplete="new-password"
        maxLength={1_024}
        disabled={secret === null}
        visible={isVisible}
        onVisibilityChange={setVisible}
        visibilityToggleButtonProps={{ 'aria-label': eye, tabIndex: 0 }}
        value={secret ?? ''}
        onChange={({ currentTarget }) => onSecret(currentTarget.value)}
      />
      {isSet ? (
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={`${secret === null ? copy.keep : copy.remove}: ${field.label}`}
          onClick={() => onSecret(secret === null ? undefined : null)}
        >
          {secret === null ? copy.keep : copy.remove}
        </Button>
      ) : null}
    </div>
  )
}

const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

function describe(isSet: boolean, changedAt: string | null): string {
  if (!isSet) return copy.secretUnset
  return changedAt === null
    ? copy.secretSetSometime
    : copy.secretSet(moment.format(new Date(changedAt)))
}
