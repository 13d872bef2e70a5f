import type { Token } from '#language/tokens.ts'

const driven = new Set(['na', 'da', 'pela'])

/** The ride app in words, where 99 begins: `setenta na noventa e nove`. Money is masculine. */
export function isRideSaid(tokens: readonly Token[], first: number): boolean {
  return driven.has(tokens[first - 1]?.norm ?? '')
}

/** A text with the app in figures, as everybody reads it: `oitenta na noventa e nove`. */
export function withAppInFigures(text: string): string {
  return text.replace(said, '99')
}

const said = /(?<=\b(?:n|d|pel)a )noventa e nove\b/gi
