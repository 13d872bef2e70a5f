import type { LegalText } from '#site/legal/legal-text.ts'
import { pageMeta } from '#site/page-meta.ts'

export function legalMeta({ path, title, lead }: LegalText) {
  return pageMeta({ path, title: `${title} | Lya`, description: lead })
}
