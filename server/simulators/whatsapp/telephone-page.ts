import { ownPage } from '#simulators/own-page.ts'
import { telephoneBody, telephoneTitle } from '#simulators/whatsapp/telephone.copy.ts'
import { telephoneScript } from '#simulators/whatsapp/telephone-script.ts'
import { telephoneStyle } from '#simulators/whatsapp/telephone-style.ts'

/** The telephone, with the files that it sends and gets. */
export const telephonePage = ownPage({
  title: telephoneTitle,
  style: telephoneStyle,
  script: telephoneScript,
  body: telephoneBody,
  media: true,
})
