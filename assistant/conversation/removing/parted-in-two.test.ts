import { expect, it } from 'vitest'
import { standsAfter } from '#corpus/world/stands-after.ts'

const today = Temporal.PlainDate.from('2026-11-27')

it.each([
  // Two things and two figures are no sum with its centavos.
  [['anotou a gasosa e o prato feito? foi 40 e 22'], '-40 Gasosa; -22 Prato feito'],
  [['o pão e o leite deram 12 e 8'], '-12 Pão; -8 Leite'],
  [['o pão e o leite deu 12 e 50'], '-12.5 Pão e o leite'],
  // One entry of both goes, where each is told by itself.
  [
    ['comprei gasosa e prato feito 62', 'não mano, gasosa 40 e o prato feito 22'],
    '-40 Gasosa; -22 Prato feito',
  ],
  [['mercado e padaria 85', 'na verdade mercado 60 e padaria 25'], '-60 Mercado; -25 Padaria'],
  [['uber 20', 'não mano, gasosa 40 e o prato feito 22'], '-20 Uber; -40 Gasosa; -22 Prato feito'],
  // Of that very name and sum there is one.
  [
    ['gasosa 40', 'gasosa e o prato feito 40,22', 'apaga aquela gasosa e o prato feito de 40,22'],
    '-40 Gasosa',
  ],
  [['gasosa 40', 'prato feito 22', 'apaga a gasosa e o prato feito'], ''],
])('%j', (said, entries) => {
  expect(standsAfter(today, said).entries).toBe(entries)
})
