import type { PersonView } from '@lya/contract/backoffice/person/view.ts'
import type { ReactNode } from 'react'
import { ActionButton } from '#backoffice/person/actions/action-button.tsx'
import { DataButton } from '#backoffice/person/edit/data-button.tsx'
import { PlanButton } from '#backoffice/person/edit/plan-button.tsx'
import { SuspendButton } from '#backoffice/person/restricted/suspend-button.tsx'
import { subscriberCopy as copy } from '#backoffice/person/subscriber/subscriber.copy.ts'
import { adminClient } from '#connection/admin/admin-client.ts'
import { useMay } from '#connection/admin/operator.ts'
import classes from '../person.module.css'

/** What is done with somebody's account; what is theirs goes to them. */
export function SettingsTab({ person }: { person: PersonView }) {
  const { userId, isYou, email } = person
  const isClosed = !useMay('support', 'finance') || isYou || email === null
  return (
    <section className={classes.card} aria-labelledby="settings-title">
      <h2 id="settings-title" className={classes.cardTitle}>
        {copy.settings}
      </h2>
      <Deed title={copy.setPlan} lead={copy.setPlanLead}>
        <PlanButton person={person} label={copy.setPlan} />
      </Deed>
      <Deed title={copy.data} lead={copy.dataLead}>
        <DataButton person={person} label={copy.data} />
      </Deed>
      <Deed title={copy.reset} lead={copy.resetLead}>
        <ActionButton
          label={copy.reset}
          lead={copy.resetLead}
          isDisabled={isClosed}
          run={(reason) => adminClient.person.sendLink({ userId, reason, what: 'password' })}
          done={() => copy.resetSent}
          failed={copy.sendFailed}
        />
      </Deed>
      <Deed title={copy.exportData} lead={copy.exportLead}>
        <ActionButton
          label={copy.exportData}
          lead={copy.exportLead}
          isDisabled={isClosed}
          run={(reason) => adminClient.person.sendLink({ userId, reason, what: 'export' })}
          done={() => copy.exportAsked}
          failed={copy.sendFailed}
        />
      </Deed>
      <SuspendButton person={person} />
    </section>
  )
}

function Deed(props: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className={classes.deed}>
      <p>
        <strong>{props.title}</strong>
        <span className={classes.quiet}>{props.lead}</span>
      </p>
      {props.children}
    </div>
  )
}
