import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { besideOthers } from '#language/amounts/counts/place-counts.ts'
import type { Found } from '#language/amounts/found.ts'
import { ofSeveral } from '#language/amounts.ts'
import { readSpokenNumber } from '#language/spoken-number.ts'
import { readMessage } from '#understanding/reading.ts'

const today = Temporal.PlainDate.from('2026-09-16')
const path = new URL('../../corpus/utterances.jsonl', import.meta.url)
const lone = readFileSync(path, 'utf8')
  .trim()
  .split('\n')
  // Our own file, checked by its own test.
  .map((line) => readMessage((JSON.parse(line) as { text: string }).text, today))
  .filter(({ numbers }) => numbers.length === 1)

describe('a lone number', () => {
  it('is left as it is by those who know it by another', () => {
    const changed = lone.flatMap(({ text, tokens, numbers, amounts }) => {
      const found = numbers.flatMap(({ first, last, role, rule }): Found[] => {
        const [amount] = amounts
        const number = readSpokenNumber(tokens, first)
        return [{ first, last, role, rule, number, ...(amount ? { amount } : {}) }]
      })
      const before = JSON.stringify(found)
      for (const place of [...ofSeveral, ...besideOthers]) place(tokens, found)
      return JSON.stringify(found) === before ? [] : [text]
    })
    expect(lone.length).toBeGreaterThan(2000)
    expect(changed).toEqual([])
  })
})
