import { takeNotice } from '#connection/session/left-notice.ts'
import { askConsent } from '#site/browser/consent.ts'
import { markCurrentPlan } from '#site/browser/current-plan.ts'
import { fetchMissingPlans } from '#site/browser/missing-plans.ts'
import { showNotice } from '#site/browser/notice.ts'
import { explainBrokenPictures } from '#site/browser/picture-fallback.ts'
import { loadPixels } from '#site/browser/pixels.ts'
import { carryReferral } from '#site/browser/referral.ts'
import { showReferralNotice } from '#site/browser/referral-notice.ts'
import { registerServiceWorker } from '#site/browser/service-worker.ts'
import { askSession, showWayBack } from '#site/browser/signed-in.ts'
import { showTrialBanner } from '#site/browser/trial-banner.ts'
import { playVideos } from '#site/browser/video.ts'

carryReferral(document, location.search)

// Whoever signs out lands here, and reads it here.
const left = takeNotice()
if (left) showNotice(document, left)

const session = askSession()
const isPerson = session.then((one) => one !== null)
void showReferralNotice(document, location.search, isPerson).then(() => {
  // A code that turned out to be nobody's makes room for the one that this tab kept.
  carryReferral(document, location.search)
})
void showWayBack(document, session)
void showTrialBanner(document, session)

explainBrokenPictures(document)
fetchMissingPlans(document, (cards) => {
  carryReferral(cards, location.search)
  void markCurrentPlan(document, session)
})
void markCurrentPlan(document, session)
registerServiceWorker(document)
playVideos(document)

askConsent(document, {
  loadPixels: (ids, choice) => loadPixels(document, ids, choice),
  tell: (words) => showNotice(document, words),
  reload: () => location.reload(),
})

// The menu is a <details>: it would stay open over the place that one of its links leads to.
for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-menu]')) {
  menu.addEventListener('click', (event) => {
    if (event.target instanceof HTMLAnchorElement) menu.open = false
  })
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Node && menu.contains(target))) menu.open = false
  })
}
