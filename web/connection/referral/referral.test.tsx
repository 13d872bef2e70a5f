import { runInThisContext } from 'node:vm'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeApi } from '#connection/testing/fake-api.ts'
import { cameBy, cameByScript } from './came-by.ts'
import { meetReferral, referralCode, referralOf, settledReferral } from './referral.ts'

afterEach(() => sessionStorage.clear())

describe('the code of a friend in an address', () => {
  it.each([
    ['?ref=AMIGA123', 'AMIGA123'],
    ['?aff=ANTIGO1', 'ANTIGO1'],
    ['?ref=A&aff=B', 'A'],
    ['?ref=%20', null],
    ['?ref=AMIGA123.', 'AMIGA123'],
    ['', null],
  ])('%j', (search, code) => expect(referralCode(search)).toBe(code))

  it('is bounded', () => expect(referralCode(`?ref=${'x'.repeat(500)}`)).toHaveLength(40))
})

/** Each test has an own code that nobody has: a page remembers which ones these are. */
const serve = (...known: string[]) =>
  fakeApi({
    'GET /referral/codes/*': ({ path }) => ({
      body: { isKnown: known.includes(path.split('/').at(-1) ?? '') },
    }),
  })

describe('the code by which a tab came', () => {
  it('is met once, and kept where a later address has none', async () => {
    serve('AMIGA123', 'OUTRA123')
    expect(referralOf('')).toBeNull()
    expect(await meetReferral('?ref=AMIGA123')).toBe(true)
    expect(await meetReferral('?ref=AMIGA123')).toBe(false)
    expect(referralOf('')).toBe('AMIGA123')
    expect(referralOf('?ref=OUTRA123')).toBe('OUTRA123')
    expect(await meetReferral('?ref=OUTRA123.')).toBe(true)
    expect(referralOf('')).toBe('OUTRA123')
  })

  it('is the one that the head of the page kept, until somebody said whose it is', async () => {
    serve('AMIGA123')
    sessionStorage.setItem('lya-referral-came', 'AMIGA123')
    expect(referralOf('')).toBe('AMIGA123')
    expect(await meetReferral('')).toBe(true)
    expect(await meetReferral('')).toBe(false)
  })

  it('is forgotten when nobody has it', async () => {
    serve()
    sessionStorage.setItem('lya-referral-came', 'NINGUEM1')
    expect(await meetReferral('')).toBe(false)
    expect(referralOf('')).toBeNull()
    expect(cameBy()).toEqual([])
  })

  it('is not told of where nobody answers', async () => {
    fakeApi({})
    expect(await meetReferral('?ref=AMIGA123')).toBe(false)
    expect(referralOf('')).toBeNull()
    expect(referralOf('?ref=AMIGA123')).toBe('AMIGA123')
  })
})

describe('a code that nobody has', () => {
  it('does not take the place of the good one that the tab keeps', async () => {
    serve('AMIGA123')
    await meetReferral('?ref=AMIGA123')
    expect(await meetReferral('?ref=NINGUEM2')).toBe(false)
    expect(referralOf('?ref=NINGUEM2')).toBe('AMIGA123')
    expect(await settledReferral('?ref=NINGUEM3')).toBe('AMIGA123')
  })

  it('does not take the place of one that came before any script either', async () => {
    serve('AMIGA123')
    runHead('?ref=AMIGA123')
    runHead('?aff=NINGUEM4)')
    expect(cameBy()).toEqual(['NINGUEM4', 'AMIGA123'])
    expect(await settledReferral('')).toBe('AMIGA123')
  })

  it('goes along where there is no better one, and nobody is asked', async () => {
    const { calls } = serve()
    expect(await settledReferral('?ref=NINGUEM5')).toBe('NINGUEM5')
    expect(calls).toEqual([])
  })
})

/** As the head of a page that was opened with this address. */
function runHead(search: string): void {
  const before = location.href
  history.replaceState(null, '', search)
  runInThisContext(cameByScript)
  history.replaceState(null, '', before)
}
