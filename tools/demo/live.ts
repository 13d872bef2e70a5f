import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import type { Life } from '#tools/demo/lives.seed.ts'

export interface LivedTransaction {
  date: Temporal.PlainDate
  description: string
  category: string | null
  type: 'receita' | 'despesa'
  amountCents: Cents
}

/**
 * Lives a life from the first to the last day, both included, oldest first. The same seed gives
 * the same transactions, so screenshots and benchmarks can be compared.
 */
export function live(
  life: Life,
  { from, to, seed }: { from: Temporal.PlainDate; to: Temporal.PlainDate; seed: number },
): LivedTransaction[] {
  const chance = seededChance(seed)
  const lived: LivedTransaction[] = []
  for (let date = from; Temporal.PlainDate.compare(date, to) <= 0; date = date.add({ days: 1 })) {
    for (const { day, spreadPercent, cents: base, ...rest } of life.fixed) {
      if (date.day !== Math.min(day, date.daysInMonth)) continue
      const stray = base * (spreadPercent / 100) * (2 * chance() - 1)
      lived.push({ ...pick(rest), date, amountCents: cents(Math.round(base + stray)) })
    }
    for (const habit of life.habits) {
      if (chance() >= habit.perWeek / 7) continue
      const description = habit.descriptions[Math.floor(chance() * habit.descriptions.length)]
      const amount = habit.centsMin + chance() ** 2 * (habit.centsMax - habit.centsMin)
      // Real prices end in a few figures more than in others.
      const amountCents = cents(Math.max(50, Math.round(amount / 10) * 10))
      lived.push({ ...pick({ ...habit, description: description ?? '' }), date, amountCents })
    }
  }
  return lived
}

function pick(from: Pick<LivedTransaction, 'description' | 'category' | 'type'>) {
  return { description: from.description, category: from.category, type: from.type }
}

/** Numbers from 0 up to 1 that hang on the seed alone (mulberry32). */
export function seededChance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
