import { expect, it } from 'vitest'
import type { Condition, Match } from '#backoffice/segments/segment.ts'
import { wordSegment } from '#backoffice/segments/word-segment.ts'

const trial: Condition = { field: 'plan', values: ['TRIAL'] }
const payers: Condition = { field: 'payment', values: ['PIX', 'BOLETO'], isNot: true }
const ending: Condition = { field: 'daysToEnd', from: -1, to: 3 }
const idle: Condition = { field: 'daysSinceWrite', from: 1_400 }
const calm: Condition = { field: 'churn', to: 49 }
const group = (match: Match, ...conditions: Condition[]) => ({ match, conditions })

it.each([
  [[], 'Todas as pessoas'],
  [[group('all', trial)], 'Estado do plano é Teste grátis'],
  [
    [group('any', payers, calm)],
    'Forma de pagamento não é PIX nem Boleto ou Risco de churn até 49',
  ],
  [
    [group('all', trial, ending), group('any', idle)],
    '(Estado do plano é Teste grátis e Dias para o fim de −1 até 3) ou Dias sem escrever a partir de 1.400',
  ],
])('reads %j as a sentence', (groups, words) => {
  expect(wordSegment({ match: 'any', groups })).toBe(words)
})
