import { describe, expect, it } from 'vitest'
import { standsAfter } from '#corpus/world/stands-after.ts'

const today = Temporal.PlainDate.from('2026-11-27')
const after = (...said: string[]) => standsAfter(today, said).entries

describe('a thing that is within the sum', () => {
  it.each([
    'no mercado 143,20, dentro desse valor está a cuca, que custou 22',
    'mercado 143,20, nesse valor tá a cuca de 22',
    'gastei 143,20 no mercado, sendo 22 da cuca',
    'mercado deu 143,20. desse valor 22 é a cuca',
  ])('is taken out of it: %s', (text) => {
    expect(after(text)).toBe('-22 Cuca; -121.2 Mercado')
  })

  it.each([
    'dentro desse valor está a cuca, que custou 22',
    'nesse valor tá a cuca de 22',
    'dentro desse mercado tem uma cuca de 22',
  ])('also where that stands there: %s', (text) => {
    expect(after('mercado 143,20', text)).toBe('-121.2 Mercado; -22 Cuca')
  })

  it.each([
    ['mercado 143,20, fora a cuca que custou 22', '-143.2 Mercado; -22 Cuca'],
    ['mercado 143,20 e a cuca 22', '-143.2 Mercado; -22 Cuca'],
    ['jantar 287,40 com os 10% já inclusos', '-287.4 Jantar'],
  ])('and nothing else: %s', (text, entries) => {
    expect(after(text)).toBe(entries)
  })
})
