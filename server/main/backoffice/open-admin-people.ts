import { addPeopleJobs, mountPeopleExport, peopleRoutes } from '#backoffice/people/index.ts'
import { viewsRoutes } from '#backoffice/views/index.ts'
import type { Ground } from '#main/parts.ts'
import type { Admit } from '#platform/http/admit.ts'
import { describeBug } from '#platform/http/describe-bug.ts'
import type { Mount } from '#platform/http/edge.ts'

/** The lists of people, and what keeps them counted. */
export function openAdminPeople(
  { db, clock, jobs, log, realtime, settings }: Ground,
  admit: Admit,
): {
  routes: { people: typeof peopleRoutes; views: typeof viewsRoutes }
  mounts: Mount[]
  close(): Promise<void>
} {
  const { trustedProxies } = settings
  const { close } = addPeopleJobs({
    ...{ db, clock, jobs, log, listen: realtime.listen },
    onError: (error) => log.warn('people were not counted', { ...describeBug(error) }),
  })
  return {
    routes: { people: peopleRoutes, views: viewsRoutes },
    mounts: [mountPeopleExport({ db, clock, admit, trustedProxies })],
    close,
  }
}
