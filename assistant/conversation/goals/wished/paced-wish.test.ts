import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-30')

function after(...turns: string[]) {
  const conversation = begin({ today })
  for (const text of turns) take(conversation, text)
  const { goals, entries, bills } = conversation.world
  const names = goals.map(({ name, savedCents, targetCents }) => {
    return `${name} ${savedCents / 100}/${targetCents / 100}`
  })
  const paid = entries.map((one) => `-${one.amountCents / 100}`)
  return [...names, ...paid, ...bills.map(({ name }) => `bill ${name}`)]
}

describe('a goal with what is put aside each month', () => {
  it.each([
    'quero juntar 2400 pra uma bicicleta, 200 por mês',
    '2.400 pra bicicleta, guardando 200 por mês',
    'bora juntar pra bicicleta, 200 todo mês até dar 2400',
    'vou guardar pra uma bicicleta, preciso de 2400 e consigo botar 200 todo mês',
    'todo mês boto 200, quero juntar 2400 pra bicicleta',
    'sonho meu é comprar uma bicicleta, 2400, dá pra juntar 200 por mês pra bicicleta',
  ])('is of the whole sum, and no bill: %s', (text) => {
    expect(after(text)).toEqual([expect.stringMatching(/^Bicicleta.* 0\/2400$/)])
  })

  it('is called by what is to be done', () => {
    const [goal] = after('quero fazer uma festa pra minha mãe, preciso de 2400, guardo 200 por mês')
    expect(goal).toMatch(/^Festa.* 0\/2400$/)
  })

  it.each([
    'gastei 200 por mês pra bicicleta de 2400',
    'a prestação da moto é 300 por mês, faltam 3600',
  ])('is none of what is paid so: %s', (text) => {
    expect(after(text).filter((one) => one.includes('0/'))).toEqual([])
  })
})

describe('a goal with what is there of it, in few words', () => {
  it.each([
    'meta: geladeira 3000 até maio, guardado 400',
    'tô precisando de uma geladeira dessas de 3 mil, queria até maio, e 400 eu já separei',
    'até maio quero ter 3 mil pra geladeira, comecei com 400 guardado',
  ])('has it: %s', (text) => {
    expect(after(text)).toEqual([expect.stringMatching(/^Geladeira.* 400\/3000$/)])
  })
})
