import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

function after(...turns: string[]) {
  const conversation = begin({ today })
  let reply = ''
  for (const text of turns) reply = take(conversation, text).replies.join('\n')
  const { goals, entries } = conversation.world
  const names = goals.map(({ name, savedCents }) => `${name} ${savedCents / 100}`)
  return { goals: names.toSorted(), books: entries.map((one) => one.amountCents / 100), reply }
}

const told = ['meta carro 9000', 'meta reforma 8000']

describe('a goal that comes to nothing', () => {
  it.each([
    'não quero mais essa meta',
    'desisti dessa meta',
    'pode encerrar essa meta',
    'resolvi não reformar mais, encerra a meta por favor',
    'a reforma já era, tira',
    'a reforma não vai sair, exclui',
  ])('goes, and no other: %s', (text) => {
    expect(after(...told, text).goals).toEqual(['Carro 0'])
  })

  it.each([
    'encerra a reforma',
    'esquece a reforma, perdi o emprego',
    'cancela a reforma que não vai dar',
  ])('goes at once where it alone is named: %s', (text) => {
    expect(after(...told, text).goals).toEqual(['Carro 0'])
  })

  it.each([
    'tira a reforma da minha lista de gastos, a meta continua',
    'apaga a tinta da reforma, a meta fica',
    'cancela o seguro da reforma',
  ])('stays where something else of it is to go: %s', (text) => {
    expect(after(...told, text).goals).toEqual(['Carro 0', 'Reforma 0'])
  })

  it.each(['cancela a reforma de mercado', 'esqueci a reforma', 'não cancela a reforma'])(
    'stays where something else is named, or nothing ordered: %s',
    (text) => {
      expect(after(...told, text).goals).toEqual(['Carro 0', 'Reforma 0'])
    },
  )

  it.each(['desisti da reforma', 'deixa a reforma pra lá'])('goes on a yes: %s', (text) => {
    expect(after(...told, text).reply).toContain('encerrar Reforma')
    expect(after(...told, text).goals).toEqual(['Carro 0', 'Reforma 0'])
    expect(after(...told, text, 'sim').goals).toEqual(['Carro 0'])
  })

  it.each(['não desisti da reforma', 'apaga o mercado', 'a viagem já era, tira'])(
    'stays where it is not meant: %s',
    (text) => {
      expect(after(...told, 'mercado 40', text).goals).toEqual(['Carro 0', 'Reforma 0'])
    },
  )
})

describe('a goal that is named in few words', () => {
  it.each([
    'consegui separar 150 pra reforma',
    'hoje deu pra colocar 150 na reforma',
    'hj consegui pôr 150 na meta',
    'deu pra guardar 150 na meta',
  ])('has more by what could be put aside: %s', (text) => {
    expect(after(...told, text)).toMatchObject({ goals: ['Carro 0', 'Reforma 150'], books: [] })
  })

  it.each([
    'quanto ainda preciso juntar pra reforma?',
    'pra fechar os 8000 da reforma falta quanto?',
    'quanto resta pra bater a meta da reforma?',
  ])('is asked about: %s', (text) => {
    const { reply, books } = after(...told, 'guardei 300 na reforma', text)
    expect(reply.replaceAll('\u00a0', ' ')).toContain('R$ 7.700,00')
    expect(books).toEqual([])
  })
})
