/** What Lya can do so far; the other intents are read, but need not be understood yet. */
const intents = new Set(['log', 'clarify', 'none', 'greeting', 'help', 'thanks'])
const exactPercentMin = 75

export interface GateResult {
  name: string
  isMet: boolean
  measured: string
}

interface Score {
  cases: number
  exactPercent: number
  falseRegistrations: number
}

/**
 * Holds the interpretations of a corpus against their gates.
 *
 * @param lines The corpus, one case a line.
 * @param score Scores the answers to these lines, in the form of the corpus's own `score.mjs`.
 */
export function gate(lines: string, score: (lines: string) => string): GateResult[] {
  const cases = lines.split('\n').filter((line) => line.trim() !== '')
  const chosen = cases.filter((line) => {
    const { expect } = JSON.parse(line) as { expect?: { intent?: string } }
    return intents.has(expect?.intent ?? '')
  })
  const first = read(score(chosen.join('\n')))
  const all = read(score(cases.join('\n')))
  return [
    {
      name: `at least ${exactPercentMin}% of the first part's messages read exactly`,
      isMet: first.cases > 0 && first.exactPercent >= exactPercentMin,
      measured: `${first.exactPercent}% of ${first.cases}`,
    },
    {
      name: 'nothing registered that should not be',
      isMet: all.cases > 0 && all.falseRegistrations === 0,
      measured: `${all.falseRegistrations} false registrations in ${all.cases}`,
    },
  ]
}

function read(text: string): Score {
  return JSON.parse(text) as Score
}
