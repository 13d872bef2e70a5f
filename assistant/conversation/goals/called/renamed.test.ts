import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

function after(...turns: string[]) {
  const conversation = begin({ today })
  for (const text of turns) take(conversation, text)
  const { goals, entries } = conversation.world
  const spent = entries.map(({ description, amountCents }) => `${description} ${amountCents / 100}`)
  return [...goals.map(({ name }) => name), ...spent].toSorted()
}

const made = 'quero juntar 1500 pra comprar um violão'

describe('a goal that is to be called otherwise', () => {
  it.each([
    'chama de Guitarra, fica melhor',
    'bota o nome de Guitarra',
    'renomeia pra Guitarra',
    'o nome certo seria guitarra',
    'prefiro que se chame Guitarra',
    'em vez de violão põe guitarra',
    'coloca Guitarra como nome da meta, por favor',
    'bota só "Guitarra" no nome, que é mais curto',
    'a meta é guitarra, muda o nome aí',
    'não é violão, é Guitarra o nome',
  ])('is, right behind it: %s', (text) => {
    expect(after(made, text)).toEqual(['Guitarra'])
  })

  it.each([
    'muda o nome da meta violão pra Guitarra',
    'chama a meta do violão de Guitarra',
    'em vez de violão deixa Guitarra como nome da meta',
  ])('is, of two and behind something else: %s', (text) => {
    const told = ['meta viagem 6000', made, 'mercado 40']
    expect(after(...told, text)).toEqual(['Guitarra', 'Mercado 40', 'Viagem'])
  })

  it('is not what was noted behind it', () => {
    expect(after(made, 'paguei 40 no japa', 'o nome é Sushi da Liberdade')).toContain('Violão')
  })
})
