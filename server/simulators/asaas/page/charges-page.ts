import { chargesScript } from '#simulators/asaas/page/charges-script.ts'
import { chargesStyle } from '#simulators/asaas/page/charges-style.ts'
import { pageBody, pageTitle } from '#simulators/asaas/page/page.copy.ts'
import { ownPage } from '#simulators/own-page.ts'

/** Where a person decides what becomes of a charge. */
export const chargesPage = ownPage({
  title: pageTitle,
  style: chargesStyle,
  script: chargesScript,
  body: pageBody,
})
