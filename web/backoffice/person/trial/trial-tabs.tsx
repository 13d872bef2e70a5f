import type { PersonView } from '@lya/contract/backoffice/person/view.ts'
import { TaskPanel } from '#backoffice/crm/panel/task-panel.tsx'
import { AffiliateTab } from '#backoffice/person/parts/affiliate-tab.tsx'
import { MailTab } from '#backoffice/person/parts/mail-tab.tsx'
import { PageTabs } from '#backoffice/person/parts/page-tabs.tsx'
import { PersonPortrait } from '#backoffice/person/portrait/person-portrait.tsx'
import { portraitCopy } from '#backoffice/person/portrait/portrait.copy.ts'
import { restrictedCopy } from '#backoffice/person/restricted/restricted.copy.ts'
import { RestrictedArea } from '#backoffice/person/restricted/restricted-area.tsx'
import { trialCopy as copy } from '#backoffice/person/tabs.copy.ts'
import { ActivityTab } from '#backoffice/person/trial/activity-tab.tsx'

/** The parts of a trial's page. */
export function TrialTabs({ person }: { person: PersonView }) {
  const { userId } = person
  return (
    <PageTabs
      tabs={[
        { name: 'tarefas', label: copy.tasks, render: () => <TaskPanel userId={userId} /> },
        { name: 'trial', label: copy.trial, render: () => <ActivityTab userId={userId} /> },
        { name: 'marketing', label: copy.marketing, render: () => <MailTab userId={userId} /> },
        {
          name: 'affiliate',
          label: copy.affiliate,
          render: () => <AffiliateTab person={person} />,
        },
        {
          name: '360',
          label: portraitCopy.tab,
          render: () => <PersonPortrait userId={userId} />,
        },
        {
          name: 'restrita',
          label: restrictedCopy.tab,
          render: () => <RestrictedArea person={person} />,
        },
      ]}
    />
  )
}
