import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

/** What is saved, by when, and what stands there when all of it was said. */
function after(...said: string[]) {
  const conversation = begin({ today })
  const replies = said.map((text) => take(conversation, text).replies.join('\n'))
  const { goals, entries } = conversation.world
  return {
    saved: goals.map(({ name, savedCents }) => `${name} ${savedCents / 100}`).join('; '),
    until: goals.map(({ targetDate }) => targetDate?.toString() ?? '').join('; '),
    entries: entries.map((one) => `${one.description} ${one.type} ${one.amountCents}`).join('; '),
    said: replies.at(-1) ?? '',
  }
}

describe('by when a goal is to be reached', () => {
  it.each([
    [['meta: entrada do apartamento 60 mil até dezembro de 2028'], '2028-12-31'],
    [['quero guardar 500 pro natal até dezembro do ano que vem'], '2027-12-31'],
    [['meta notebook 4500 até 03/2028'], '2028-03-31'],
    [['meta faculdade 12 mil até o final de 2030'], '2030-12-31'],
    [['quero juntar 15 mil pro casamento em outubro de 2027'], '2027-10-31'],
    [['meta festa 2000 pra 15 de dezembro de 2028'], '2028-12-15'],
    [['meta bicicleta 1500 até março'], '2027-03-31'],
    [['quero juntar 300 pro churrasco até sábado'], '2026-11-28'],
    [['quero juntar 300 pro aluguel até dia 10'], '2026-12-10'],
    [['quero juntar 300 pro presente até 10/03'], '2027-03-10'],
    [['quero ajuntar três mil pra trocar o telhado até março'], '2027-03-31'],
  ])('%j', (said, until) => {
    expect(after(...said).until).toBe(until)
  })

  it.each([
    ['a data da meta é dezembro de 2028, não 2026', '2028-12-31'],
    ['ops, é 2028 e não 2027', '2028-06-30'],
    ['a meta da casa é pra março de 2030', '2030-03-31'],
    ['A data mudou, vai ser 16 de outubro de 2028!', '2028-10-16'],
    ['muda a meta pra 16/10/2028', '2028-10-16'],
    ['adiaram, muda a meta pra dezembro de 2028', '2028-12-31'],
    ['a meta da casa mudou, agora é pra março de 2028', '2028-03-31'],
  ])('is set right by %s', (text, until) => {
    const { until: date, entries } = after('meta casa 80 mil até junho de 2027', text)
    expect([date, entries]).toEqual([until, ''])
  })

  it('stays where another day, or its sum, is set right', () => {
    const told = ['meta casa 80 mil até junho de 2027', 'uber 12']
    expect(after(...told, 'a data mudou, foi ontem').until).toBe('2027-06-30')
    const { said, until } = after(...told, 'muda a meta pra 90.000')
    expect([until, said]).toEqual(['2027-06-30', expect.stringContaining('90.000')])
  })

  it('is as it was once that is undone', () => {
    const said = ['meta casa 80 mil até junho de 2027', 'muda o prazo da meta pra 2031', 'desfaz']
    expect(after(...said).until).toBe('2027-06-30')
  })
})

describe('a goal that is told as a plan', () => {
  it.each([
    ['Pretendo reunir R$ 12.000 para uma viagem até dezembro de 2027', 'Viagem 0', '2027-12-31'],
    ['queria reunir 800 pro aniversário da minha filha até março', null, '2027-03-31'],
    ['preciso levantar 3 mil pra reforma até junho', 'Reforma 0', '2027-06-30'],
    ['quero acumular 10 mil de reserva até o fim de 2027', 'Reserva 0', '2027-12-31'],
    ['tenho vontade de juntar 4 mil pra uma bicicleta até agosto', 'Bicicleta 0', '2027-08-31'],
    ['a família pretende reunir 900 pra ceia até dezembro', 'Ceia 0', '2026-12-31'],
  ])('is made by %s', (text, saved, until) => {
    expect(after(text)).toMatchObject({ ...(saved ? { saved } : {}), until, entries: '' })
  })

  it.each(['quero reunir 20 pessoas no churrasco', 'preciso levantar 50 pra gasolina'])(
    'is none by %s',
    (text) => expect(after(text)).toMatchObject({ saved: '', entries: '' }),
  )
})

