import { type DayRange, monthRange } from '#calendar/day-range.ts'
import { dayLabel, monthLabel } from '#calendar/label.ts'

/** One point of the chart: the days that it sums, and how the axis names it. */
export interface ChartBucket extends DayRange {
  label: string
}

/**
 * The points of the overview chart, without gaps. Without a filter: six months, from four before
 * the current one to one after it. With a filter whose ends are at most 30 days apart (so that
 * every whole month is among them): its days. With a longer one: the months that it touches, the
 * outer ones cut at its ends.
 */
export function chartBuckets(today: Temporal.PlainDate, filter: DayRange | null): ChartBucket[] {
  if (!filter) {
    const month = today.toPlainYearMonth()
    return monthBuckets({
      from: month.subtract({ months: 4 }).toPlainDate({ day: 1 }),
      to: monthRange(month.add({ months: 1 })).to,
    })
  }
  const daysApart = filter.from.until(filter.to, { largestUnit: 'days' }).days
  return daysApart <= 30 ? dayBuckets(filter) : monthBuckets(filter)
}

function dayBuckets({ from, to }: DayRange): ChartBucket[] {
  const buckets: ChartBucket[] = []
  for (let day = from; Temporal.PlainDate.compare(day, to) <= 0; day = day.add({ days: 1 })) {
    buckets.push({ from: day, to: day, label: dayLabel(day) })
  }
  return buckets
}

function monthBuckets({ from, to }: DayRange): ChartBucket[] {
  const buckets: ChartBucket[] = []
  const end = to.toPlainYearMonth()
  let month = from.toPlainYearMonth()
  while (Temporal.PlainYearMonth.compare(month, end) <= 0) {
    const whole = monthRange(month)
    const isFirst = buckets.length === 0
    buckets.push({
      from: isFirst ? from : whole.from,
      to: month.equals(end) ? to : whole.to,
      label: monthLabel(month),
    })
    month = month.add({ months: 1 })
  }
  return buckets
}
