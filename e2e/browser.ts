import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'

interface BrowserOptions {
  /** What a journey provokes on purpose, such as the refusal of a wrong password. */
  expectedErrors: RegExp[]
}

/**
 * Playwright's `test`, under which any journey fails on a console error, an exception in a page, a
 * violation of the content security policy, an answer of 500 or more, or a request to another
 * origin than `baseURL`.
 */
export const test = base.extend<BrowserOptions & { watch: undefined }>({
  expectedErrors: [[], { option: true }],
  watch: [
    async ({ context, baseURL, expectedErrors }, use) => {
      const problems: string[] = []
      const report = (problem: string) => {
        if (!expectedErrors.some((expected) => expected.test(problem))) problems.push(problem)
      }
      const watchPage = (page: Page) => page.on('pageerror', (error) => report(String(error)))
      context.pages().forEach(watchPage)
      context.on('page', watchPage)
      context.on('console', (message) => {
        if (message.type() === 'error') report(textOf(message))
      })
      context.on('request', (request) => {
        if (isForeign(request.url(), baseURL)) report(`a request to ${request.url()}`)
      })
      context.on('response', (response) => {
        if (response.status() >= 500) report(`${response.status()} from ${response.url()}`)
      })
      await context.exposeBinding('reportViolation', (_, text: string) => report(text))
      await context.addInitScript(listenForViolations)
      await use(undefined)
      expect(problems, 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

function textOf(message: ConsoleMessage): string {
  return `console: ${message.text()} (${message.location().url})`
}

/** Data of the page's own is no request; everything else is ours or foreign. */
function isForeign(url: string, home: string | undefined): boolean {
  const { protocol, origin, hostname } = new URL(url)
  if (protocol === 'data:' || protocol === 'blob:' || protocol === 'about:') return false
  return home ? origin !== new URL(home).origin : !/^(127\.0\.0\.1|localhost)$/.test(hostname)
}

/** Runs in the page, before any script of its own. */
function listenForViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { reportViolation } = window as unknown as {
      reportViolation: (text: string) => Promise<void>
    }
    void reportViolation(`blocked by ${event.violatedDirective}: ${event.blockedURI}`)
  })
}
