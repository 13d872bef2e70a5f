import { expect, it } from 'vitest'
import { readSidebarOpen, sidebarCookie } from '#app/shell/sidebar-cookie.ts'

it('keeps the sidebar as it was left, for seven days', () => {
  expect(sidebarCookie(false)).toContain('Max-Age=604800')
  expect(readSidebarOpen('a=b; sidebar=closed; c=d')).toBe(false)
  expect(readSidebarOpen('sidebar=open')).toBe(true)
})

it('is open when nobody chose', () => {
  expect(readSidebarOpen('')).toBe(true)
  expect(readSidebarOpen('notsidebar=closed')).toBe(true)
})
