import { brokenPicture } from '#site/landing/picture.copy.ts'

/** A picture that is on screen for so long and still not there counts as lost. */
const patienceMs = 10_000

/** Says where a picture cannot be loaded, instead of leaving a hole, and offers to try again. */
export function explainBrokenPictures(page: Document): void {
  for (const image of page.querySelectorAll('img')) watch(image)
}

function watch(image: HTMLImageElement): void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(waiting)
    waiting = setTimeout(lose, patienceMs)
  }
  const lose = () => {
    clearTimeout(waiting)
    if (image.hidden) return
    image.hidden = true
    image.after(explanation(image, wait))
  }
  image.addEventListener('load', () => {
    clearTimeout(waiting)
    // It may come after all, while its place says that it did not.
    if (image.hidden) show(image)
  })
  image.addEventListener('error', lose)
  // It may have failed before this script came.
  if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') lose()
  // A lazy picture is not even asked for before it comes near.
  else if (!image.complete) whenSeen(image, wait)
}

function whenSeen(image: HTMLImageElement, then: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    if (!image.complete) then()
  })
  observer.observe(image)
}

function explanation(image: HTMLImageElement, wait: () => void): HTMLElement {
  const place = document.createElement('div')
  place.className = 'site-broken-picture'
  place.setAttribute('role', 'alert')
  const text = document.createElement('p')
  text.textContent = brokenPicture.text
  const retry = document.createElement('button')
  retry.type = 'button'
  retry.className = 'site-button'
  retry.dataset.look = 'primary'
  retry.textContent = brokenPicture.retry
  retry.addEventListener('click', () => {
    show(image)
    image.loading = 'eager'
    // The same address set again is asked for again.
    image.setAttribute('src', image.getAttribute('src') ?? '')
    wait()
  })
  place.append(text, retry)
  return place
}

function show(image: HTMLImageElement): void {
  image.hidden = false
  if (image.nextElementSibling?.className === 'site-broken-picture') {
    image.nextElementSibling.remove()
  }
}