describe('what is put into a goal that only its purpose names', () => {
  it.each([
    ['Separei 150 da venda de ontem pra reforma da barraca, põe na meta', 'Reforma da barraca 150'],
    ['coloca na meta 50 da feira de hoje pra reforma da barraca', 'Reforma da barraca 50'],
    ['guardei 80 do salário pra reforma da barraca, bota na meta', 'Reforma da barraca 80'],
    ['separei 60 das gorjetas, põe na meta', 'Reforma da barraca 60'],
    ['põe na meta 50', 'Reforma da barraca 50'],
    ['guardei 40 pro carro, põe na meta', 'Reforma da barraca 0'],
  ])('%s', (text, saved) => {
    const told = after('quero juntar 2000 pra reforma da barraca', text)
    expect(told).toMatchObject({ saved, entries: '' })
  })

  it('is offered by its purpose where there is none', () => {
    const { said } = after('Separei 150 da venda de ontem pra reforma da barraca, põe na meta')
    expect(said).toContain('meta reforma da barraca')
  })
})

describe('what a goal is called', () => {
  it.each([
    ['a meta não é Noivado, é Casamento kkkk muda o nome', 'Casamento 0'],
    ['o nome da meta é Casamento, não Noivado', 'Casamento 0'],
    ['muda o nome da meta pra Casamento', 'Casamento 0'],
    ['renomeia a meta Noivado pra Casamento', 'Casamento 0'],
    ['a meta não é fácil, é difícil', 'Noivado 0'],
  ])('%s', (text, saved) => {
    expect(after('meta noivado 30 mil', text)).toMatchObject({ saved, entries: '' })
  })

  it('is as it was once that is undone', () => {
    expect(after('meta noivado 30 mil', 'muda o nome da meta pra Casamento', 'desfaz').saved).toBe(
      'Noivado 0',
    )
  })
})

describe('what is saved already', () => {
  it.each([
    [['meta viagem 4.000 até março, já tenho 700'], 'Viagem 700'],
    [['Quero criar uma meta de quitar o cartão: 4.350, já paguei 800'], 'Cartão 800'],
    [['meta macbook 9.000, tenho 2.500 separados'], 'Macbook 2500'],
    [['meta casa 80 mil', 'já temos 8.400 guardados'], 'Casa 8400'],
    [['meta casa 80 mil', 'mercado 30', 'já tenho 5 mil na meta da casa'], 'Casa 5000'],
    [['meta de quitar o cartão 4.350', 'A meta do cartão já tem 800 pagos, corrija'], 'Cartão 800'],
    // It is all there is, not one more.
    [['meta viajar a Gramado 6000', 'Guardei R$ 500,00 para a viagem'], 'Viajar a Gramado 500'],
    [['meta casa 80 mil', 'guardei 300 na casa', 'já tenho 500 guardados'], 'Casa 500'],
  ])('%j', (said, saved) => {
    expect(after(...said).saved).toBe(saved)
  })

  it('is asked about where nothing tells of what', () => {
    const { saved, said } = after('meta casa 80 mil', 'luz 90', 'tenho 500 guardados')
    expect(saved).toBe('Casa 0')
    expect(said).toContain('na meta Casa')
  })
})

describe('what is taken out of a goal', () => {
  const told = ['meta casa 80 mil', 'guardei 900 na casa']

  it.each([
    ['tirei 200 da meta da casa para arrumar a geladeira', 'Casa 700'],
    ['tiramos 300 da meta pra consertar o carro', 'Casa 600'],
    ['tirei 400 do pote pra comprar arame', 'Casa 500'],
    ['retirei 1500 da casa', 'Casa 900'],
  ])('%s', (text, saved) => {
    const { saved: left, entries } = after(...told, text)
    expect([left, entries]).toEqual([saved, ''])
  })

  it('comes back by an undo', () => {
    expect(after(...told, 'tira 100 da casa, usei', 'desfaz').saved).toBe('Casa 900')
  })

  it('is asked about where it was only used', () => {
    const used = [...told, 'usei 200 da casa pra pagar a loja']
    expect(after(...used).saved).toBe('Casa 900')
    expect(after(...used, 'sim').saved).toBe('Casa 700')
  })
})

