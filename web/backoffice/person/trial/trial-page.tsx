import type { PersonView } from '@lya/contract/backoffice/person/view.ts'
import { engagementLevel } from '@lya/core/backoffice/engagement/engagement.ts'
import { adminPaths } from '#app/back-office/admin-paths.ts'
import { EngagementCard } from '#backoffice/person/parts/engagement-card.tsx'
import { OtherView } from '#backoffice/person/parts/other-view.tsx'
import { PersonHeader } from '#backoffice/person/parts/person-header.tsx'
import { PersonalCard } from '#backoffice/person/parts/personal-card.tsx'
import { QuickActions } from '#backoffice/person/parts/quick-actions.tsx'
import { engagementWords, planWords, trialBadge } from '#backoffice/person/person.copy.ts'
import { TrialTabs } from '#backoffice/person/trial/trial-tabs.tsx'
import { Pill } from '#design/table/pill.tsx'
import classes from '../person.module.css'

/** Somebody who does not pay yet, or no longer. */
export function TrialPage({ person }: { person: PersonView }) {
  return (
    <div className={classes.page}>
      <PersonHeader
        person={person}
        backTo={adminPaths.trials}
        badges={<TrialBadges person={person} />}
        action={<OtherView person={person} />}
      />
      <div className={classes.columns}>
        <div className={classes.column}>
          <PersonalCard person={person} />
          <QuickActions person={person} />
        </div>
        <div className={classes.column}>
          <EngagementCard person={person} />
          <TrialTabs person={person} />
        </div>
      </div>
    </div>
  )
}

const levelTones = { high: 'good', medium: 'warning', low: 'calm' } as const

function TrialBadges({ person: { planState, trialDaysLeft, engagement } }: { person: PersonView }) {
  const level = engagementLevel(engagement)
  const near = trialDaysLeft <= 3 ? 'warning' : 'good'
  return (
    <>
      {planState === 'TRIAL' ? (
        <Pill tone={trialDaysLeft <= 0 ? 'bad' : near}>{trialBadge(trialDaysLeft)}</Pill>
      ) : (
        <Pill tone={planState === 'SUSPENSO' ? 'bad' : 'calm'}>{planWords[planState]}</Pill>
      )}
      <Pill tone={levelTones[level]}>
        {engagementWords.engagement}: {engagementWords.badge[level]}
      </Pill>
    </>
  )
}
