/** That somebody looked at what is sold. */
export interface View {
  /** Names the fact: a network that hears of it twice counts it once. */
  id: string
  name: string
}

/** Loads a script of another origin; resolves when it runs, never when it does not come. */
export function loadScript(page: Document, src: string): Promise<void> {
  return new Promise((resolve) => {
    const script = page.createElement('script')
    script.async = true
    script.src = src
    script.addEventListener('load', () => resolve())
    page.head.append(script)
  })
}
