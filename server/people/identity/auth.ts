import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { twoFactor as secondFactor } from 'better-auth/plugins/two-factor'
import { drizzle } from 'drizzle-orm/node-postgres'
import { hashPassword, verifyPassword } from '#people/identity/password-hash.ts'
import { namedCookies } from '#people/identity/second-factor/second-step-cookies.ts'
import { recoveryCodeLength, showRecoveryCode } from '#people/identity/second-factor/typed-code.ts'
import { sessionCookieName, sessionDays } from '#people/identity/session/session-cookie.ts'
import { cookieName } from '#people/identity/session/signed-cookie.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { account, session, twoFactor, user, verification } from '#platform/db/schema/auth.ts'
import { newCode } from '#platform/security/codes.ts'
import { newId } from '#platform/security/ids.ts'

/** Minutes in which the code must follow the password. */
const secondStepMinutes = 10
/** Days for which a browser that is trusted is not asked for a code. */
const trustedDays = 30
const recoveryCodesMax = 10

export type Auth = ReturnType<typeof createAuth>

/** The header by which the library is told the caller's address; set by us, never passed on. */
export const addressHeader = 'x-lya-client-address'

/**
 * The sign-in library on our tables. Its own routes are not mounted: people reach it through our
 * procedures only, which limit attempts and speak our refusals. Sign-up and recovery are ours,
 * since each must be one transaction with the profile, the trial and the e-mail that it sends.
 */
export function createAuth(parts: {
  db: Database
  clock: Clock
  /** Where people open the product, such as `https://lya.example`. */
  publicUrl: string
  /** 32 characters or more; signs the cookies. */
  secret: string
}) {
  const { db, clock, publicUrl, secret } = parts
  const isHttps = publicUrl.startsWith('https:')
  return betterAuth({
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    telemetry: { enabled: false },
    // It writes e-mails and failed statements with their values; what fails is thrown to us anyway.
    logger: { disabled: true },
    database: drizzleAdapter(drizzle({ client: db.pool }), {
      provider: 'pg',
      schema: { user, session, account, verification, twoFactor },
    }),
    rateLimit: { enabled: false },
    session: { expiresIn: sessionDays * 24 * 60 * 60 },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      // The contract bounds what is typed; composing accents may lengthen it.
      maxPasswordLength: 512,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    plugins: [
      secondFactor({
        issuer: 'Lya',
        twoFactorCookieMaxAge: secondStepMinutes * 60,
        trustDeviceMaxAge: trustedDays * 24 * 60 * 60,
        backupCodeOptions: {
          storeBackupCodes: 'encrypted',
          customBackupCodesGenerate: () =>
            Array.from({ length: recoveryCodesMax }, () =>
              showRecoveryCode(newCode(recoveryCodeLength)),
            ),
        },
      }),
    ],
    advanced: {
      database: { generateId: () => newId() },
      useSecureCookies: false, // it would change the name, which is ours to choose
      defaultCookieAttributes: { secure: isHttps },
      cookies: {
        session_token: { name: cookieName(sessionCookieName, { isHttps }) },
        ...namedCookies({ isHttps }),
      },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (fresh) => {
            const now = clock.now()
            const at = new Date(now.epochMilliseconds)
            const expiresAt = new Date(now.add({ hours: 24 * sessionDays }).epochMilliseconds)
            return { data: { ...fresh, createdAt: at, updatedAt: at, expiresAt } }
          },
        },
      },
    },
  })
}
