import { Link } from 'react-router'
import { personPath } from '#app/back-office/admin-paths.ts'
import { TodayWidget } from '#backoffice/crm/widget/today-widget.tsx'
import { customersCopy } from '#backoffice/dashboard/dashboard.copy.ts'
import { DashboardPage } from '#backoffice/dashboard/dashboard-page.tsx'
import { CustomersTab } from '#backoffice/dashboard/tabs/customers-tab.tsx'
import { CommunicationPanel } from '#backoffice/marketing/communication-panel.tsx'
import { SegmentsPanel } from '#backoffice/marketing/segments/segments-panel.tsx'
import { PersonPortrait } from '#backoffice/person/portrait/person-portrait.tsx'
import { useMay } from '#connection/admin/operator.ts'

/** The dashboard, with the parts of other slices that stand on it. */
export function HomePage() {
  const isOnCalls = useMay('support')
  const isOnPeople = useMay('support', 'finance')
  const isOnMarketing = useMay('marketing')
  return (
    <DashboardPage
      today={isOnCalls ? <TodayWidget /> : null}
      customers={isOnPeople ? <CustomersTab show={openPerson} /> : null}
      segments={isOnMarketing ? <SegmentsPanel /> : null}
      communication={isOnMarketing ? <CommunicationPanel /> : null}
    />
  )
}

function openPerson(userId: string) {
  return (
    <div>
      <Link to={personPath(userId)}>{customersCopy.open}</Link>
      <PersonPortrait key={userId} userId={userId} />
    </div>
  )
}
