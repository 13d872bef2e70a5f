/** What is known of how somebody gets on, in whole days and writes. */
export interface ChurnSigns {
  /** Since the last write, or since sign-up for whoever never wrote. */
  daysSinceWrite: number
  /** Writes of the last 14 days, today among them, and of the 14 before. */
  writes14Days: number
  writesPrior14Days: number
  /** The last charge for the plan was not paid. */
  hasFailedCharge: boolean
  /** Until the end of what is paid for; negative when past, null without such an end. */
  daysToEnd: number | null
  /** A kept card that will be good, and that renewals are paid by. */
  hasRenewableCard: boolean
}

/**
 * What each sign adds; together they are the score. `silence` is what lifts fourteen days without
 * a write to 85, whatever else is known.
 */
export interface ChurnParts {
  inactivity: number
  fallingUse: number
  failedCharge: number
  endingWithoutCard: number
  silence: number
}

export const churnLimits = {
  inactivityMax: 40,
  fallingUseMax: 20,
  failedCharge: 25,
  endingWithoutCard: 15,
  /** Days without a write after which the score is at least `silent`. */
  silenceDays: 14,
  silent: 85,
  /** Days before the end of a period from which it is ending. */
  endingDays: 7,
} as const

/** How likely somebody is to leave, in the parts that explain it; each is a whole number. */
export function churnParts(signs: ChurnSigns): ChurnParts {
  const { silenceDays, inactivityMax, fallingUseMax } = churnLimits
  const days = Math.max(0, Math.min(signs.daysSinceWrite, silenceDays))
  const { writes14Days: now, writesPrior14Days: before } = signs
  const lost = before > now ? (before - now) / before : 0
  const parts = {
    inactivity: Math.round((inactivityMax * days) / silenceDays),
    fallingUse: Math.round(fallingUseMax * lost),
    failedCharge: signs.hasFailedCharge ? churnLimits.failedCharge : 0,
    endingWithoutCard: isEndingWithoutCard(signs) ? churnLimits.endingWithoutCard : 0,
  }
  const isSilent = signs.daysSinceWrite >= silenceDays
  const silence = isSilent ? Math.max(0, churnLimits.silent - sum(parts)) : 0
  return { ...parts, silence }
}

/** 0 to 100. */
export function churnScore(parts: ChurnParts): number {
  return sum(parts)
}

export const churnLevels = ['critical', 'high', 'medium', 'low'] as const
export type ChurnLevel = (typeof churnLevels)[number]

/** The least score of a level; below the last it is 'low'. */
export const churnLevelFrom = { critical: 90, high: 70, medium: 50 } as const

export function churnLevel(score: number): ChurnLevel {
  if (score >= churnLevelFrom.critical) return 'critical'
  if (score >= churnLevelFrom.high) return 'high'
  return score >= churnLevelFrom.medium ? 'medium' : 'low'
}

/** High risk is 70 or more. */
export function isAtRisk(score: number): boolean {
  return score >= churnLevelFrom.high
}

function isEndingWithoutCard({ daysToEnd, hasRenewableCard }: ChurnSigns): boolean {
  return daysToEnd !== null && daysToEnd <= churnLimits.endingDays && !hasRenewableCard
}

function sum(parts: { [Part in keyof ChurnParts]?: number }): number {
  return Object.values(parts).reduce((total, part) => total + part, 0)
}
