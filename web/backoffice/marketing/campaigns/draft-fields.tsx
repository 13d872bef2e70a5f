import { NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { adminApi } from '#connection/admin/admin-client.ts'
import classes from '../marketing.module.css'
import { type CampaignDraft, readRate } from './campaign.model.ts'
import { campaignsCopy as copy } from './campaigns.copy.ts'

type Props = { draft: CampaignDraft; onChange: (next: CampaignDraft) => void }

/** To whom, what, how quickly and when. */
export function DraftFields({ draft, onChange }: Props) {
  const segments = useQuery(adminApi.segments.list.queryOptions())
  const templates = useQuery(adminApi.messageTemplates.list.queryOptions())
  const set = (change: Partial<CampaignDraft>): void => onChange({ ...draft, ...change })
  return (
    <>
      <div className={classes.two}>
        <TextInput
          size="sm"
          label={copy.name}
          value={draft.name}
          maxLength={80}
          required
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <Choose
          label={copy.segment}
          items={segments.data?.items}
          value={draft.segmentId}
          onChange={(segmentId) => set({ segmentId })}
        />
        <Choose
          label={copy.template}
          items={templates.data?.items}
          value={draft.templateId}
          onChange={(templateId) => set({ templateId })}
        />
      </div>
      <div className={classes.two}>
        <TextInput
          size="sm"
          label={copy.rate}
          inputMode="numeric"
          value={draft.rate}
          error={readRate(draft.rate) === null ? copy.rateWrong : null}
          onChange={(event) => set({ rate: event.currentTarget.value })}
        />
        <TextInput
          size="sm"
          type="datetime-local"
          label={copy.startsAt}
          description={copy.startsAtHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={draft.start}
          onChange={(event) => set({ start: event.currentTarget.value })}
        />
      </div>
    </>
  )
}

type ChooseProps = {
  label: string
  items: readonly { id: string; name: string }[] | undefined
  value: string
  onChange: (id: string) => void
}

function Choose({ label, items = [], value, onChange }: ChooseProps) {
  return (
    <NativeSelect
      size="sm"
      label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{copy.choose}</option>
      {items.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeSelect>
  )
}
