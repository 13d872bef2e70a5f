const exactPercentMin = 96

export interface GateResult {
  name: string
  isMet: boolean
  measured: string
}

interface Score {
  cases: number
  exact: number
  exactPercent: number
  falseRegistrations: number
}

/**
 * Holds the interpretations of a corpus against their gates.
 *
 * @param score What the corpus's own `score.mjs` prints with `--json`.
 */
export function gate(score: string): GateResult[] {
  // The form of another's script; a field that is missing fails its gate.
  const { cases, exact, exactPercent, falseRegistrations } = JSON.parse(score) as Score
  return [
    {
      name: `at least ${exactPercentMin}% of the messages read exactly`,
      isMet: cases > 0 && exactPercent >= exactPercentMin,
      measured: `${exact} of ${cases}, ${exactPercent}%`,
    },
    {
      name: 'nothing registered that should not be',
      isMet: cases > 0 && falseRegistrations === 0,
      measured: `${falseRegistrations} false registrations in ${cases}`,
    },
  ]
}
