import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import { isPerson } from '#understanding/transactions/subject-of.ts'

const breaking = new Set(
  (
    'furou furaram quebrou quebraram estragou estragaram pifou pifaram queimou queimaram estourou ' +
    'estouraram enguicou arrebentou arrebentaram entupiu vazou rachou trincou'
  ).split(' '),
)
const leadMax = 5

/** The `e furou o pneu` of "ganhei 20 de gorjeta e furou o pneu": another thing is told. */
export function breaksAt({ tokens }: Reading, at: number): boolean {
  for (let step = at; step < at + leadMax; step += 1) {
    const { kind, norm = '' } = tokens[step] ?? {}
    if (kind !== 'word' || norm === 'que' || isPerson(norm)) return false
    if (breaking.has(norm)) return true
  }
  return false
}

/**
 * Lets what is told behind something of one's own that broke go out, though money had come in
 * before: "recebi 150 do frete e quebrou a bomba, 80 no mecânico".
 */
export function markBroken(reading: Reading, clauses: readonly Clause[]): void {
  // Most messages tell of nothing that broke.
  if (!reading.tokens.some(({ norm }) => breaking.has(norm))) return
  let since: number | null = null
  let isEarned = false
  for (const clause of clauses) {
    const { tokens } = reading
    const isLed = /^([,.;!]|e|mas|ai)$/.test(tokens[clause.first]?.norm ?? '')
    const isBroken = breaksAt(reading, isLed ? clause.first + 1 : clause.first)
    const isMute = clause.flow === null && clause.verbs.length === 0
    if (isBroken && isEarned && clause.flow !== 'in') since = clause.sentence
    else if (!isMute) since = null
    isEarned ||= clause.flow === 'in'
    if (since === null || clause.sentence - since > 1) continue
    const hasSum = reading.amounts.some(
      ({ first }) => clause.first <= first && first <= clause.last,
    )
    if (hasSum) Object.assign(clause, { mood: 'done', flow: 'out', flowRule: 'broken' })
  }
}
