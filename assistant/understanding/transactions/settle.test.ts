import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readMessage } from '#understanding/reading.ts'
import { splitByAmounts } from '#understanding/transactions/segments.ts'
import { joinAmounts, joinSeveral, takes } from '#understanding/transactions/settle.ts'
import { asSaid } from '#understanding/transactions/sums/sum.ts'

const today = Temporal.PlainDate.from('2026-09-16')
const path = new URL('../../corpus/utterances.jsonl', import.meta.url)
const lone = readFileSync(path, 'utf8')
  .trim()
  .split('\n')
  // Our own file, checked by its own test.
  .map((line) => readMessage((JSON.parse(line) as { text: string }).text, today))
  .filter(({ amounts }) => amounts.length === 1)

describe('a lone sum', () => {
  it('comes to the same, whether those are asked who explain one by another or not', () => {
    const told = lone.map((reading) => joinAmounts(reading))
    const asked = lone.map((reading) => joinSeveral(reading, splitByAmounts(reading)))
    expect(lone.length).toBeGreaterThan(2000)
    expect(told).toEqual(asked)
  })

  it('is left as it is by each of them', () => {
    const ofSeveral = takes.filter(([least]) => least > 1).map(([, take]) => take)
    const changed = lone.flatMap((reading) => {
      const said = splitByAmounts(reading).map(asSaid)
      const taken = ofSeveral.find(
        (take) => JSON.stringify(take(reading, said)) !== JSON.stringify(said),
      )
      return taken ? [[taken.name, reading.text]] : []
    })
    expect(ofSeveral.length).toBeGreaterThan(5)
    expect(changed).toEqual([])
  })
})
