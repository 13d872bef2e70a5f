import type { Session } from '@lya/contract/people/identity.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it } from 'vitest'
import { TrialBanner } from '#site/parts/trial-banner.tsx'
import { showTrialBanner } from './trial-banner.ts'

const now = Date.parse('2026-11-23T12:00:00Z')
const session = (change: object) =>
  Promise.resolve({
    ...{ planStatus: 'TRIAL', trialEndDate: '2026-11-29', leavesAt: null },
    ...change,
  } as Session)
const banner = () => document.querySelector<HTMLElement>('aside')

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(<TrialBanner />)
})

it.each([
  ['2026-11-29', '6'],
  ['2026-11-23', '1'],
])('says how long a trial until %s still lasts', async (trialEndDate, days) => {
  await showTrialBanner(document, session({ trialEndDate }), now)
  expect(banner()?.hidden).toBe(false)
  expect(banner()?.textContent).toBe(
    `Restam ${days} dia(s) de Teste Grátis. Assine agora com 50% OFF!Assinar agora`,
  )
  expect(banner()?.querySelector('a')?.getAttribute('href')).toBe('/planos')
})

it.each([
  { planStatus: 'ATIVO' },
  { trialEndDate: '2026-11-22' },
  { trialEndDate: null },
  { leavesAt: '2026-11-30T00:00:00Z' },
])('says nothing to %j', async (change) => {
  await showTrialBanner(document, session(change), now)
  expect(banner()?.hidden).toBe(true)
})

it('says nothing to guests', async () => {
  await showTrialBanner(document, Promise.resolve(null), now)
  expect(banner()?.hidden).toBe(true)
})
