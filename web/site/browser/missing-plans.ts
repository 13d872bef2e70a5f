/** Between one try and the next; after the last one the page says that it failed. */
const waitsMs = [0, 1_000, 2_000]

/**
 * A page that was served while nobody knew the catalogue shows skeletons. This asks for the page
 * again and takes the cards from it, so the server alone knows how a card looks.
 *
 * @param onCards What has to be done to cards that were not there before.
 */
export function fetchMissingPlans(page: Document, onCards: (cards: Element) => void): void {
  const place = page.querySelector('[data-plans]')
  const unknown = place?.querySelector('[data-plans-unknown]')
  if (!place || !unknown) return
  const skeleton = unknown.querySelector<HTMLElement>('[data-part=skeleton]')
  const failure = unknown.querySelector<HTMLElement>('[data-part=failure]')
  const look = async () => {
    if (skeleton) skeleton.hidden = false
    if (failure) failure.hidden = true
    const cards = await findCards()
    if (cards) {
      place.replaceWith(cards)
      onCards(cards)
      return
    }
    if (skeleton) skeleton.hidden = true
    if (failure) failure.hidden = false
  }
  failure?.querySelector('button')?.addEventListener('click', () => void look())
  void look()
}

async function findCards(): Promise<Element | null> {
  for (const waitMs of waitsMs) {
    await new Promise((resolve) => {
      setTimeout(resolve, waitMs)
    })
    const found = await readCards()
    if (found) return found
  }
  return null
}

async function readCards(): Promise<Element | null> {
  try {
    const answer = await fetch(location.pathname, { cache: 'reload' })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const place = page.querySelector('[data-plans]')
    return place?.querySelector('[data-plans-unknown]') ? null : place
  } catch {
    return null
  }
}
