import { describe, expect, it } from 'vitest'
import { interpretCase } from '#corpus/interpret-case.ts'
import { standsAfter } from '#corpus/world/stands-after.ts'

const today = '2026-11-28'
const sold = 'vendi a bicicleta velha por 350 o rapaz deu 200 e o resto na sexta'

describe('the rest of a sale is written once it is brought', () => {
  it.each([
    ['o rapaz da bicicleta trouxe os 150', '+200 Bicicleta; +150 Bicicleta'],
    ['o rapaz trouxe sim os 150 da bicicleta', '+200 Bicicleta; +150 Bicicleta'],
    ['o rapaz não trouxe os 150', '+200 Bicicleta'],
  ])('%s', (said, entries) => {
    expect(standsAfter(Temporal.PlainDate.from(today), [sold, said]).entries).toBe(entries)
  })
})

it.each([
  ['tirei 60 pra guardar', 'none', undefined],
  ['separei 100 hoje pra guardar', 'none', undefined],
  ['quero guardar 30 por dia pra comprar um celular de 1800', 'goal_create', 180_000],
  ['vou guardar 50 por semana pra comprar uma bike de 900', 'goal_create', 90_000],
])('saving is no expense: %s', (text, intent, amount) => {
  const answer = interpretCase({ text, today })
  expect([answer.intent, answer.amount]).toEqual([intent, amount])
})
