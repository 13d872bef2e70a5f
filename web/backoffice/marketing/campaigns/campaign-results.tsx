import type { CampaignDetail } from '@lya/contract/backoffice/campaigns.ts'
import { type SendState, sendStates } from '@lya/core/backoffice/campaigns/states.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import { formatCount } from '../count.ts'
import classes from '../marketing.module.css'
import { campaignsCopy as copy, sendCopy } from './campaigns.copy.ts'
import { SentPeople } from './sent-people.tsx'
import { StatePill } from './state-pill.tsx'
import { useCampaignChanges } from './use-campaign-changes.ts'

type Props = { campaign: CampaignDetail; onClose: () => void }

/** What became of a campaign; each figure opens to its people. */
export function CampaignResultsCard({ campaign, onClose }: Props) {
  const { id, name, state, audience, results, content } = campaign
  const [shown, setShown] = useState<SendState | null>(null)
  const there = sendStates.filter((one) => (results.states[one] ?? 0) > 0)
  return (
    <section className={classes.card} aria-label={name}>
      <div className={classes.actions}>
        <h3 className={classes.heading}>{name}</h3>
        <StatePill state={state} />
        <Moves campaign={campaign} />
        <Button variant="subtle" size="xs" onClick={onClose}>
          {copy.close}
        </Button>
      </div>
      <section className={classes.results} aria-label={copy.results}>
        <Figure label={copy.audience} count={audience ?? 0} />
        {there.map((one) => (
          <button
            key={one}
            type="button"
            className={classes.result}
            aria-pressed={shown === one}
            onClick={() => setShown(shown === one ? null : one)}
          >
            <strong>{formatCount(results.states[one] ?? 0)}</strong>
            <span className={classes.quiet}>{sendCopy[one]}</span>
          </button>
        ))}
        {content?.channel === 'email' ? (
          <Figure label={copy.opened} count={results.openedLinks} hint={copy.openedHint} />
        ) : null}
        <Figure label={copy.gone} count={results.unsubscribed} hint={copy.goneHint} />
        {results.deleted > 0 ? <Figure label={copy.deleted} count={results.deleted} /> : null}
      </section>
      {shown ? <SentPeople key={shown} id={id} state={shown} /> : null}
      {content ? (
        <details>
          <summary className={classes.quiet}>{copy.said}</summary>
          <div className={classes.letter}>
            {content.subject === '' ? null : <strong>{content.subject}</strong>}
            <p style={{ whiteSpace: 'pre-line' }}>{content.body}</p>
          </div>
        </details>
      ) : null}
    </section>
  )
}

function Figure({ label, count, hint }: { label: string; count: number; hint?: string }) {
  return (
    <div className={classes.result} title={hint}>
      <strong>{formatCount(count)}</strong>
      <span className={classes.quiet}>{label}</span>
    </div>
  )
}

function Moves({ campaign }: { campaign: CampaignDetail }) {
  const { id, version, state, name } = campaign
  const { pause, resume, stop } = useCampaignChanges()
  const [isAsking, setIsAsking] = useState(false)
  const which = { id, version }
  const isUnderWay = state === 'scheduled' || state === 'sending'
  return (
    <>
      {isUnderWay ? (
        <Button
          variant="default"
          size="xs"
          loading={pause.isPending}
          onClick={() => pause.mutate(which)}
        >
          {copy.pause}
        </Button>
      ) : null}
      {state === 'paused' ? (
        <Button size="xs" loading={resume.isPending} onClick={() => resume.mutate(which)}>
          {copy.resume}
        </Button>
      ) : null}
      {isUnderWay || state === 'paused' ? (
        <Button variant="default" size="xs" onClick={() => setIsAsking(true)}>
          {copy.stop}
        </Button>
      ) : null}
      <ConfirmDialog
        opened={isAsking}
        question={copy.confirmStop}
        subject={{ name, detail: copy.stopHint }}
        confirm={copy.stop}
        onConfirm={() => {
          setIsAsking(false)
          stop.mutate(which)
        }}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
