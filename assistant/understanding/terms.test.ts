import { expect, it } from 'vitest'
import { lookupTerms, teachingTerms } from '#understanding/terms.ts'

it('looks up the telling words and their pairs, folded', () => {
  expect(lookupTerms('Gastei 80 no Petz com a ração')).toEqual(['petz', 'petz racao', 'racao'])
})

it('looks up at most 32 terms', () => {
  const words = Array.from({ length: 90 }, (_, at) => `palavra${'abcdefghij'[at % 10]}x${at}`)
  expect(lookupTerms(words.join(' ')).length).toBeLessThanOrEqual(32)
})

it('teaches the thing and its neighbour', () => {
  expect(teachingTerms('Petz')).toEqual(['petz'])
  expect(teachingTerms('Uber pro trabalho')).toEqual(['uber trabalho', 'uber'])
  expect(teachingTerms('50')).toEqual([])
})

it('teaches terms that the same description looks up', () => {
  for (const description of ['Petz', 'Uber pro trabalho', 'Farmasia São João', 'Pão de queijo']) {
    const looked = lookupTerms(`gastei 30 com ${description}`)
    for (const term of teachingTerms(description)) expect(looked).toContain(term)
  }
})
