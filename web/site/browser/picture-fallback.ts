import { brokenPicture } from '#site/landing/picture.copy.ts'

/** Says so where a picture cannot be loaded, rather than leaving a hole. */
export function explainBrokenPictures(page: Document): void {
  for (const image of page.querySelectorAll('img')) {
    const explain = () => {
      const text = page.createElement('p')
      text.textContent = brokenPicture
      image.replaceWith(text)
    }
    // It may have failed before this script came.
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') explain()
    else image.addEventListener('error', explain)
  }
}
