import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')

function after(...said: string[]) {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  return conversation.world
}

describe('what is there already of a goal whose sum was not told', () => {
  it.each([
    ['guardei 20 pro esmalte em gel, é a minha meta', '500', 50_000, 2000],
    ['minha meta é um celular, já guardei 200', '1.500', 150_000, 20_000],
  ])('is asked for: %s, %s', (first, second, targetCents, savedCents) => {
    expect(after(first)).toMatchObject({ goals: [], entries: [] })
    expect(after(first, second).goals).toMatchObject([{ targetCents, savedCents }])
  })
})

describe('a wish that is told as something to be seen, or with a question', () => {
  it.each([
    'queria ver se eu guardo um dinheirinho pra ir em Aparecida em maio, fica em 680 reais, já tenho 150',
    'Queria ver se a gente junta 680 pra ir em Aparecida até maio',
    'quero juntar 680 pra ir em Aparecida ate maio da pra guardar quanto por mes?',
  ])('makes a goal: %s', (text) => {
    expect(after(text).goals).toMatchObject([{ targetCents: 68_000 }])
  })

  it('asks how much it is to be, where only what is put aside is told', () => {
    expect(after('queria ver se eu guardo 200 por mês')).toMatchObject({ goals: [], bills: [] })
    const { goals } = after('queria ver se eu guardo 200 por mês', '2.400')
    expect(goals).toMatchObject([{ targetCents: 240_000 }])
  })

  it('is none of what may be bought', () => {
    expect(after('vou ver se eu compro um sapato de 100')).toMatchObject({ goals: [], entries: [] })
  })
})

it('puts what is put aside each week into the goal that was made just now', () => {
  const wish = 'quero guardar 50 por semana pra reforma do banheiro, preciso de 2 mil'
  const { goals } = after(wish, 'guardei os 50 dessa semana')
  expect(goals).toMatchObject([{ targetCents: 200_000, savedCents: 5000 }])
})
