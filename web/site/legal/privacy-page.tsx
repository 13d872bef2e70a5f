import { legalMeta } from '#site/legal/legal-meta.ts'
import { LegalPage } from '#site/legal/legal-page.tsx'
import { privacy } from '#site/legal/privacy.copy.ts'

export const meta = () => legalMeta(privacy)

export default function PrivacyPage() {
  return <LegalPage text={privacy} />
}
