import type { CookieChoice } from '@lya/core/people/cookies/choice-cookie.ts'
import type { PixelIds } from '#site/browser/pixel-ids.ts'
import { startGoogle } from '#site/browser/pixels/google.ts'
import { startMeta } from '#site/browser/pixels/meta.ts'
import { startTikTok } from '#site/browser/pixels/tiktok.ts'

/** Where somebody looks at what is sold; the other public pages only count as visited. */
const landings = ['/', '/testegratis', '/planos']

/** Loads the scripts that were agreed to, and tells of the view of a landing page. */
export function loadPixels(page: Document, ids: PixelIds, choice: CookieChoice): void {
  const isLanding = landings.includes(location.pathname)
  // One fact, one id, whatever networks hear of it.
  const view = isLanding ? { id: `view.${chance()}`, name: page.title } : null
  if (choice.marketing && ids.meta) startMeta(page, ids.meta, view)
  if (choice.marketing && ids.tiktok) void startTikTok(page, ids.tiktok, view)
  if (choice.measurement && ids.google) startGoogle(page, ids.google, view)
}

/** Sixteen letters that no other view has. `connection/ids.ts` would bring the product's script. */
function chance(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
