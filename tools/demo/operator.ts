import { prepareMarketing } from '#tools/demo/marketing.seed.ts'
import { visitor } from '#tools/demo/visitor.ts'
import { appCode } from '../../server/people/identity/testing/app-code.ts'
import { grantBackOffice } from '../../server/people/profile/index.ts'
import type { Clock } from '../../server/platform/clock/clock.ts'
import type { Database } from '../../server/platform/db/database.ts'
import { asSystem } from '../../server/platform/db/transaction.ts'
import type { Log } from '../../server/platform/log/log.ts'

/** Who runs the demo's business, and what an authenticator app needs to sign in as them. */
export interface DemoOperator {
  name: string
  email: string
  password: string
  /** To be typed into an app, in Base32. */
  key: string
  /** Each opens one sign-in where no app is at hand. */
  recoveryCodes: string[]
}

const olivia = {
  name: 'Olivia Prado',
  email: 'olivia@exemplo.com.br',
  phone: '11955550199',
  password: 'lya-demonstra-26',
}

/** An owner, let in as `npm run admin` does it, with a second factor that they turned on. */
export async function makeOperator(
  { db, clock, log }: { db: Database; clock: Clock; log: Log },
  publicUrl: string,
): Promise<DemoOperator> {
  const { call } = visitor(publicUrl)
  await call('POST', '/sign-up', olivia)
  await call('POST', '/onboarding/skip', {})
  await asSystem(db, async (tx) => {
    // The link of the mail that nobody opened.
    await tx.query({
      text: 'UPDATE auth."user" SET email_verified = true WHERE email = $1',
      values: [olivia.email],
    })
    await grantBackOffice({ tx, clock, log }, olivia.email, 'admin')
  })
  const { password } = olivia
  const started = await call<{ key: string; recoveryCodes: string[] }>(
    'POST',
    '/second-factor/start',
    { password },
  )
  await call('POST', '/second-factor/confirm', { code: appCode(started.key) })
  await prepareMarketing(call)
  return { ...olivia, key: started.key, recoveryCodes: started.recoveryCodes }
}
