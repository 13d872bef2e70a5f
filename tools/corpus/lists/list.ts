/** A line of an external list; which fields there are depends on the list. */
export interface ListLine {
  text: string
  kind?: string
  value?: unknown
  cents?: number
  currency?: string
  category?: string
  /** The day on which the text was written, perhaps with a time. */
  reference?: string | null
  /** The day of a value that has a time of day. */
  date?: string
  subtype?: string
  /** How many values the text has; each has a line of its own. */
  n_results?: number
  ambiguous?: string
  caveat?: string
}

/** How one line was read: `out` names why it does not apply, by a rule and never by its text. */
export type Verdict =
  | { kind: 'exact' }
  | { kind: 'out'; why: string }
  | { kind: 'miss'; got: string; want: string }

export interface ListScore {
  list: string
  cases: number
  exact: number
  out: ReadonlyMap<string, number>
  misses: { text: string; got: string; want: string }[]
}

export const exact: Verdict = { kind: 'exact' }

/** Exact where both are written alike, else a miss that tells both. */
export function compare(got: unknown, want: unknown): Verdict {
  const [one, other] = [String(got), String(want)]
  return one === other ? exact : { kind: 'miss', got: one, want: other }
}

/** Reads every line of a list by its judge. */
export function scoreList(
  list: string,
  lines: readonly ListLine[],
  judge: (line: ListLine) => Verdict,
): ListScore {
  const out = new Map<string, number>()
  const score: ListScore = { list, cases: lines.length, exact: 0, out, misses: [] }
  for (const line of lines) {
    const verdict = judge(line)
    if (verdict.kind === 'exact') score.exact += 1
    else if (verdict.kind === 'out') out.set(verdict.why, (out.get(verdict.why) ?? 0) + 1)
    else score.misses.push({ text: line.text, got: verdict.got, want: verdict.want })
  }
  return score
}
