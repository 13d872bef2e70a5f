import { deletePerson } from '#backoffice/person/actions/delete-person.ts'
import { extendTrial } from '#backoffice/person/actions/extend-trial.ts'
import { newCode } from '#backoffice/person/actions/new-code.ts'
import { renew } from '#backoffice/person/actions/renew.ts'
import { type LetterTools, sendLetter } from '#backoffice/person/actions/send-letter.ts'
import { setData } from '#backoffice/person/actions/set-data.ts'
import { setLabels } from '#backoffice/person/actions/set-labels.ts'
import { setPlan } from '#backoffice/person/actions/set-plan.ts'
import { suspendPerson } from '#backoffice/person/actions/suspend-person.ts'
import {
  changeSubscription,
  type SubscriptionTools,
} from '#backoffice/person/change-subscription.ts'
import { countReferred, listReferred } from '#backoffice/person/looks/referrals.queries.ts'
import { viewActivity } from '#backoffice/person/looks/view-activity.ts'
import { viewFinances } from '#backoffice/person/looks/view-finances.ts'
import { viewMail } from '#backoffice/person/looks/view-mail.ts'
import { viewPerson } from '#backoffice/person/view-person.ts'
import type { AccountDesk } from '#people/account/index.ts'
import type { Account } from '#people/profile/index.ts'
import { readAsAdmin } from '#platform/audit/as-admin.ts'
import { operatorOf } from '#platform/audit/operator-of.ts'
import { signedIn } from '#platform/http/implement.ts'

const procedures = signedIn.admin.person
const done = { done: true as const }

/** What the slice is told at the start. */
export interface PersonParts extends SubscriptionTools, LetterTools {
  accounts: AccountDesk
  account: Pick<Account, 'rename' | 'suggestEmail'>
}

/** What people lend: the sign-in and the account of whoever it is about. */
export type LentAccounts = Pick<PersonParts, 'accounts' | 'account' | 'sendRecovery'>

export function personRoutes(parts: PersonParts) {
  return { ...looks(parts), ...actions(parts) }
}

function looks({ publicUrl }: PersonParts) {
  return {
    get: procedures.get.handler(({ context, input: { userId } }) =>
      viewPerson({ ...context, publicUrl, operator: operatorOf(context) }, userId),
    ),
    activity: procedures.activity.handler(({ context, input: { userId } }) =>
      viewActivity(context, userId),
    ),
    mail: procedures.mail.handler(({ context, input: { userId } }) => viewMail(context.db, userId)),
    referrals: procedures.referrals.handler(({ context, input: { userId } }) =>
      readAsAdmin(context.db, async (tx) => ({
        ...(await countReferred(tx, userId)),
        items: await listReferred(tx, userId),
      })),
    ),
    finances: procedures.finances.handler(({ context, input: { userId } }) =>
      viewFinances(context, userId),
    ),
  }
}

function actions(parts: PersonParts) {
  return {
    extendTrial: procedures.extendTrial.handler(({ context, input }) =>
      extendTrial(context, parts, input),
    ),
    remove: procedures.remove.handler(async ({ context, input }) => {
      await deletePerson(context, parts, input)
      return done
    }),
    suspend: procedures.suspend.handler(async ({ context, input }) => {
      await suspendPerson(context, parts, input)
      return done
    }),
    cancel: procedures.cancel.handler(async ({ context, input }) => {
      const deed = { action: 'CANCEL_SUBSCRIPTION' as const, newValues: { cancelled: true } }
      await changeSubscription(context, parts, input, { wish: { kind: 'cancel' }, deed })
      return done
    }),
    renew: procedures.renew.handler(({ context, input }) => renew(context, parts, input)),
    setPlan: procedures.setPlan.handler(async ({ context, input }) => {
      await setPlan(context, parts, input)
      return done
    }),
    setLabels: procedures.setLabels.handler(async ({ context, input }) => {
      await setLabels(context, input)
      return done
    }),
    setData: procedures.setData.handler(({ context, input }) => setData(context, parts, input)),
    newCode: procedures.newCode.handler(({ context, input }) => newCode(context, input)),
    sendLink: procedures.sendLink.handler(async ({ context, input }) => {
      await sendLetter(context, parts, input)
      return done
    }),
  }
}
