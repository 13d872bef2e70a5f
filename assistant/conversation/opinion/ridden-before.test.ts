import { expect, it } from 'vitest'
import { interpretDialogue } from '#corpus/interpret-dialogue.ts'

const today = '2026-11-28'
const told = (texts: readonly string[]) => {
  const turns = texts.map((text) => ({ text }))
  const all = interpretDialogue({ id: 'd', today, turns }, {})
  const { answer } = all.at(-1) ?? {}
  const [only] = answer?.transactions ?? []
  if (only) return `${only.type} ${only.amount}`
  const target = answer?.target
  return `${answer?.intent} ${typeof target === 'string' ? target : ''}`
}

it.each([
  [['hj fiz 187 no ifood e 64 na 99', 'anota os 210 de ontem tb, foi corrida'], 'receita 21000'],
  [['hj fiz 187 no ifood e 64 na 99', 'corrida 25'], 'receita 2500'],
  [['hj fiz 187 no ifood', 'ontem rendeu 210', 'os 210 de ontem foi corrida'], 'correct Entrada'],
  [['hj fiz 187 no ifood e 64 na 99', 'paguei uma corrida 25'], 'despesa 2500'],
  [['hj fiz 187 no ifood e 64 na 99', 'a corrida deu 25'], 'despesa 2500'],
  [['hj fiz 187 no ifood e 64 na 99', 'corrida pro centro 18'], 'despesa 1800'],
  [['almoço 30', 'corrida 25'], 'despesa 2500'],
])('rides are earned by who earns by them: %s', (texts, want) => {
  expect(told(texts)).toBe(want)
})
