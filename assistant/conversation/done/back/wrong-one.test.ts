import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

/** What stands there when all of it was said, and the bills. */
function after(...said: string[]): string {
  const conversation = begin({ today: Temporal.PlainDate.from('2026-11-30') })
  for (const text of said) take(conversation, text)
  const { entries, bills } = conversation.world
  return [...entries.map(({ description }) => description), ...bills.map(({ name }) => name)].join()
}

const bread = ['pão 9', 'mercado 142', 'apaga o pão']
const gas = ['gás 115', 'academia 99 todo dia 12', 'apaga o gás']

describe('the wrong one went', () => {
  it.each([
    'volta o pão e tira o mercado',
    'Falei errado. O pão fica, quem sai é o mercado.',
    'o pao nao, devolve ele!! é o mercado que tem q sumir dai',
    'apaga o mercado e traz o pão de volta',
  ])('it comes back and the other goes: %s', (text) => {
    expect(after(...bread, text)).toBe('Pão')
  })

  it.each([
    'o gás era pra ficar, volta ele. o que eu quero tirar é o pagamento da academia',
    'Me confundi: era a academia que saía dos pagamentos. O gás eu comprei mesmo, traz de volta',
  ])('a bill goes in its place: %s', (text) => {
    expect(after(...gas, text)).toBe('Gás')
  })

  it.each([
    ['fica sem o pão mesmo', 'Mercado'],
    ['o mercado fica', 'Mercado'],
    ['o pão não fica não', 'Mercado'],
    ['o mercado foi caro', 'Mercado'],
    ['pão 9 de novo', 'Mercado,Pão'],
  ])('nothing more goes: %s', (text, books) => {
    expect(after(...bread, text)).toBe(books)
  })
})
