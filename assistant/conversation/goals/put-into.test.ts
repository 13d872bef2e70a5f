import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')

/** What is saved, by when, and what stands there when all of it was said. */
function after(...said: string[]) {
  const conversation = begin({ today })
  const replies = said.map((text) => take(conversation, text).replies.join('\n'))
  const { goals, entries } = conversation.world
  return {
    saved: goals.map(({ name, savedCents }) => `${name} ${savedCents / 100}`).join('; '),
    until: goals.map(({ targetDate }) => targetDate?.toString() ?? '').join('; '),
    entries: entries.map((one) => `${one.description} ${one.amountCents}`).join('; '),
    said: replies.at(-1) ?? '',
  }
}

describe('the month of a goal', () => {
  it.each([
    ['quero guardar 1500 pra viagem do congresso em julho', '2027-07-31'],
    ['minha netinha vai casar em setembro e eu quero juntar 2000 pro presente', '2027-09-30'],
    ['meta viagem 4000 em março', '2027-03-31'],
    ['preciso juntar 1200 pro ipva em janeiro', '2027-01-31'],
    ['quero juntar 900 pra bike', ''],
  ])('%s', (text, until) => {
    expect(after(text).until).toBe(until)
  })
})

describe('what is put aside for it', () => {
  const gift = 'quero juntar dois mil reais pra dar de presente'
  it.each([
    [[gift, 'já separei trezentos no envelope'], 'Presente 300'],
    [[gift, 'os 300 eu guardei no envelope para o presente do casamento'], 'Presente 300'],
    [['quero guardar 500 pro natal', 'coloca 50 no natal'], 'Natal 50'],
    [['quero guardar 500 pro natal', 'bota 30 no natal'], 'Natal 30'],
    [['quero juntar 900 pra bike', 'separei 150 já'], 'Bike 150'],
    [['quero separar 900 pra trocar a bike', 'Então acrescente R$ 70,00 a ela.'], 'Bike 70'],
    [['quero separar 500 pra pagar a luz'], ''],
    // In three words.
    [['juntar 900 bike', 'guardei 60 bike'], 'Bike 60'],
    [['juntar 900 pra bike', 'bike guardei mais 10'], 'Bike 10'],
    [['juntar 900 bike', 'guardar 50 bike'], 'Bike 50'],
    [['juntar 900 bike', 'guardei 60 viagem'], 'Bike 0'],
    [['economizar 200 no mercado'], ''],
    [['cria meta entao, controle 280', 'bota 50 la'], 'Controle 50'],
    [['quero juntar 900 pra bike', 'gastei 30 no envelope e papel'], 'Bike 0'],
  ])('%j', (said, saved) => {
    expect(after(...said).saved).toBe(saved)
  })

  it.each(['coloca mais 500 no casamento', 'guardei 700 no casamento'])(
    'is asked about where the goal has another name: %s',
    (text) => {
      const { said, entries } = after('meta noivado 30000', text)
      expect([said, entries]).toEqual(['É para a meta Noivado?', ''])
      expect(after('meta noivado 30000', text, 'sim').saved).toMatch(/^Noivado [57]00$/)
    },
  )

  it('is no expense of somebody else either', () => {
    expect(after('esse mês ela já guardou os cem', 'sim').entries).toBe('')
  })
})

it.each([
  ['faz uma meta pra mim, celular 1500', 'Celular 0'],
  ['abre meta nova, curso 700', 'Curso 0'],
])('is called what it is for: %s', (text, saved) => {
  expect(after(text).saved).toBe(saved)
})

it.each([
  [
    'Recebi o retroativo de 486,30 hoje e já separei 200 pra viagem',
    'Viajar 200',
    'Retroativo 48630',
  ],
  ['vendi um bolo 90 e guardei 30 pra viagem', 'Viajar 30', 'Bolo 9000'],
])('puts by what is told behind what came in: %s', (text, saved, entry) => {
  expect(after('meta viajar 5000', text)).toMatchObject({ saved, entries: entry })
})

describe('what is put aside for a bill', () => {
  const waits = /^Deixar separado ainda não é gasto/
  it.each([
    'deixa 200 pro aluguel',
    'separa 150 pra luz',
    'reserva 100 pro gás',
    'separei 120 pra conta de luz',
    'deixei 200 separado pro aluguel',
    'separa 200 do salário pro aluguel',
    'já deixei 300 reservado pra pagar o boleto',
    'reserva 80 pra feira',
  ])('is neither spent nor saved: %s', (text) => {
    const { said, entries } = after(text)
    expect([said, entries]).toEqual([expect.stringMatching(waits), ''])
  })

  it.each([
    ['separei 700 pro aluguel e paguei', 'Aluguel 70000'],
    ['deixei 200 do aluguel com a minha mãe', 'Aluguel com a minha mãe 20000'],
    ['deixei 100 na luz', 'Luz 10000'],
    ['deixei 120 pro gás', 'Gás 12000'],
  ])('is paid by one who left it there: %s', (text, entries) => {
    expect(after(text).entries).toBe(entries)
  })

  it('goes into a goal of that name', () => {
    expect(after('meta aluguel 1500', 'deixa 200 pro aluguel').saved).toBe('Aluguel 200')
  })
})
