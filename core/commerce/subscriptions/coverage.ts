import type { Cents } from '#amounts/cents.ts'
import { ladder } from '#commerce/dunning/ladder.ts'
import { periodMonths } from '#commerce/plans/period.ts'
import { addDays, addMonths, type Day, daysBetween } from '#commerce/subscriptions/day.ts'
import { byPayment, type Grant, isPaid } from '#commerce/subscriptions/grant.ts'
import { lostCredit } from '#commerce/subscriptions/lost-credit.ts'
import type { Terms } from '#commerce/subscriptions/terms.ts'
import { trialRest } from '#commerce/subscriptions/trial-rest.ts'

/** Consecutive days out of one grant. */
export interface Stretch {
  grantId: string
  from: Day
  to: Day
  /** What these days cost; 0 of a trial's rest or a prize. */
  valueCents: Cents
}

/** Days of access without a gap. */
export interface Coverage {
  /** What it began with: another purchase or change begins another one. */
  beganBy: string
  beganOn: Day
  /** Months are counted from here, so that no short month shortens the next. */
  anchorOn: Day
  months: number
  /** The last day. */
  endsOn: Day
  terms: Terms
  stretches: readonly Stretch[]
}

export interface Covered {
  /** The latest; null when nothing was ever paid. */
  coverage: Coverage | null
  /** Paid for what was paid already: the money goes back. */
  surplus: readonly string[]
}

const nothing = 0 as Cents

/**
 * Works out the days of access from all that was paid. The order in which the news came has no
 * part in it.
 */
export function coverageOf(grants: Iterable<Grant>): Covered {
  let coverage: Coverage | null = null
  const surplus: string[] = []
  const renewed = new Set<Day>()
  const all = [...grants]
  for (const grant of byPayment(all.filter(isPaid))) {
    const on = grant.paidOn ?? grant.madeOn
    const isDouble = grant.dueOn !== null && renewed.has(grant.dueOn)
    const isOver = isUncovered(grant, all) || (coverage && isOvertaken(grant, coverage, on))
    if (isDouble || isOver || grant.isGivenUp) {
      surplus.push(grant.id)
      continue
    }
    if (grant.dueOn !== null) renewed.add(grant.dueOn)
    if (grant.reason === 'troca') {
      surplus.push(...uncounted(grant, coverage, on))
      coverage = change(grant, coverage, { on, lostCents: lostCredit(grant, all) })
    } else if (coverage && isContinued(grant, coverage, on)) {
      coverage = extend(grant, coverage)
    } else {
      coverage = begin(grant, on, trialRest(grant, on))
    }
  }
  return { coverage, surplus }
}

/**
 * A change of plan that was paid after the money had gone back, or had been asked back, whose days
 * its price counts: what is left of the price buys nothing.
 */
export function isUncovered({ reason, credited, paidAt }: Grant, grants: Iterable<Grant>): boolean {
  if (reason !== 'troca' || paidAt === undefined) return false
  const isBack = ({ id, backAt }: Grant): boolean =>
    backAt !== undefined && backAt <= paidAt && credited.includes(id)
  return [...grants].some(isBack)
}

/** Asked for before something else was bought that it knows nothing of, or bought twice. */
function isOvertaken(grant: Grant, coverage: Coverage, on: Day): boolean {
  if (grant.reason === 'presente' || grant.reason === 'importado') return false
  if (grant.reason === 'compra') return on <= coverage.endsOn
  return coverage.beganOn >= grant.madeOn && !grant.credited.includes(coverage.beganBy)
}

/** What was paid for days to come, and came too late to be counted when the change was offered. */
function uncounted(grant: Grant, coverage: Coverage | null, on: Day): string[] {
  const later = coverage?.stretches.filter(({ from, valueCents }) => from > on && valueCents > 0)
  const ids = new Set(later?.map(({ grantId }) => grantId))
  for (const id of grant.credited) ids.delete(id)
  return [...ids]
}

function isContinued(grant: Grant, coverage: Coverage, on: Day): boolean {
  if (grant.reason === 'compra' || grant.reason === 'importado') return false
  if (grant.reason === 'presente') return on <= coverage.endsOn
  // Days of grace were used, so they are paid; after them a payment is a new beginning.
  return on < addDays(coverage.endsOn, 1 + ladder.suspendedOn)
}

