import type { PersonView } from '@lya/contract/backoffice/person/view.ts'
import { adminPaths } from '#app/back-office/admin-paths.ts'
import { AffiliateTab } from '#backoffice/person/parts/affiliate-tab.tsx'
import { OtherView } from '#backoffice/person/parts/other-view.tsx'
import { PageTabs } from '#backoffice/person/parts/page-tabs.tsx'
import { PersonHeader } from '#backoffice/person/parts/person-header.tsx'
import { planWords } from '#backoffice/person/person.copy.ts'
import { PersonPortrait } from '#backoffice/person/portrait/person-portrait.tsx'
import { portraitCopy } from '#backoffice/person/portrait/portrait.copy.ts'
import { CodeButtons } from '#backoffice/person/subscriber/code-buttons.tsx'
import { FinanceTab } from '#backoffice/person/subscriber/finance-tab.tsx'
import { SettingsTab } from '#backoffice/person/subscriber/settings-tab.tsx'
import { subscriberCopy as copy } from '#backoffice/person/subscriber/subscriber.copy.ts'
import { SummaryCards } from '#backoffice/person/subscriber/summary-cards.tsx'
import { UseTab } from '#backoffice/person/subscriber/use-tab.tsx'
import { Pill } from '#design/table/pill.tsx'
import classes from '../person.module.css'

/** Somebody who pays. */
export function SubscriberPage({ person }: { person: PersonView }) {
  const { planState, userId } = person
  return (
    <div className={classes.page}>
      <PersonHeader
        person={person}
        backTo={adminPaths.subscribers}
        badges={<Pill tone={planState === 'ATIVO' ? 'good' : 'bad'}>{planWords[planState]}</Pill>}
        action={<OtherView person={person} />}
      />
      <SummaryCards person={person} />
      <PageTabs
        tabs={[
          {
            name: 'financeiro',
            label: copy.finance,
            render: () => <FinanceTab person={person} />,
          },
          { name: 'uso', label: copy.use, render: () => <UseTab person={person} /> },
          {
            name: 'afiliacao',
            label: copy.affiliation,
            render: () => <AffiliateTab person={person} action={<CodeButtons person={person} />} />,
          },
          {
            name: '360',
            label: portraitCopy.tab,
            render: () => <PersonPortrait userId={userId} />,
          },
          {
            name: 'configuracoes',
            label: copy.settings,
            render: () => <SettingsTab person={person} />,
          },
        ]}
      />
    </div>
  )
}
