import { expect, it } from 'vitest'
import { pushStateOf, readTime, switched, wishesOf } from './reminders.model.ts'

const wishes = {
  duePayments: ['email' as const],
  budgets: [],
  weeklySummary: [],
  trial: [],
  news: [],
  quietFrom: '22:00',
  quietUntil: '08:00',
}

it('switches one kind for one channel, in the order of the channels', () => {
  const more = switched(switched(wishes, 'duePayments', 'push'), 'duePayments', 'whatsapp')
  expect(more.duePayments).toEqual(['email', 'whatsapp', 'push'])
  expect(switched(more, 'duePayments', 'email').duePayments).toEqual(['whatsapp', 'push'])
  expect(more.budgets).toEqual([])
})

it('sends back what was chosen alone', () => {
  expect(wishesOf({ ...wishes, email: 'a@b.c' } as never)).toEqual(wishes)
})

it('knows what this browser can do', () => {
  const known = { isSupported: true, permission: 'granted' as const, digest: 'a', browsers: [] }
  expect(pushStateOf({ ...known, isSupported: false })).toBe('unsupported')
  expect(pushStateOf({ ...known, permission: 'denied' })).toBe('denied')
  expect(pushStateOf(known)).toBe('off')
  expect(pushStateOf({ ...known, browsers: [{ digest: 'b' }] })).toBe('off')
  expect(pushStateOf({ ...known, browsers: [{ digest: 'a' }] })).toBe('on')
})

it('reads a whole time', () => {
  expect([readTime('08:30'), readTime('08:30:00'), readTime('')]).toEqual(['08:30', '08:30', null])
})
