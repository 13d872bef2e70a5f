import type { Cents } from '#amounts/cents.ts'
import { conversionLimits, conversionRate, shareOf } from '#backoffice/conversion/conversion.ts'
import { mrrLimits } from '#backoffice/revenue/recurring-revenue.ts'

/** Rules that are looked at again and again; one alert of each is open at a time. */
export const watchedRules = [
  'conversion-low',
  'mrr-low',
  'trials-many',
  'webhook-silent',
  'jobs-late',
  'sends-failing',
] as const
export type WatchedRule = (typeof watchedRules)[number]

/** All rules of the business: the others speak when something happens. */
export const systemRules = [
  ...watchedRules,
  'reconciliation-mended',
  'surplus-payment',
  'refund-refused',
  'card-testing',
] as const
export type SystemRule = (typeof systemRules)[number]

export type AlertPriority = 'critical' | 'high' | 'medium'

/** From when on each rule speaks. */
export const alertLimits = {
  /** In basis points: trials of all people, and failures of what was sent. */
  trialShare: 7_000,
  failedSends: 500,
  webhookSilentHours: 6,
  jobsLateMinutes: 10,
  /** Fewer sends than this make no rate. */
  sendsMin: 20,
} as const

/** How the business and its machinery stand at this moment. */
export interface SystemState {
  people: { total: number; active: number; trial: number }
  mrrCents: Cents
  /** Charges that the provider has yet to speak of. */
  openCharges: number
  /** Since the provider's last word; where there was none, since the oldest open charge. */
  webhookSilentMinutes: number | null
  /** How long the oldest job that is due has waited; null when none does. */
  oldestJobMinutes: number | null
  /** Of the last 24 hours. */
  sends: { total: number; failed: number }
}

export interface RaisedAlert {
  rule: WatchedRule
  priority: AlertPriority
  /** What was measured and where the limit lies: basis points, centavos, minutes or pieces. */
  value: number
  limit: number
}

/** Which rules speak. Shares of nobody say nothing. */
export function systemAlerts(state: SystemState): RaisedAlert[] {
  return [...(state.people.total > 0 ? aboutPeople(state) : []), ...aboutMachinery(state)]
}

function aboutPeople({ people, mrrCents }: SystemState): RaisedAlert[] {
  const conversion = conversionRate(people)
  const trials = shareOf(people.trial, people.total)
  const { warning } = conversionLimits
  const { trialShare } = alertLimits
  const alerts: RaisedAlert[] = []
  if (conversion < warning) {
    alerts.push({ rule: 'conversion-low', priority: 'high', value: conversion, limit: warning })
  }
  if (mrrCents < mrrLimits.warning) {
    const limit = mrrLimits.warning
    alerts.push({ rule: 'mrr-low', priority: 'critical', value: mrrCents, limit })
  }
  if (trials > trialShare) {
    alerts.push({ rule: 'trials-many', priority: 'medium', value: trials, limit: trialShare })
  }
  return alerts
}

function aboutMachinery(state: SystemState): RaisedAlert[] {
  const { openCharges, webhookSilentMinutes, oldestJobMinutes, sends } = state
  const { webhookSilentHours, jobsLateMinutes, failedSends, sendsMin } = alertLimits
  const silent = openCharges > 0 ? (webhookSilentMinutes ?? 0) : 0
  const late = oldestJobMinutes ?? 0
  const failing = sends.total < sendsMin ? 0 : shareOf(sends.failed, sends.total)
  const alerts: RaisedAlert[] = []
  if (silent >= webhookSilentHours * 60) {
    const limit = webhookSilentHours * 60
    alerts.push({ rule: 'webhook-silent', priority: 'critical', value: silent, limit })
  }
  if (late > jobsLateMinutes) {
    alerts.push({ rule: 'jobs-late', priority: 'critical', value: late, limit: jobsLateMinutes })
  }
  if (failing > failedSends) {
    alerts.push({ rule: 'sends-failing', priority: 'high', value: failing, limit: failedSends })
  }
  return alerts
}
