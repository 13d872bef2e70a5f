import type { CategorySuggestion } from '@lya/contract/money/categories.ts'

/** Where the wizard stands. */
export type Step = 1 | 2 | 3

/** What an entry of the browser's history says of a step. */
export type StepState = { visit: string; step: Step }

/**
 * The step that an entry of the history stands for. One from before a reload stands for none: the
 * wizard always begins at the start, whatever is stored (spec 1, section 4).
 */
export function stepOf(state: unknown, visit: string): Step {
  if (typeof state !== 'object' || state === null) return 1
  const { visit: ofVisit, step } = state as Partial<StepState>
  return ofVisit === visit ? (step ?? 1) : 1
}

/** How full the bar is, in percent (spec 1, section 2). */
export function progressPercent(step: Step): number {
  return ((step - 1) / 2) * 100
}

/** Names a suggestion: a name may come once for each type. */
export function suggestionKey({ type, name }: CategorySuggestion): string {
  return `${type}:${name}`
}

/** The suggestions that were not put aside, in their order. */
export function chosenOf(
  suggestions: readonly CategorySuggestion[],
  putAside: ReadonlySet<string>,
): CategorySuggestion[] {
  return suggestions.filter((suggestion) => !putAside.has(suggestionKey(suggestion)))
}

/** Puts a suggestion aside, or takes it back. */
export function toggle(putAside: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(putAside)
  if (!next.delete(key)) next.add(key)
  return next
}
