import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dashboardCopy as copy } from '#backoffice/dashboard/dashboard.copy.ts'
import { adminApi } from '#connection/admin/admin-client.ts'

/** How many alerts are critical, which leads to them. */
export function AlertCount() {
  const alerts = useQuery(adminApi.overview.alerts.queryOptions({ input: {} }))
  if (!alerts.data) return null
  return (
    <Link to="?aba=alertas">
      {copy.critical} <strong>{alerts.data.open.critical}</strong>
    </Link>
  )
}
