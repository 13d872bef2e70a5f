import type { RuleName } from '@lya/assistant'
import { ruleWords, wordRule } from '@lya/core/backoffice/usage/rule-words.copy.ts'
import { expect, it } from 'vitest'

it('has words for each rule of the assistant, no two the same', () => {
  // Compiles only while no rule lacks its words, and none is left of rules that are gone.
  const words = ruleWords satisfies Record<RuleName, string>
  const rules: RuleName[] = Object.keys(words) as (keyof typeof words)[]
  expect(new Set(rules.map(wordRule)).size).toBe(rules.length)
})

it('shows no name of a rule of another version, which nobody could read', () => {
  expect(['expense', 'constructor'].map(wordRule)).toEqual([
    'Regras de outra versão',
    'Regras de outra versão',
  ])
})
