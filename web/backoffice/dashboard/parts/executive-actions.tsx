import { IconBeach, IconChartBar, IconSettings, IconSpeakerphone } from '@tabler/icons-react'
import { Link } from 'react-router'
import { adminPaths, rightsOfPath } from '#app/back-office/admin-paths.ts'
import { actionCopy, dashboardCopy as copy } from '#backoffice/dashboard/dashboard.copy.ts'
import { useMay } from '#connection/admin/operator.ts'
import classes from '../dashboard.module.css'

const actions = [
  { to: adminPaths.trials, Icon: IconBeach, ...actionCopy.trials },
  { to: adminPaths.analytics, Icon: IconChartBar, ...actionCopy.reports },
  { to: adminPaths.marketing, Icon: IconSpeakerphone, ...actionCopy.campaigns },
  { to: adminPaths.settings, Icon: IconSettings, ...actionCopy.settings },
] as const

/** The four ways out of the dashboard into the work. */
export function ExecutiveActions() {
  return (
    <section className={classes.stack} aria-labelledby="acoes">
      <h2 id="acoes" className={classes.sectionTitle}>
        {copy.actions}
      </h2>
      <div className={classes.actions}>
        {actions.map((action) => (
          <Action key={action.to} {...action} />
        ))}
      </div>
    </section>
  )
}

function Action({ to, Icon, title, lead }: (typeof actions)[number]) {
  const isOpen = useMay(...(rightsOfPath[to] ?? []))
  if (!isOpen) return null
  return (
    <Link to={to} className={classes.metric}>
      <Icon size={22} stroke={1.7} aria-hidden="true" />
      <strong className={classes.actionTitle}>{title}</strong>
      <span className={classes.quiet}>{lead}</span>
    </Link>
  )
}
