import { type Cents, cents, sumCents } from '@lya/core/amounts/cents.ts'
import type { DayRange } from '@lya/core/calendar/day-range.ts'
import { monthlyCost, monthlyTotal } from '@lya/core/money/recurring/monthly-total.ts'
import type { Figure, FigureAnswer } from '#conversation/asking/figure.ts'
import { speaksOf } from '#conversation/match-named.ts'
import { newest } from '#corpus/world/entries.ts'
import { type Entry, shown, type World } from '#corpus/world/world.ts'
import type { TransactionType } from '#understanding/draft.ts'

/** The figure as the product works it out. @param range The days that are asked about. */
export function answerFigure(
  world: World,
  figure: Figure,
  { type, range }: { type: TransactionType; range: DayRange },
): FigureAnswer {
  const { today, bills } = world
  const own = within(world, type, range)
  switch (figure.kind) {
    case 'if-paid': {
      const known = bills.filter(({ id }) => figure.ids.includes(id))
      return { kind: 'if-paid', balanceCents: balanceOf(world), paid: [...known, ...figure.told] }
    }
    case 'left-of':
      return leftOf(world, figure)
    case 'instalments': {
      const parts = bills.filter(({ instalments }) => instalments !== null && instalments > 1)
      const each = parts.map((one) => ({ name: one.name, amountCents: monthlyCost(one) }))
      return { kind: 'instalments', parts: each, monthCents: monthlyTotal(parts) }
    }
    case 'smallest': {
      const [first] = own.toSorted((one, other) => one.amountCents - other.amountCents)
      return { kind: 'smallest', item: first ? shown(world, first) : null }
    }
    case 'idle-days': {
      const last = Temporal.PlainDate.compare(range.to, today) > 0 ? today : range.to
      const days = Math.max(1, range.from.until(last).days + 1)
      const spent = new Set(own.map(({ date }) => date).filter((date) => date <= last.toString()))
      return { kind: 'idle-days', days, idle: days - spent.size }
    }
    case 'times': {
      const found = own.filter(({ description }) => speaksOf(figure.words, description))
      return { ...figure, count: found.length, totalCents: sum(found) }
    }
    case 'towards':
      return { kind: 'towards', cameCents: sum(own), targetCents: cents(figure.targetCents) }
    default:
      return figure satisfies never
  }
}

function leftOf(world: World, figure: Extract<Figure, { kind: 'left-of' }>): FigureAnswer {
  const item = newest(world).find(
    (one) =>
      one.type === 'receita' &&
      ('words' in figure
        ? speaksOf(figure.words, one.description)
        : one.amountCents === figure.amountCents),
  )
  const balanceCents = balanceOf(world)
  if (!item) return { kind: 'left-of', item: null, spentCents: cents(0), balanceCents }
  const range = { from: Temporal.PlainDate.from(item.date), to: world.today }
  const spentCents = sum(within(world, 'despesa', range))
  return { kind: 'left-of', item: shown(world, item), spentCents, balanceCents }
}

function within(world: World, type: TransactionType, { from, to }: DayRange): Entry[] {
  return newest(world).filter(
    (one) => one.type === type && one.date >= from.toString() && one.date <= to.toString(),
  )
}

function balanceOf({ entries }: World): Cents {
  const came = sum(entries.filter(({ type }) => type === 'receita'))
  return cents(came - sum(entries.filter(({ type }) => type === 'despesa')))
}

function sum(entries: readonly Entry[]): Cents {
  return sumCents(entries.map((one) => one.amountCents))
}
