import { defineConfig, devices } from '@playwright/test'
import { findHeadlessShell } from '#tools/browser/find-chromium.ts'
import { launching } from './e2e/launching.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // What passes only when it is tried again is what people meet.
  retries: 0,
  // Only to end what hangs: what is waited for comes, but not always soon on a busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    // Recording every journey for the few that fail takes a quarter of the time of all;
    // `--trace on` records the one that is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: launching(findHeadlessShell()),
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
      testIgnore: [
        // Wide and light is the look that the journeys of these pages walk in full.
        '**/back-office/looks-light.test.ts',
        // Who is let in, and what days bring, is the same on any width: on the narrow one alone.
        'guards.test.ts',
        '**/clock/*.test.ts',
        '**/site/referral.test.ts',
        '**/tracking/*.test.ts',
        'simulated-charges.test.ts',
      ],
    },
    {
      name: 'mobile',
      use: devices['Pixel 7'],
      // A fault is the same on any width.
      testIgnore: [
        'browser.test.ts',
        'texts/scripts.test.ts',
        'checkout-boleto.test.ts',
        'checkout-faults.test.ts',
        // The back-office is walked wide; its looks are looked at on a phone too.
        '**/back-office/{guard,extend-trial}.test.ts',
        'admin-lists.test.ts',
        'back-office-trade.test.ts',
        'campaign.test.ts',
        'tasks.test.ts',
      ],
    },
  ],
})
