import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')

/** What is planned, what was written, and the last reply, when all of it was said. */
function after(...said: string[]): { planned: string; entries: string; said: string } {
  const conversation = begin({ today })
  const replies = said.map((text) => take(conversation, text).replies.join('\n'))
  const { world } = conversation
  const planned = world.budgets.map(({ categoryId, plannedCents, month }) => {
    return `${categoryId.split(':')[1]} ${plannedCents / 100} ${month.slice(5)}`
  })
  const entries = world.entries.map((one) => `${one.description} ${one.amountCents / 100}`)
  return { planned: planned.join('; '), entries: entries.join('; '), said: replies.at(-1) ?? '' }
}

const before = 'gastei 40 no mercado'

describe('a limit that is asked for without its sum', () => {
  it.each([
    [['quero um orçamento de lazer', '200'], 'Lazer 200 11'],
    [['quero criar um limite pra mercado', '500 reais'], 'Alimentação 500 11'],
    [['cria um limite pro lazer', 'uns 200'], 'Lazer 200 11'],
    [['preciso de um teto pras compras', 'no máximo 400'], 'Compras 400 11'],
    [['me ajuda a fazer um orçamento pra alimentação', '800 por mês'], 'Alimentação 800 11'],
    [['bora colocar um teto pro uber', 'uber 200'], 'Transporte 200 11'],
    [['pode criar um orçamento de lazer pra mim?', 'pode ser 200'], 'Lazer 200 11'],
    [['quero limitar meus gastos com roupa', '200'], 'Compras 200 11'],
    [['quero um limite de lazer pra dezembro', 'R$ 250,00'], 'Lazer 250 12'],
    [['270', 'quero um orçamento de saúde', '300'], 'Saúde 300 11'],
    [['quero um orçamento', 'de lazer', '200'], 'Lazer 200 11'],
    [['quero um orçamento', '300', 'de saúde'], 'Saúde 300 11'],
    [['quero um orçamento de lazer', '200 por semana', '800'], 'Lazer 800 11'],
    [['quero gastar no max 250 por semana de gasolina', '1.000'], 'Transporte 1000 11'],
    [['limite de 100 por semana pra lanche', '400 por mês'], 'Alimentação 400 11'],
    [['orçamento de 80 semanais pro lazer', '320'], 'Lazer 320 11'],
    [['aumenta o limite de lazer', '200'], 'Lazer 200 11'],
    [['orçamento de lazer 100', 'quero aumentar o orçamento de lazer', 'mais 50'], 'Lazer 150 11'],
  ])('gets it by the answer: %j', (said, planned) => {
    expect(after(before, ...said)).toMatchObject({ planned, entries: 'Mercado 40' })
    expect(after(...said)).toMatchObject({ planned, entries: '' })
  })

  it.each([
    ['gostaria de reservar R$ 500,00 por mês para os remédios. Isso é possível?', 'Saúde 500 11'],
    ['reserva 200 por mês pra gasolina', 'Transporte 200 11'],
    ['no máximo 600 por mês com mercado, tem como você me avisar?', 'Alimentação 600 11'],
  ])('is set by a wish with its question behind: %s', (said, planned) => {
    expect(after(said)).toMatchObject({ planned, entries: '' })
  })

  it('is asked about', () => {
    expect(after('quero um orçamento de lazer').said).toContain('Lazer fica em quanto por mês?')
    expect(after('quero um orçamento').said).toContain('De qual categoria')
    expect(after('me ajuda aí, como é que bota um limite?').said).toContain('Diga "orçamento')
  })

  it('waits for a yes where a ride may be meant', () => {
    expect(after('quero um orçamento', 'uber 20')).toMatchObject({ planned: '', entries: '' })
    expect(after('quero um orçamento', 'uber 20', 'sim').planned).toBe('Transporte 20 11')
  })

  it.each([
    [['uber 20'], 'Uber 20'],
    [['luz 98'], 'Luz 98'],
    [['200 ontem no cinema'], 'Cinema 200'],
    [['recebi 200'], 'Entrada 200'],
    [['guardei 200'], ''],
    [['me lembra de pagar 200'], ''],
    [['deixa pra lá', '200'], ''],
    [['quanto gastei com lazer?', '200'], ''],
  ])('leaves another matter what it is: %j', (said, entries) => {
    expect(after('quero um orçamento de lazer', ...said)).toMatchObject({ planned: '', entries })
  })

  it.each([
    'quero um orçamento do pedreiro',
    'mandei o orçamento do banheiro pro cliente',
    'mandei fazer um orçamento da pintura',
    'preciso de um orçamento pra pintar a casa',
    'quero aumentar o limite do cartão',
    'não quero um orçamento de lazer',
    'como crio um orçamento?',
  ])('is none by %s', (text) => {
    expect(after(text, '300')).toMatchObject({ planned: '', entries: '' })
  })
})

describe('a limit that is wished for with its sum and its month', () => {
  it.each([
    ['quero gastar 400 de comida em dezembro', 'Alimentação 400 12'],
    ['quero gastar 400 com mercado esse mês', 'Alimentação 400 11'],
    ['mês que vem quero gastar 300 em lazer', 'Lazer 300 12'],
    ['pretendo gastar 500 de mercado mês que vem', 'Alimentação 500 12'],
    ['em dezembro posso gastar 200 com roupa', 'Compras 200 12'],
    ['quero gastar menos de 200 com lazer em dezembro', 'Lazer 200 12'],
    ['quero gastar 400 de comida por mês', 'Alimentação 400 11'],
    ['dezembro quero gastar 400 em comida e 100 em lazer', 'Alimentação 400 12; Lazer 100 12'],
    ['quero gastar 400 em comida e 100 em lazer em dezembro', 'Alimentação 400 12; Lazer 100 12'],
    ['quero gastar 400 no mercado', ''],
    ['quero gastar 80 no cinema amanhã', ''],
    ['quero gastar 2000 na viagem em dezembro', ''],
    ['vou gastar 400 no mercado em dezembro', ''],
  ])('%s', (text, planned) => {
    expect(after(text)).toMatchObject({ planned, entries: '' })
  })
})

describe('a limit that was asked about and is none', () => {
  it.each([
    [['meu orçamento de saúde', '150'], 'Saúde 150 11'],
    [['orçamento de transporte', '300'], 'Transporte 300 11'],
    [['como tá meu limite de transporte?', '150 por mês'], 'Transporte 150 11'],
    [['meu orçamento de saúde', 'e de lazer?', '90'], 'Lazer 90 11'],
    [['qual meu limite de lazer?', 'coloca 200'], 'Lazer 200 11'],
    [['orçamento de lazer 100', 'meu orçamento de lazer', '150'], 'Lazer 100 11'],
    [['meu orçamento de saúde', 'saldo', '90'], ''],
    [['meu orçamento de saúde', 'não'], ''],
  ])('%j', (said, planned) => {
    expect(after(...said)).toMatchObject({ planned, entries: '' })
  })

  it('leaves an entry one', () => {
    const told = after('meu orçamento de saúde', 'gastei 150 na farmácia')
    expect(told).toMatchObject({ planned: '', entries: 'Farmácia 150' })
  })
})