function extend(grant: Grant, coverage: Coverage): Coverage {
  const isPrize = grant.reason === 'presente'
  const months = coverage.months + monthsOf(grant)
  const endsOn = lastDay(coverage.anchorOn, months)
  const stretch: Stretch = {
    grantId: grant.id,
    from: addDays(coverage.endsOn, 1),
    to: endsOn,
    valueCents: isPrize ? nothing : grant.terms.priceCents,
  }
  const terms = isPrize ? coverage.terms : grant.terms
  return { ...coverage, months, endsOn, terms, stretches: [...coverage.stretches, stretch] }
}

/** @param free Days that come before the paid ones. */
function begin(grant: Grant, on: Day, free: number): Coverage {
  const months = monthsOf(grant)
  if (grant.endsOn !== null) return beginUntil(grant, on, { months, endsOn: grant.endsOn })
  const endsOn = addDays(lastDay(on, months), free)
  const paidFrom = addDays(on, free)
  // The month is counted before the free days are added: a short one would swallow some of them.
  const anchorOn = free === 0 ? on : addMonths(addDays(endsOn, 1), -months)
  const valueCents = grant.reason === 'presente' ? nothing : grant.terms.priceCents
  const gift: Stretch = {
    grantId: grant.id,
    from: on,
    to: addDays(paidFrom, -1),
    valueCents: nothing,
  }
  return {
    ...{ beganBy: grant.id, beganOn: on, anchorOn, months, endsOn, terms: grant.terms },
    stretches: [
      ...(free > 0 ? [gift] : []),
      { grantId: grant.id, from: paidFrom, to: endsOn, valueCents },
    ],
  }
}

/** Somebody said when it ends: months are counted so that the next one follows that day. */
function beginUntil(
  grant: Grant,
  on: Day,
  { months, endsOn }: { months: number; endsOn: Day },
): Coverage {
  const anchorOn = addMonths(addDays(endsOn, 1), -months)
  return {
    ...{ beganBy: grant.id, beganOn: on, anchorOn, months, endsOn, terms: grant.terms },
    stretches: [{ grantId: grant.id, from: on, to: endsOn, valueCents: nothing }],
  }
}

/** The new plan holds at once; days that were free stay, before those that are paid. */
function change(
  grant: Grant,
  coverage: Coverage | null,
  { on, lostCents }: { on: Day; lostCents: Cents },
): Coverage {
  const whole = begin(grant, on, coverage ? freeDaysLeft(coverage, on) : 0)
  return lostCents === 0 ? whole : shorten(whole, lostCents)
}

/** As many of its days as were paid for, where what was counted for the others went back. */
function shorten(whole: Coverage, lostCents: Cents): Coverage {
  const paid = whole.stretches.at(-1)
  if (!paid) return whole
  const valueCents = Math.max(0, paid.valueCents - lostCents) as Cents
  const days = daysBetween(paid) + 1
  const endsOn = addDays(paid.from, Math.floor((days * valueCents) / paid.valueCents) - 1)
  const stretch = { ...paid, to: endsOn, valueCents }
  return {
    ...{ ...whole, endsOn, anchorOn: addMonths(addDays(endsOn, 1), -whole.months) },
    stretches: [...whole.stretches.slice(0, -1), stretch],
  }
}

/** Free days from this one on. */
export function freeDaysLeft(coverage: Coverage, today: Day): number {
  return coverage.stretches
    .filter(({ valueCents, to }) => valueCents === 0 && to >= today)
    .reduce((sum, stretch) => sum + daysLeft(stretch, today), 0)
}

/** Days of it from this one on, which counts. */
export function daysLeft({ from, to }: Stretch, today: Day): number {
  return Math.max(0, daysBetween({ from: from > today ? from : today, to }) + 1)
}

function monthsOf(grant: Grant): number {
  return grant.months ?? periodMonths(grant.terms.period)
}

function lastDay(anchorOn: Day, months: number): Day {
  return addDays(addMonths(anchorOn, months), -1)
}
