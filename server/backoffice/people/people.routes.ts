import { countedPeopleMax } from '@lya/contract/backoffice/people.ts'
import { countPeople, listPeople } from '#backoffice/people/people.queries.ts'
import {
  findSubscriberFigures,
  findTrialFigures,
} from '#backoffice/people/people-figures.queries.ts'
import { readAsAdmin } from '#platform/audit/as-admin.ts'
import { signedIn } from '#platform/http/implement.ts'

const procedures = signedIn.admin.people

export const peopleRoutes = {
  list: procedures.list.handler(({ context: { db, clock }, input }) => {
    const { sort, direction, cursor, limit, ...asked } = input
    const page = { sort, direction, cursor, limit, now: clock.now() }
    return readAsAdmin(db, (tx) => listPeople(tx, asked, page))
  }),
  count: procedures.count.handler(async ({ context: { db, clock }, input }) => {
    const bounds = { now: clock.now(), max: countedPeopleMax + 1 }
    return { people: await readAsAdmin(db, (tx) => countPeople(tx, input, bounds)) }
  }),
  trialFigures: procedures.trialFigures.handler(({ context: { db, clock } }) =>
    readAsAdmin(db, (tx) => findTrialFigures(tx, clock.now())),
  ),
  subscriberFigures: procedures.subscriberFigures.handler(({ context: { db, clock } }) =>
    readAsAdmin(db, (tx) => findSubscriberFigures(tx, clock.now())),
  ),
}
