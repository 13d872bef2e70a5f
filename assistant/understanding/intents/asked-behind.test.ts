import { describe, expect, it } from 'vitest'
import { standsAfter } from '#corpus/world/stands-after.ts'

const today = Temporal.PlainDate.from('2026-11-25')
const after = (...said: string[]) => standsAfter(today, said)

describe('how much, asked behind the deed, of days that look like sums', () => {
  it.each([
    ['gastei quanto do 5 ao 15', 'de 05/11 a 15/11'],
    ['gastei quanto do dia 5 ao 15', 'de 05/11 a 15/11'],
    ['gastei qto de 5 a 15', 'de 05/11 a 15/11'],
    ['recebi quanto do 5 ao 15', 'de 05/11 a 15/11'],
    ['do 5 ao 15 gastei quanto', 'de 05/11 a 15/11'],
    ['gastei quanto de mercado do 5 ao 15', 'de 05/11 a 15/11'],
    ['gastei quanto do 10 pra cá', 'de 10/11 a 25/11'],
    ['gastei quanto a partir do 10', 'de 10/11 a 25/11'],
    ['gastei quanto em outubro de 2025', 'outubro de 2025'],
    ['gastei quanto de 5 a 15 de outubro', 'de 05/10 a 15/10'],
    ['paguei quanto na parcela 3', 'Não achei'],
  ])('%s', (text, told) => {
    const { entries, reply } = after(text)
    expect(entries).toBe('')
    expect(reply).toContain(told)
  })

  it.each([
    ['gastei 15 no uber', '-15 Uber'],
    ['gastei de 10 no pão', '-10 Pão'],
  ])('and what was spent is: %s', (text, entries) => {
    expect(after(text).entries).toBe(entries)
  })
})
