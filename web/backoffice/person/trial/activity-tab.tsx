import type { PersonDay } from '@lya/contract/backoffice/person/parts.ts'
import { useQuery } from '@tanstack/react-query'
import { engagementWords } from '#backoffice/person/person.copy.ts'
import { trialCopy as copy } from '#backoffice/person/tabs.copy.ts'
import { adminApi } from '#connection/admin/admin-client.ts'
import { SectionCard } from '#design/page/section-card.tsx'
import { formatDay } from '#format/days.ts'
import classes from '../person.module.css'

const counted = ['transactions', 'categories', 'goals', 'budgets', 'uploads', 'recurring'] as const

/** What somebody did on each day of their trial, and on the two after. */
export function ActivityTab({ userId }: { userId: string }) {
  const query = useQuery(adminApi.person.activity.queryOptions({ input: { userId } }))
  const most = Math.max(1, ...(query.data?.days.map(sumOf) ?? []))
  return (
    <SectionCard
      id="activity"
      title={copy.activity}
      lead={copy.activityLead}
      loading={copy.loadingActivity}
      failed={copy.activityFailed}
      query={query}
    >
      <div className={classes.scroll}>
        <table className={classes.days}>
          <thead>
            <tr>
              <th scope="col">{copy.day}</th>
              {counted.map((one) => (
                <th key={one} scope="col">
                  {one === 'uploads' ? copy.uploads : engagementWords.counts[one]}
                </th>
              ))}
              <th scope="col">{copy.total}</th>
            </tr>
          </thead>
          <tbody>
            {query.data?.days.map((day) => (
              <tr key={day.day} data-ahead={day.isAhead || undefined}>
                <th scope="row">
                  {copy.dayNumber(day.number)}
                  <span className={classes.quiet}> {formatDay(day.day)}</span>
                </th>
                {counted.map((one) => (
                  <td key={one}>{day.isAhead ? '' : day[one]}</td>
                ))}
                <td>
                  {day.isAhead ? (
                    copy.ahead
                  ) : (
                    <span className={classes.bar}>
                      <meter min={0} max={most} value={sumOf(day)} aria-hidden="true" />
                      {sumOf(day)}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </SectionCard>
  )
}

function sumOf(day: PersonDay): number {
  return counted.reduce((sum, one) => sum + day[one], 0)
}
