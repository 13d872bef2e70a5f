import { afterEach, describe, expect, it } from 'vitest'
import { fakeApi } from '#connection/testing/fake-api.ts'
import { arrivingReferral, meetReferral, referralCode, referralOf } from './referral.ts'

afterEach(() => sessionStorage.clear())

describe('the code of a friend in an address', () => {
  it.each([
    ['?ref=AMIGA123', 'AMIGA123'],
    ['?aff=ANTIGO1', 'ANTIGO1'],
    ['?ref=A&aff=B', 'A'],
    ['?ref=%20', null],
    ['', null],
  ])('%j', (search, code) => expect(referralCode(search)).toBe(code))

  it('is bounded', () => expect(referralCode(`?ref=${'x'.repeat(500)}`)).toHaveLength(40))
})

describe('the code by which a tab came', () => {
  const serve = () =>
    fakeApi({
      'GET /referral/codes/*': ({ path }) => ({ body: { isKnown: path.endsWith('/AMIGA123') } }),
    })

  it('is met once, and kept where a later address has none', async () => {
    serve()
    expect(referralOf('')).toBeNull()
    expect(await meetReferral('AMIGA123')).toBe(true)
    expect(await meetReferral('AMIGA123')).toBe(false)
    expect(referralOf('')).toBe('AMIGA123')
    expect(referralOf('?ref=OUTRA123')).toBe('OUTRA123')
  })

  it('is the one that the head of the page kept, until somebody said whose it is', async () => {
    serve()
    sessionStorage.setItem('lya-referral-came', 'AMIGA123')
    expect(referralOf('')).toBe('AMIGA123')
    expect(arrivingReferral('')).toBe('AMIGA123')
    expect(await meetReferral('AMIGA123')).toBe(true)
    expect(arrivingReferral('')).toBeNull()
  })

  it('is forgotten when nobody has it', async () => {
    serve()
    sessionStorage.setItem('lya-referral-came', 'NINGUEM1')
    expect(await meetReferral('NINGUEM1')).toBe(false)
    expect(referralOf('')).toBeNull()
  })

  it('is not what nobody has: it says nothing and takes nothing away', async () => {
    serve()
    await meetReferral('AMIGA123')
    expect(await meetReferral('NINGUEM1')).toBe(false)
    expect(referralOf('')).toBe('AMIGA123')
  })

  it('is not told of where nobody answers', async () => {
    fakeApi({})
    expect(await meetReferral('AMIGA123')).toBe(false)
    expect(referralOf('')).toBeNull()
  })
})
