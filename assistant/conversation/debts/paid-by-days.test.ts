import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')

function booksAfter(text: string) {
  const conversation = begin({ today })
  take(conversation, text)
  return conversation.world.entries.map(({ type, amountCents, description }) => {
    return `${type === 'receita' ? '+' : '-'}${amountCents / 100} ${description}`
  })
}

describe('days of work that are paid', () => {
  it.each([
    ['ajudante ganha 120 por dia, trabalhou 4 dias, paguei ele', '-480 Ajudante'],
    ['o pedreiro cobra 150 a diária, trabalhou 5 dias, já paguei', '-750 Pedreiro'],
    ['a faxineira é 180 o dia, veio 2 vezes, paguei tudo', '-360 Faxineira'],
    ['a faxineira veio 2 vezes, cobra 180 por dia, paguei ela no pix', '-360 Faxineira'],
    ['meu ajudante recebe 100 a diária, fez 6 diárias, paguei ontem', '-600 Ajudante'],
  ])('are counted: %s', (text, want) => expect(booksAfter(text)).toEqual([want]))

  it.each([
    'o ajudante ganha 120 por dia, trabalhou 4 dias',
    'o ajudante ganha 120 por dia, trabalhou 4 dias, não paguei ainda',
    'o ajudante ganha 120 por dia, trabalhou 4 dias, paguei só 2',
    'meu marido ganha 120 por dia, trabalhou 4 dias',
  ])('are not where nothing was, or only some: %s', (text) => expect(booksAfter(text)).toEqual([]))
})
