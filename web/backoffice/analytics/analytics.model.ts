import type { UsageReport } from '@lya/contract/backoffice/usage.ts'
import { wordRule } from '@lya/core/backoffice/usage/rule-words.copy.ts'

type Day = UsageReport['days'][number]

export interface Bar {
  key: string
  /** The first day of it. */
  from: string
  days: number
  signUps: number
  messages: number
  askedBack: number
  undone: number
}

const barsMax = 60

/** A bar a day, or a bar a few days where there are more than can be told apart. */
export function barsOf(days: readonly Day[]): Bar[] {
  const size = Math.max(1, Math.ceil(days.length / barsMax))
  const count = Math.ceil(days.length / size)
  return Array.from({ length: count }, (_, at) => {
    const part = days.slice(at * size, (at + 1) * size)
    const sum = (read: (day: Day) => number): number =>
      part.reduce((all, one) => all + read(one), 0)
    const from = part[0]?.day ?? ''
    return {
      ...{ key: from, from, days: part.length },
      signUps: sum(({ signUps }) => signUps),
      messages: sum(({ messages }) => messages),
      askedBack: sum(({ askedBack }) => askedBack),
      undone: sum(({ undone }) => undone),
    }
  })
}

/** All of these days together. */
export function totalsOf(days: readonly Day[]): Pick<Day, 'messages' | 'askedBack' | 'undone'> {
  const sum = { messages: 0, askedBack: 0, undone: 0 }
  for (const { messages, askedBack, undone } of days) {
    sum.messages += messages
    sum.askedBack += askedBack
    sum.undone += undone
  }
  return sum
}

type Rule = UsageReport['rules'][number]

/** The rules by what they are called: those that only another version knew are one. */
export function namedRules(rules: readonly Rule[]): Rule[] {
  const byName = Map.groupBy(rules, ({ rule }) => wordRule(rule))
  return [...byName].map(([name, same]) => {
    const sum = { rule: name, decisions: 0, askedBack: 0, undone: 0 }
    for (const { decisions, askedBack, undone } of same) {
      sum.decisions += decisions
      sum.askedBack += askedBack
      sum.undone += undone
    }
    return sum
  })
}

const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 })

/**
 * A part of a whole, such as `12,5%`; a dash of nothing, and of more than there was: what is undone
 * may have been decided before the period that is shown.
 */
export function shareOf(part: number, whole: number): string {
  return whole === 0 || part > whole ? '\u2013' : percent.format(part / whole)
}
