import { expect, it } from 'vitest'
import { readChoiceCookie, writeChoiceCookie } from './choice-cookie.ts'

const choice = { measurement: true, marketing: false }

it('is found again among other cookies', () => {
  const cookies = `a=b; ${writeChoiceCookie('2', choice)}; c=d`
  expect(readChoiceCookie(cookies, '2')).toEqual(choice)
})

it.each([
  '',
  'lya_cookies=',
  'lya_cookies=1.11',
  'lya_cookies=2.1',
  'lya_cookies=2.12',
  'xlya_cookies=2.11',
  'lya_cookies=22.11',
])('is no answer to this text: %s', (cookies) => {
  expect(readChoiceCookie(cookies, '2')).toBeNull()
})
