import { expect, it } from 'vitest'
import { isCallingOver, mayWhatsApp, shownState } from '#backoffice/crm/task.ts'

const task = { status: 'pending', automation: 'trial_day_4' } as const

it('shows a pending task as running while its timer is', () => {
  expect(shownState({ status: 'pending', isRunning: false })).toBe('pending')
  expect(shownState({ status: 'pending', isRunning: true })).toBe('running')
  expect(shownState({ status: 'completed', isRunning: true })).toBe('completed')
  expect(shownState({ status: 'cancelled', isRunning: false })).toBe('cancelled')
})

it.each([
  [0, false, false],
  [2, false, false],
  [3, false, true],
  [4, false, true],
  [0, true, true],
])('ends calling after %i attempts, answered: %s', (callAttempts, callAnswered, isOver) => {
  expect(isCallingOver({ callAttempts, callAnswered })).toBe(isOver)
  expect(mayWhatsApp({ ...task, callAttempts, callAnswered })).toBe(isOver)
})

it('lets a task that somebody wrote be a message from the start, until it is over', () => {
  const own = { ...task, automation: null, callAttempts: 0, callAnswered: false }
  expect(mayWhatsApp(own)).toBe(true)
  expect(mayWhatsApp({ ...own, status: 'completed' })).toBe(false)
  expect(mayWhatsApp({ ...own, status: 'cancelled' })).toBe(false)
})
