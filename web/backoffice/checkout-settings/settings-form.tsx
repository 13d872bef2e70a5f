import '@mantine/core/styles/Switch.layer.css'
import type { CheckoutSettings } from '@lya/contract/backoffice/trade/checkout-settings.ts'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { cards, groupKeys } from './fields.copy.ts'
import { KeepFilled } from './keep-filled.tsx'
import { settingsCopy as copy } from './settings.copy.ts'
import { typedOf } from './settings.model.ts'
import classes from './settings.module.css'
import { SettingsField } from './settings-field.tsx'
import { StaleDialog } from './stale-dialog.tsx'
import { useSettings } from './use-settings.ts'

/** The nine groups, saved by one button: all of them or none. */
export function SettingsForm({ settings }: { settings: CheckoutSettings }) {
  const form = useSettings(settings)
  const { drafts, secrets, save, changes, wanted, stale } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wanted && !save.isPending) save.mutate(wanted)
  }
  return (
    <form onSubmit={submit} noValidate>
      <div className={classes.cards}>
        {groupKeys.map((group) => {
          const typed = drafts[group]?.typed ?? typedOf(settings.groups, group)
          return (
            <section key={group} className={classes.card} aria-labelledby={`group-${group}`}>
              <h2 id={`group-${group}`} className={classes.title}>
                {copy.groups[group]}
              </h2>
              {group === 'asaas_config' ? (
                <p className={classes.note}>{copy.provider[settings.provider.source]}</p>
              ) : null}
              {cards[group].map((field) => (
                <SettingsField
                  key={field.name}
                  field={field}
                  settings={settings}
                  value={typed[field.name] ?? ''}
                  secret={field.kind === 'secret' ? secrets[field.secret] : undefined}
                  onType={(value) => form.type(group, field.name, value)}
                  onSecret={(value) => {
                    if (field.kind === 'secret') form.setSecret(field.secret, value)
                  }}
                />
              ))}
            </section>
          )
        })}
      </div>
      <footer className={classes.bar}>
        {save.isError && !stale ? (
          <p role="alert" className={classes.refusal}>
            {refusalSentence(save.error)}
          </p>
        ) : (
          <p role="status" className={classes.state}>
            {wanted ? stateOf(changes) : copy.wrong}
          </p>
        )}
        {changes > 0 ? (
          <Button variant="default" onClick={form.clear} disabled={save.isPending}>
            {copy.discard}
          </Button>
        ) : null}
        <Button type="submit" disabled={!wanted || save.isPending}>
          {save.isPending ? copy.saving : copy.save}
        </Button>
      </footer>
      {stale ? (
        <StaleDialog
          stale={stale}
          isSaving={save.isPending}
          onKeepStored={form.clear}
          onKeepYours={() => save.mutate({ ...stale.yours, versions: stale.stored.versions })}
          onClose={form.closeStale}
        />
      ) : null}
      <KeepFilled isFilled={changes > 0} />
    </form>
  )
}

const stateOf = (changes: number) => (changes === 0 ? copy.unchanged : copy.changed(changes))
