import { describe, expect, it } from 'vitest'
import { chancesOf, powerOfE } from '#opinion/chances.ts'
import { featuresOf } from '#opinion/features.ts'
import { bucketCount } from '#opinion/hash.ts'
import { learnedModel } from '#opinion/learned.ts'
import { letterOf, levelOf, levelsMax } from '#opinion/levels.ts'
import { levelsOfPairs, pairLevelsMax, pairsOf } from '#opinion/pairs.ts'
import { readMessage } from '#understanding/reading.ts'

const today = Temporal.PlainDate.from('2026-09-16')
const featuresIn = (text: string, isFirst = true) =>
  featuresOf(readMessage(text, today).tokens, isFirst ? 'first' : null)

describe('what the opinion looks at', () => {
  it('is the same however a message is typed, and whatever its figures', () => {
    const plain = featuresIn('gastei 50 na farmácia')
    expect(featuresIn('GASTEI 50 NA FARMÁCIA')).toEqual(plain)
    expect(featuresIn('gastei  50   na farmacia')).toEqual(plain)
    expect(featuresIn('gastei 93 na farmácia')).toEqual(plain)
    expect(featuresIn('gastei 50 na padaria')).not.toEqual(plain)
    expect(featuresIn('gastei 50 na farmácia', false)).not.toEqual(plain)
  })

  it('is bounded, and each bucket counts once', () => {
    const buckets = featuresIn('cinquenta e '.repeat(2000))
    expect(new Set(buckets).size).toBe(buckets.length)
    expect(Math.max(...buckets)).toBeLessThan(bucketCount)
    expect(featuresIn('').length).toBeGreaterThan(0)
  })
})

describe('chances', () => {
  it('add up to 1 for any message', () => {
    for (const text of ['', 'oi', 'gastei 50', '😅'.repeat(500), '1'.repeat(3000)]) {
      const chances = learnedModel(featuresIn(text))
      expect(chances.reduce((one, other) => one + other, 0)).toBeCloseTo(1, 9)
      expect(chances.every((chance) => chance >= 0)).toBe(true)
    }
  })

  it('keep their order, and powers of e are those of the books', () => {
    for (const exponent of [0, -0.001, -0.5, -1, -7.25, -39]) {
      const wanted = Math.exp(exponent)
      expect(Math.abs(powerOfE(exponent) - wanted) / wanted).toBeLessThan(1e-7)
    }
    const [low = 0, high = 0] = chancesOf(Float64Array.of(-1000, 1000))
    expect(low).toBeLessThan(1e-12)
    expect(high).toBeCloseTo(1, 9)
  })
})

it('keeps each level of a weight in one letter', () => {
  for (let level = -levelsMax; level <= levelsMax; level += 1) {
    expect(levelOf(letterOf(level).charCodeAt(0))).toBe(level)
    expect(JSON.stringify(letterOf(level))).toHaveLength(3)
  }
})

it('keeps two coarse levels in one letter', () => {
  const all = Array.from({ length: 2 * pairLevelsMax + 1 }, (_, at) => at - pairLevelsMax)
  for (const pair of all.flatMap((first) => all.map((second) => [first, second]))) {
    const letter = pairsOf(pair)
    expect([...levelsOfPairs(letter)]).toEqual(pair)
    expect(JSON.stringify(letter)).toHaveLength(3)
  }
  expect([...levelsOfPairs(pairsOf([3, -2, 1]))]).toEqual([3, -2, 1, 0])
})
