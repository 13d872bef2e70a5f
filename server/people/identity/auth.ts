import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { drizzle } from 'drizzle-orm/node-postgres'
import { hashPassword, verifyPassword } from '#people/identity/password-hash.ts'
import { sessionCookieName, sessionDays } from '#people/identity/session/session-cookie.ts'
import { cookieName } from '#people/identity/session/signed-cookie.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { account, session, user, verification } from '#platform/db/schema/auth.ts'
import { newId } from '#platform/security/ids.ts'

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
      schema: { user, session, account, verification },
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
    advanced: {
      database: { generateId: () => newId() },
      useSecureCookies: false, // it would change the name, which is ours to choose
      defaultCookieAttributes: { secure: isHttps },
      cookies: { session_token: { name: cookieName(sessionCookieName, { isHttps }) } },
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
