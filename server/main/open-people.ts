import { join } from 'node:path'
import type { Topic } from '@lya/contract/events.ts'
import type { LentAccounts } from '#backoffice/person/index.ts'
import { openStoredFiles } from '#main/open-stored-files.ts'
import type { Area, Ground } from '#main/parts.ts'
import {
  accountRoutes,
  addDeletionJobs,
  addExportJobs,
  createAccountDesk,
  mountExport,
} from '#people/account/index.ts'
import { cookiesRoutes } from '#people/cookies/index.ts'
import { addIdentityJobs, createIdentity, sessionsRoutes } from '#people/identity/index.ts'
import { onboardingRoutes } from '#people/onboarding/index.ts'
import { addAvatarJobs, mountAvatars, profileRoutes } from '#people/profile/index.ts'
import { supportRoutes } from '#people/support/index.ts'
import { noteDeleted } from '#platform/backup/deleted-people.ts'
import { type Admit, createAdmit } from '#platform/http/admit.ts'
import type { Authenticate } from '#platform/http/context.ts'
import { describeBug } from '#platform/http/describe-bug.ts'

/** Who people are; every other area asks it who is calling, and whether they may. */
export interface OpenPeople
  extends Area<
    | 'account'
    | 'cookies'
    | 'identity'
    | 'onboarding'
    | 'profiles'
    | 'sessions'
    | 'secondFactor'
    | 'support'
  > {
  authenticate: Authenticate
  admit: Admit
  /** Whether whoever has this e-mail was signed in on this browser before. */
  isBrowserOf: (headers: Headers, email: string) => boolean
  /** What the back-office does with somebody's account. */
  lent: LentAccounts
}

export function openPeople(ground: Ground): OpenPeople {
  const { settings, db, clock, jobs, log, realtime, pictures } = ground
  const files = openStoredFiles(settings)
  const onLeftover = (error: unknown): void =>
    log.warn('a picture that nobody uses was not deleted', { ...describeBug(error) })
  const identity = createIdentity({
    ...{ db, clock, publicUrl: ground.publicUrl, events: ground.events, sendMail: ground.sendMail },
    log,
    secret: ground.key.derive('sessions').toString('base64url'),
    onSessionError: (error) => log.warn('a session was not written', { ...describeBug(error) }),
    announce: (userId, topics) => realtime.announce(userId, topics, null),
  })
  const { authenticate, account } = identity
  const { publicUrl } = settings
  const admit = createAdmit({ authenticate, clock })
  const { announce } = realtime
  const accountParts = {
    ...{ db, clock, jobs, files, log, publicUrl: ground.publicUrl, sendMail: ground.sendMail },
    events: ground.events,
    provePerson: identity.provePerson,
    listDeleted: (userId: string) =>
      noteDeleted(join(settings.dataFolder, 'backups'), { userId, at: clock.now().toString() }),
    announce: (userId: string, topics: Topic[]) => announce(userId, topics, null),
  }
  const avatars = { db, clock, admit, publicUrl, announce, files, onLeftover, pictures }
  addIdentityJobs(jobs, { db, clock })
  addAvatarJobs(jobs, { db, clock, files })
  addExportJobs(accountParts)
  addDeletionJobs(accountParts)
  return {
    authenticate,
    admit,
    isBrowserOf: identity.isBrowserOf,
    lent: {
      ...{ account, sendRecovery: identity.sendRecovery },
      accounts: createAccountDesk(accountParts),
    },
    routes: {
      account: accountRoutes(accountParts),
      cookies: cookiesRoutes({ isHttps: ground.publicUrl.startsWith('https:') }),
      identity: identity.routes,
      onboarding: onboardingRoutes,
      profiles: profileRoutes({ account, files, onLeftover }),
      sessions: sessionsRoutes,
      secondFactor: identity.secondFactorRoutes,
      support: supportRoutes(settings.operator),
    },
    mounts: [
      identity.mountConfirmation,
      identity.mountEntry(settings),
      mountAvatars(avatars),
      mountExport({ ...accountParts, admit }),
    ],
    close: async () => undefined,
  }
}
