import { legalMeta } from '#site/legal/legal-meta.ts'
import { LegalPage } from '#site/legal/legal-page.tsx'
import { terms } from '#site/legal/terms.copy.ts'

export const meta = () => legalMeta(terms)

export default function TermsPage() {
  return <LegalPage text={terms} />
}
