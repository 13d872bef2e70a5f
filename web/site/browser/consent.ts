import type { CookieAnswer } from '@lya/contract/people/cookies.ts'
import {
  type CookieChoice,
  readChoiceCookie,
  writeChoiceCookie,
} from '@lya/core/people/cookies/choice-cookie.ts'
import { dropPixelCookies, noPixelIds, type PixelIds, pixelIdsOf } from '#site/browser/pixel-ids.ts'
import { answered } from '#site/consent/answered.copy.ts'

const { textVersion } = answered

/** What the pages hand in, so that a test can see what would happen. */
export interface ConsentParts {
  loadPixels(ids: PixelIds, choice: CookieChoice): void
  tell(words: { title: string; message: string }): void
  reload(): void
}

/**
 * Asks about cookies where there is something to ask, and loads of the networks' scripts what was
 * agreed to: not before the answer is noted, and never what was refused.
 */
export function askConsent(page: Document, parts: ConsentParts): void {
  const panel = page.querySelector<HTMLElement>('[data-consent]')
  if (!panel) return
  const ids = page.querySelector('[data-no-pixels]') ? noPixelIds : pixelIdsOf(panel)
  const hasPixels = Object.values(ids).some((id) => id !== null)
  let choice = readChoiceCookie(page.cookie, textVersion)
  if (choice) parts.loadPixels(ids, choice)
  // A browser that says no for its owner is not asked again and again.
  else if (hasPixels && !isRefusedByBrowser(page)) panel.hidden = false

  const view = panelView(panel, (opener) => {
    if (choice) close(opener)
  })
  const decide = async (wanted: CookieChoice) => {
    view.setBusy(true)
    const isNoted = await note({ ...wanted, textVersion })
    view.setBusy(false)
    const isRefusal = !wanted.measurement && !wanted.marketing
    // Nobody has to agree because our server cannot be reached.
    if (!isNoted && isRefusal) {
      page.cookie = `${writeChoiceCookie(textVersion, wanted)}; Path=/; SameSite=Lax`
    }
    if (!isNoted && !isRefusal) return view.fail()
    const before = choice
    choice = wanted
    close()
    const isTakenBack =
      (before?.measurement && !wanted.measurement) || (before?.marketing && !wanted.marketing)
    if (isTakenBack) {
      dropPixelCookies(page)
      // A script that runs can only be stopped by leaving the page that runs it.
      return parts.reload()
    }
    if (!before || !isSame(before, wanted)) parts.loadPixels(ids, wanted)
    parts.tell(answered.kept)
  }
  const close = (opener?: HTMLElement) => {
    panel.hidden = true
    opener?.focus()
  }
  view.onAnswer((wanted) => void decide(wanted))
  for (const opener of page.querySelectorAll<HTMLButtonElement>('[data-cookie-choice]')) {
    opener.hidden = false
    opener.addEventListener('click', () => view.open(opener, choice))
  }
}

/** What is drawn: which buttons there are, and what they say. */
function panelView(panel: HTMLElement, onEscape: (opener?: HTMLElement) => void) {
  const all = <T extends HTMLElement>(selector: string) => [...panel.querySelectorAll<T>(selector)]
  const buttons = all<HTMLButtonElement>('[data-answer]')
  const [kinds] = all('fieldset')
  const [failure] = all('[role=alert]')
  const box = (name: string) => all<HTMLInputElement>(`input[name=${name}]`)[0]
  let opener: HTMLElement | undefined

  const isPicking = () => kinds?.hidden === false
  const pick = () => {
    if (kinds) kinds.hidden = false
    for (const button of buttons) {
      if (button.dataset.answer === 'pick') button.textContent = answered.save
    }
  }
  const picked = () => ({
    measurement: box('measurement')?.checked === true,
    marketing: box('marketing')?.checked === true,
  })
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') onEscape(opener)
  })
  return {
    open(by: HTMLElement, choice: CookieChoice | null) {
      opener = by
      panel.hidden = false
      pick()
      for (const name of ['measurement', 'marketing'] as const) {
        const input = box(name)
        if (input) input.checked = choice?.[name] === true
      }
      panel.querySelector<HTMLElement>('h2')?.focus()
    },
    onAnswer(answer: (wanted: CookieChoice) => void) {
      for (const button of buttons) {
        button.addEventListener('click', () => {
          const { answer: name } = button.dataset
          if (name !== 'pick') {
            answer({ measurement: name === 'all', marketing: name === 'all' })
          } else if (isPicking()) answer(picked())
          else pick()
        })
      }
    },
    setBusy(isBusy: boolean) {
      for (const button of buttons) button.disabled = isBusy
      if (isBusy && failure) failure.hidden = true
    },
    fail() {
      if (failure) failure.hidden = false
    },
  }
}

function isSame(one: CookieChoice, other: CookieChoice): boolean {
  return one.measurement === other.measurement && one.marketing === other.marketing
}

function isRefusedByBrowser({ defaultView }: Document): boolean {
  const navigator = defaultView?.navigator as { globalPrivacyControl?: boolean } | undefined
  return navigator?.globalPrivacyControl === true
}

async function note(answer: CookieAnswer): Promise<boolean> {
  try {
    const response = await fetch('/api/cookies/choice', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(answer),
    })
    return response.ok
  } catch {
    return false // what the panel says then
  }
}
