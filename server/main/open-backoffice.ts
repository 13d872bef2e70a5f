import { meRoutes } from '#backoffice/access/index.ts'
import { openCrm } from '#backoffice/crm/index.ts'
import { logsRoutes, mountLogsExport } from '#backoffice/logs/index.ts'
import { operatorsRoutes } from '#backoffice/operators/index.ts'
import { paletteRoutes } from '#backoffice/palette/index.ts'
import { type LentAccounts, personRoutes } from '#backoffice/person/index.ts'
import { scriptsRoutes } from '#backoffice/scripts/index.ts'
import { usageRoutes } from '#backoffice/usage/index.ts'
import { openAdminPeople } from '#main/backoffice/open-admin-people.ts'
import { openCampaigns } from '#main/backoffice/open-campaigns.ts'
import { openFigures } from '#main/backoffice/open-figures.ts'
import { type LentByCommerce, openTrade } from '#main/backoffice/open-trade.ts'
import type { Area, Ground } from '#main/parts.ts'
import type { Admit } from '#platform/http/admit.ts'

/** What operators run the business with. One line for each slice. */
export function openBackoffice(
  ground: Ground,
  lent: LentByCommerce & LentAccounts & { admit: Admit },
): Area<'admin'> {
  const trade = openTrade(ground, lent)
  const campaigns = openCampaigns(ground)
  const people = openAdminPeople(ground, lent.admit)
  const figures = openFigures(ground)
  const { db, clock, settings } = ground
  const exporting = { db, clock, admit: lent.admit, trustedProxies: settings.trustedProxies }
  return {
    routes: {
      admin: {
        ...people.routes,
        me: meRoutes,
        crm: openCrm(ground),
        scripts: scriptsRoutes(ground),
        palette: paletteRoutes,
        overview: figures.routes,
        logs: logsRoutes,
        operators: operatorsRoutes({ sendMail: ground.sendMail, publicUrl: ground.publicUrl }),
        person: personRoutes({ ...ground, ...lent }),
        ...trade.routes,
        ...campaigns.routes,
        usage: usageRoutes,
      },
    },
    mounts: [
      ...figures.mounts,
      ...campaigns.mounts,
      ...people.mounts,
      ...trade.mounts,
      mountLogsExport(exporting),
    ],
    close: async () => {
      figures.close()
      await people.close()
    },
  }
}
