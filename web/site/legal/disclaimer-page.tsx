import { disclaimer } from '#site/legal/disclaimer.copy.ts'
import { legalMeta } from '#site/legal/legal-meta.ts'
import { LegalPage } from '#site/legal/legal-page.tsx'

export const meta = () => legalMeta(disclaimer)

export default function DisclaimerPage() {
  return <LegalPage text={disclaimer} />
}
