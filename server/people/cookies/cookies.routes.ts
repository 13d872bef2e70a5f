import { writeChoiceCookie } from '@lya/core/people/cookies/choice-cookie.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { chooseCookies } from '#people/cookies/choose-cookies.ts'
import { readVisit, visitorCookieName } from '#people/cookies/visit.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { os } from '#platform/http/implement.ts'
import { countAttempts, digestOf, networkOf } from '#platform/limits/index.ts'

/** Whole households and offices answer from one address. */
const allowance = { max: 120, windowSeconds: 60 * 60 }
/** A consent is asked for again after half a year, as the page does. */
const cookieDays = 180

export function cookiesRoutes({ isHttps }: { isHttps: boolean }) {
  const attributes = `Path=/; SameSite=Lax${isHttps ? '; Secure' : ''}`
  const lasts = `Max-Age=${cookieDays * 24 * 60 * 60}; ${attributes}`
  const visitorCookie = (visitorId: string | null): string =>
    visitorId === null
      ? `${visitorCookieName}=; Max-Age=0; ${attributes}; HttpOnly`
      : `${visitorCookieName}=${visitorId}; ${lasts}; HttpOnly`
  return {
    choose: os.cookies.choose.handler(async ({ input, context }) => {
      const { db, clock, ip, requestHeaders } = context
      const wait = await countAttempts({ db, clock }, [
        { key: `cookies.choice.ip:${digestOf(networkOf(ip))}`, ...allowance },
      ])
      if (wait !== null) {
        throw new Refusal('limit', 'cookies.too-many-attempts', { retryAfterSeconds: wait })
      }
      const known = readVisit(requestHeaders)
      const answer = { ...input, knownVisitorId: known?.visitorId ?? null, ip }
      const visitorId = await asSystem(db, (tx) => chooseCookies({ tx, clock }, answer))
      context.responseHeaders.append('set-cookie', visitorCookie(visitorId))
      // The pages read this one.
      const choice = writeChoiceCookie(input.textVersion, input)
      context.responseHeaders.append('set-cookie', `${choice}; ${lasts}`)
      return { noted: true as const }
    }),
  }
}
