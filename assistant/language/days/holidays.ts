/** Fixed days by name, folded: month and day. */
const fixedDays = new Map<string, readonly [number, number]>([
  ['natal', [12, 25]],
  ['vespera de natal', [12, 24]],
  ['reveillon', [12, 31]],
  ['vespera de ano novo', [12, 31]],
  ['ano novo', [1, 1]],
  ['primeiro do ano', [1, 1]],
  ['dia de reis', [1, 6]],
  ['tiradentes', [4, 21]],
  ['dia do trabalho', [5, 1]],
  ['dia do trabalhador', [5, 1]],
  ['dia dos namorados', [6, 12]],
  ['sao joao', [6, 24]],
  ['dia da independencia', [9, 7]],
  ['independencia', [9, 7]],
  ['dia das criancas', [10, 12]],
  ['nossa senhora aparecida', [10, 12]],
  ['halloween', [10, 31]],
  ['dia das bruxas', [10, 31]],
  ['finados', [11, 2]],
  ['proclamacao da republica', [11, 15]],
  ['consciencia negra', [11, 20]],
])

/** Days counted from Easter Sunday. */
const easterDays = new Map<string, number>([
  ['carnaval', -47],
  ['terca de carnaval', -47],
  ['segunda de carnaval', -48],
  ['quarta de cinzas', -46],
  ['sexta feira santa', -2],
  ['sexta santa', -2],
  ['sabado de aleluia', -1],
  ['pascoa', 0],
  ['domingo de pascoa', 0],
  ['corpus christi', 60],
])

/** The nth Sunday of a month. */
const sundays = new Map<string, readonly [number, number]>([
  ['dia das maes', [5, 2]],
  ['dia dos pais', [8, 2]],
])

/** Words of the longest name above. */
export const holidayWordsMax = 4

/** The most recent day of that name, today included; null when the folded name is none of ours. */
export function findHoliday(name: string, today: Temporal.PlainDate): Temporal.PlainDate | null {
  const inYear = holidayOfYear(name, today.year)
  if (!inYear) return null
  const isPast = Temporal.PlainDate.compare(inYear, today) <= 0
  return isPast ? inYear : holidayOfYear(name, today.year - 1)
}

/** The next day of that name after today; null when the folded name is none of ours. */
export function nextHoliday(name: string, today: Temporal.PlainDate): Temporal.PlainDate | null {
  const inYear = holidayOfYear(name, today.year)
  if (!inYear) return null
  const isAhead = Temporal.PlainDate.compare(inYear, today) > 0
  return isAhead ? inYear : holidayOfYear(name, today.year + 1)
}

/** The day of that name in a year; null when the folded name is none of ours. */
export function holidayOfYear(name: string, year: number): Temporal.PlainDate | null {
  const fixed = fixedDays.get(name)
  if (fixed) return Temporal.PlainDate.from({ year, month: fixed[0], day: fixed[1] })
  const offset = easterDays.get(name)
  if (offset !== undefined) return easterSunday(year).add({ days: offset })
  const sunday = sundays.get(name)
  if (!sunday) return null
  const first = Temporal.PlainDate.from({ year, month: sunday[0], day: 1 })
  return first.add({ days: 7 - first.dayOfWeek + 7 * (sunday[1] - 1) })
}

/** Gregorian Easter by the anonymous algorithm of 1876 (Meeus, Astronomical Algorithms, ch. 8). */
function easterSunday(year: number): Temporal.PlainDate {
  const golden = year % 19
  const century = Math.trunc(year / 100)
  const yearOfCentury = year % 100
  const correction = Math.trunc((century - Math.trunc((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.trunc(century / 4) - correction + 15) % 30
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.trunc(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const shift = Math.trunc((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * shift + 114
  return Temporal.PlainDate.from({ year, month: Math.trunc(days / 31), day: (days % 31) + 1 })
}
