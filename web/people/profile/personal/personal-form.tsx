import type { Profile } from '@lya/contract/people/profile.ts'
import { limits } from '@lya/core/limits.ts'
import { maskPhone } from '@lya/core/people/identity/phone.ts'
import { Button, TextInput } from '@mantine/core'
import { PasswordField } from '#design/entry/password-field.tsx'
import form from '#design/form.module.css'
import { completePhone } from '#people/fields/personal-fields.model.ts'
import { dataCopy as copy } from '../profile.copy.ts'
import { PendingEmail } from './pending-email.tsx'
import { TimeZoneField } from './time-zone-field.tsx'
import { UnprovenEmail } from './unproven-email.tsx'
import { usePersonalFields } from './use-personal-fields.ts'

/** Name, e-mail, phone and zone. */
export function PersonalForm({ profile }: { profile: Profile }) {
  const personal = usePersonalFields(profile)
  const { fields, edit, leave, error } = personal
  return (
    <form className={form.fields} onSubmit={personal.submit} noValidate>
      <TextInput
        label={copy.name}
        autoComplete="name"
        maxLength={limits.nameLengthMax}
        value={fields.name}
        onChange={(event) => edit({ name: event.currentTarget.value })}
        onBlur={() => leave('name')}
        error={error('name')}
      />
      <TextInput
        label={copy.email}
        description={copy.emailHint}
        type="email"
        autoComplete="email"
        value={fields.email}
        onChange={(event) => edit({ email: event.currentTarget.value })}
        onBlur={() => leave('email')}
        error={error('email')}
      />
      <PendingEmail profile={profile} />
      <UnprovenEmail profile={profile} />
      <TextInput
        label={copy.phone}
        description={copy.phoneHint}
        type="tel"
        autoComplete="tel-national"
        placeholder="(11) 9 8765-4321"
        value={fields.phone}
        onChange={(event) => edit({ phone: maskPhone(event.currentTarget.value) })}
        onBlur={() => {
          if (personal.isPhoneEdited) edit({ phone: completePhone(fields.phone) })
          leave('phone')
        }}
        error={error('phone')}
      />
      <TimeZoneField
        value={fields.timeZone}
        error={error('timeZone')}
        onChange={(timeZone) => edit({ timeZone })}
      />
      {personal.password === null ? null : (
        <PasswordField
          label={copy.password}
          description={copy.passwordHint}
          autoComplete="current-password"
          value={personal.password}
          onChange={personal.editPassword}
          onBlur={() => leave('password')}
          error={error('password')}
        />
      )}
      <Button type="submit" size="lg" disabled={!personal.hasChanges} loading={personal.isSaving}>
        {copy.save}
      </Button>
    </form>
  )
}