describe('money that is told with a goal', () => {
  it('comes in and is put there', () => {
    const { saved, entries } = after(
      'meta viagem 4000',
      'vendemos a bicicleta por 850 e colocamos na meta',
    )
    expect([saved, entries]).toEqual(['Viagem 850', 'Bicicleta receita 85000'])
  })

  it('pays a debt, and the goal has it once that is said', () => {
    const said = ['meta de quitar o cartão 4.350', 'Paguei mais 250 da dívida do cartão']
    expect(after(...said).saved).toBe('Cartão 0')
    const { saved, entries } = after(...said, 'sim')
    expect([saved, entries]).toEqual(['Cartão 250', 'Dívida despesa 25000'])
  })
})

it.each([
  'meta Gramado agora é 11 mil até dezembro de 2027',
  'aumenta a meta pra 11 mil até dezembro de 2027',
])('takes the day beside the sum: %s', (text) => {
  const conversation = begin({
    today,
    have: { goals: [{ description: 'Gramado', amount: 900_000, saved: 0 }] },
  })
  take(conversation, text)
  const [goal] = conversation.world.goals
  expect(goal?.targetCents).toBe(1_100_000)
  expect(goal?.targetDate?.toString()).toBe('2027-12-31')
})

it('asks for the goal that is there where one is named by what it is for', () => {
  const conversation = begin({
    today,
    have: { goals: [{ description: 'Gramado', amount: 900_000, saved: 0 }] },
  })
  expect(take(conversation, 'guardei 400 pra viagem').replies).toEqual(['É para a meta Gramado?'])
  take(conversation, 'sim')
  expect(conversation.world.goals[0]?.savedCents).toBe(40_000)
})

it.each([
  ['eu queria guardar duzentos por mês pra comprar uma cabine de unha que custa 480', 48_000],
  ['quero guardar 200 por mês pra comprar uma geladeira de 2000', 200_000],
])('%s is a goal of its price', (text, targetCents) => {
  const conversation = begin({ today })
  take(conversation, text)
  expect(conversation.world.goals).toMatchObject([{ targetCents }])
})

it('what is to be put aside beside what was spent is no price', () => {
  expect(after('gastei 50 e quero guardar 200 por mês').saved).toBe('')
})

it.each([
  ['quero reservar 300 por mês pra viagem', 'Viagem'],
  ['vou reservar 200 todo mês pra reforma da casa', 'Reforma da casa'],
  ['pretendo juntar 500 por mês pra comprar um carro', 'Carro'],
  ['quero deixar 300 por mês separado pra viagem', 'Viagem'],
  ['todo dia 5 quero guardar 300 pra viagem', 'Viagem'],
  ['vou guardar 100 por semana pro Natal', 'Natal'],
  ['quero poupar 300 por mês', 'Reserva'],
])('asks what is to be reached, and keeps no bill: %s', (text, name) => {
  const conversation = begin({ today })
  expect(take(conversation, text).replies).toEqual([
    `Boa! Quanto você quer juntar para a meta ${name}?`,
  ])
  take(conversation, '5000')
  const { bills, goals } = conversation.world
  expect(bills).toEqual([])
  expect(goals).toMatchObject([{ name, targetCents: 500_000 }])
})

it.each([
  'quero reservar 600 por mês pro mercado',
  'me lembra de guardar 300 todo mês pra viagem',
  'quero economizar 100 por mês de luz',
])('makes no goal of a limit, nor of what is to be reminded of: %s', (text) => {
  const conversation = begin({ today })
  take(conversation, text)
  expect(conversation.state.open?.kind).not.toBe('goal')
})

it('adds nothing yet where the goal stands there', () => {
  const conversation = begin({
    today,
    have: { goals: [{ description: 'Viagem', amount: 500_000, saved: 0 }] },
  })
  take(conversation, 'quero guardar 200 por mês pra viagem')
  const { bills, goals } = conversation.world
  expect(bills).toEqual([])
  expect(goals).toMatchObject([{ savedCents: 0 }])
})
