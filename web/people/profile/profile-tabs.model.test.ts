import { expect, it } from 'vitest'
import { readTab } from './profile-tabs.model.ts'

it.each([
  ['', 'dados'],
  ['aba=foto', 'foto'],
  ['aba=senha', 'senha'],
  ['aba=seus-dados', 'seus-dados'],
  ['aba=outra', 'dados'],
])('%j opens %s', (query, tab) => {
  expect(readTab(new URLSearchParams(query))).toBe(tab)
})
