import type { Campaign } from '@lya/contract/backoffice/campaigns.ts'
import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { momentOf } from '#connection/clock.ts'
import { newId } from '#connection/ids.ts'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import classes from '../marketing.module.css'
import { NewerNotice } from '../newer-notice.tsx'
import { draftOf, readRate } from './campaign.model.ts'
import { campaignsCopy as copy } from './campaigns.copy.ts'
import { DraftFields } from './draft-fields.tsx'
import { LaunchDialog } from './launch-dialog.tsx'
import { useCampaignChanges } from './use-campaign-changes.ts'

type Props = { campaign: Campaign | null; onShow: (id: string | null) => void }

/** A campaign before it is launched. */
export function CampaignForm({ campaign, onShow }: Props) {
  const [id] = useState(() => campaign?.id ?? newId())
  const [draft, setDraft] = useState(() => draftOf(campaign))
  const [version, setVersion] = useState(campaign?.version ?? 0)
  const [asking, setAsking] = useState<'launch' | 'remove' | null>(null)
  const { save, launch, remove } = useCampaignChanges()
  const { name, segmentId, templateId, start } = draft
  const perMinute = readRate(draft.rate)
  const canSave = name.trim() !== '' && perMinute !== null
  const store = (then: () => void): void => {
    const meant = { segmentId: segmentId || null, templateId: templateId || null }
    const onSuccess = (saved: Campaign): void => {
      setVersion(saved.version)
      then()
    }
    if (canSave) save.mutate({ id, name, perMinute, version, ...meant }, { onSuccess })
  }
  const send = (): void => {
    setAsking(null)
    launch.mutate({ id, version, startsAt: momentOf(start) }, { onSuccess: () => onShow(id) })
  }
  return (
    <form
      className={classes.card}
      onSubmit={submitting(() => store(() => onShow(id)))}
      aria-label={name || copy.add}
    >
      {campaign && campaign.version > version && !save.isPending ? (
        <NewerNotice onReload={() => onShow(null)} />
      ) : null}
      <DraftFields draft={draft} onChange={setDraft} />
      <div className={classes.actions}>
        <Button
          size="sm"
          disabled={!canSave || segmentId === '' || templateId === ''}
          loading={save.isPending || launch.isPending}
          onClick={() => store(() => setAsking('launch'))}
        >
          {copy.launch}
        </Button>
        <Button type="submit" variant="default" size="sm" disabled={!canSave}>
          {copy.save}
        </Button>
        {campaign ? (
          <Button variant="subtle" size="sm" onClick={() => setAsking('remove')}>
            {copy.remove}
          </Button>
        ) : null}
        <Button variant="subtle" size="sm" onClick={() => onShow(null)}>
          {copy.close}
        </Button>
      </div>
      <LaunchDialog
        opened={asking === 'launch'}
        segmentId={segmentId}
        isLater={start !== ''}
        onConfirm={send}
        onClose={() => setAsking(null)}
      />
      <ConfirmDialog
        opened={asking === 'remove'}
        question={copy.confirmRemove}
        subject={{ name }}
        confirm={copy.remove}
        onConfirm={() => remove.mutate({ id }, { onSuccess: () => onShow(null) })}
        onClose={() => setAsking(null)}
      />
    </form>
  )
}

function submitting(work: () => void) {
  return (event: FormEvent): void => {
    event.preventDefault()
    work()
  }
}
