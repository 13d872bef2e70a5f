import { join } from 'node:path'
import { createCheckoutConfig } from '#commerce/checkout-config/index.ts'
import { joinEvents } from '#main/events.ts'
import { openAssistant } from '#main/open-assistant.ts'
import { openBackoffice } from '#main/open-backoffice.ts'
import { openCommerce } from '#main/open-commerce.ts'
import { openConversions } from '#main/open-conversions.ts'
import { openMail } from '#main/open-mail.ts'
import { openMoney } from '#main/open-money.ts'
import { openNotices, openPush } from '#main/open-notices.ts'
import { openPeople } from '#main/open-people.ts'
import type { App, AppParts, Ground } from '#main/parts.ts'
import { openSite } from '#main/site/open-site.ts'
import { mountHealth } from '#platform/health/health-route.ts'
import { createHttp } from '#platform/http/create-http.ts'
import { openPictures } from '#platform/images/open-pictures.ts'
import { addLimitJobs } from '#platform/limits/index.ts'
import { Measures } from '#platform/measures/measures.ts'
import { watchPool } from '#platform/measures/watch-pool.ts'
import { createRealtime } from '#platform/realtime/create-realtime.ts'

const webBuildFolder = join(import.meta.dirname, '../../web/build')

/** Joins the areas into one application. */
export async function createApp(parts: AppParts): Promise<App> {
  const { settings, db, jobs, clock, log } = parts
  const measures = new Measures()
  watchPool(db, measures)
  const realtime = createRealtime({ db, log })
  const mail = openMail(parts, measures)
  const publicUrl = settings.publicUrl ?? loopbackUrl(settings)
  const { sendMail } = mail
  const config = createCheckoutConfig({ db, clock })
  const noteConversion = openConversions(parts, { publicUrl, config })
  const events = joinEvents({ sendMail, log, publicUrl, jobs, key: parts.key, noteConversion })
  const pictures = openPictures()
  const joined = { publicUrl, events, realtime, sendMail, pictures, config, measures }
  const ground: Ground = { ...parts, ...joined }
  addLimitJobs(jobs, { db, clock })

  const people = openPeople(ground)
  const { authenticate, admit, isBrowserOf } = people
  const money = openMoney()
  const commerce = await openCommerce(ground, { authenticate, admit, isBrowserOf })
  const push = openPush(ground)
  const assistant = await openAssistant(ground, { admit, push })
  const notices = openNotices(ground, { push, gateway: assistant.gateway })
  const backoffice = openBackoffice(ground, { ...commerce.lent, ...people.lent, admit })
  const areas = [people, money, commerce, assistant, notices, backoffice]

  const http = createHttp({
    publicUrl: settings.publicUrl,
    trustedProxies: settings.trustedProxies,
    ...{ db, clock, events, authenticate, admit, realtime, log },
    router: {
      ...people.routes,
      ...money.routes,
      ...commerce.routes,
      ...assistant.routes,
      ...notices.routes,
      ...backoffice.routes,
    },
    pageValues: openSite(ground),
    webBuildDir: parts.webBuildFolder ?? webBuildFolder,
    mounts: [
      mountHealth({ db, jobState: () => jobs.state }),
      ...mail.mounts,
      ...areas.flatMap(({ mounts }) => mounts),
    ],
  })
  await realtime.start()
  return {
    http,
    close: async () => {
      await realtime.close()
      for (const area of areas.toReversed()) await area.close()
      await pictures.close()
      mail.close()
    },
  }
}

function loopbackUrl({ host, port }: { host: string; port: number }): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
