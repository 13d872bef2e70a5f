import { expect, it } from 'vitest'
import { begin, type Conversation, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const light = 'luz 143,90 vence dia 5'

function held(...said: readonly string[]): Conversation & { said: string } {
  const conversation = begin({ today })
  const replies = said.map((text) => take(conversation, text).replies[0])
  return { ...conversation, said: replies.at(-1) ?? '' }
}

const once = { instalments: 1, instalmentsPaid: 0, categoryId: 'despesa:Moradia' }

it.each([
  [light, 'Luz', 14_390, '2026-12-05'],
  ['luz 143,90 vence 05/12', 'Luz', 14_390, '2026-12-05'],
  ['tenho que pagar 300 pro João dia 10', 'João', 30_000, '2026-12-10'],
  ['me lembra de pagar o ipva 1.180 dia 22', 'Ipva', 118_000, '2026-12-22'],
  ['dentista dia 20 às 14h, vai ficar 250', 'Dentista', 25_000, '2026-12-20'],
  ['a conta de água veio 92,10 e vence hoje', 'Conta de água', 9210, '2026-11-26'],
])('asks once of %s, writes nothing, and keeps it by a touch', (text, name, sum, nextDate) => {
  const asked = held(text)
  expect([asked.world.entries, asked.world.bills]).toEqual([[], []])
  expect(asked.said).toMatch(/^[^?]*Quer que eu te lembre\?$/)
  const { world, said } = held(text, 'Me lembra')
  expect(world.bills).toMatchObject([{ name, amountCents: sum, instalments: 1 }])
  expect(world.bills[0]?.nextDate.toString()).toBe(nextDate)
  expect(said).not.toMatch(/todo dia|parcela/)
})

it.each([
  'ainda não paguei',
  'me avisa',
  'mi lenbra',
  'pode lembrar',
  'sim',
  'quero sim',
  'ainda não, só pago dia 5',
  'pode me lembrar?',
])('keeps it by %s', (answer) => {
  const { world } = held(light, answer)
  expect([world.entries, world.bills]).toMatchObject([[], [{ ...once, dueDay: 5 }]])
})

it.each([
  ['Já paguei', 14_390, '2026-11-26'],
  ['não, já paguei ontem', 14_390, '2026-11-25'],
  ['já paguei, foi 150', 15_000, '2026-11-26'],
  ['já tá pago', 14_390, '2026-11-26'],
])('writes it as paid by %s', (answer, amountCents, date) => {
  const { world } = held(light, answer)
  const entry = { description: 'Luz', amountCents, date, type: 'despesa' }
  expect([world.entries, world.bills]).toMatchObject([[entry], []])
})

it.each(['não', 'Não', 'não precisa', 'ainda não paguei, deixa', 'tô só falando'])(
  'leaves it by %s',
  (answer) => {
    const { world, said } = held(light, answer)
    expect([world.entries, world.bills]).toEqual([[], []])
    expect(said).toBe('Tudo bem, não anotei nada.')
  },
)

it.each([
  ['foi 150', 15_000, '2026-12-05'],
  ['vence dia 9', 14_390, '2026-12-09'],
])('shows it once more, changed by %s', (answer, amountCents, nextDate) => {
  const { world, said } = held(light, answer, 'sim')
  expect(said).toContain('Combinado! Luz')
  expect(world.bills).toMatchObject([{ ...once, amountCents }])
  expect(world.bills[0]?.nextDate.toString()).toBe(nextDate)
})

it('keeps it for every month where that is said', () => {
  const { world, said } = held(light, 'é todo mês')
  expect(world.bills).toMatchObject([{ instalments: null }])
  expect(said).toContain('todo dia 5')
})

it.each([
  ['padaria 12', 'Padaria', 1200],
  ['já paguei a internet 90', 'Internet', 9000],
  ['Ana 30', 'Ana', 3000],
])('hears another matter in %s', (text, description, amountCents) => {
  const { world } = held(light, text)
  const known = world.entries.filter((one) => one.amountCents === amountCents)
  expect(known.every((one) => one.description === description)).toBe(true)
  expect(world.bills).toEqual([])
})

it('keeps it once by two touches, and takes it back by one word', () => {
  const { world, said } = held(light, 'Me lembra', 'Me lembra')
  expect(world.bills).toHaveLength(1)
  expect(said).toContain('já está certinha')
  expect(held(light, 'Me lembra', 'desfazer').world.bills).toEqual([])
})

it('writes it once by two touches', () => {
  expect(held(light, 'Já paguei', 'Já paguei').world.entries).toHaveLength(1)
})

it('hears its button when other things were spoken of, and on another day', () => {
  expect(held(light, 'padaria 12', 'Me lembra').world.bills).toMatchObject([once])
  const conversation = begin({ today })
  take(conversation, light)
  conversation.world.today = today.add({ days: 4 })
  take(conversation, 'Me lembra')
  expect(conversation.world.bills).toMatchObject([once])
})

it('asks whether it is paid by now where its button comes after the day', () => {
  const conversation = begin({ today })
  take(conversation, light)
  conversation.world.today = today.add({ days: 12 })
  expect(take(conversation, 'Me lembra').replies[0]).toContain('venceu')
  take(conversation, 'Já paguei')
  expect(conversation.world.entries).toMatchObject([{ amountCents: 14_390, date: '2026-12-08' }])
})

it('ends when it is paid', () => {
  const { world, said } = held(light, 'Me lembra', 'paguei a luz')
  expect(world.entries).toMatchObject([{ description: 'Luz', amountCents: 14_390 }])
  expect(world.bills).toMatchObject([{ instalments: 1, instalmentsPaid: 1 }])
  expect(said).not.toMatch(/parcela|última/)
})

it('does not look for a day that is over among those to come', () => {
  const { said } = held('luz 143,90 vence em 05/11')
  expect(said).toContain('que venceu em 05/11. Já pagou?')
  const { world } = held('luz 143,90 vence em 05/11', 'Ainda não')
  expect(world.bills[0]?.nextDate.toString()).toBe('2026-11-05')
})

it.each([
  ['a luz vence dia dez', '143,90', 'Luz', 14_390, '2026-12-10'],
  ['tenho que pagar a luz amanhã', '97,50', 'Luz', 9750, '2026-11-27'],
  ['vou pagar a moto quinta', '300', 'Moto', 30_000, '2026-12-03'],
])('asks what %s comes to, and offers it by %s', (text, sum, name, amountCents, nextDate) => {
  expect(held(text).said).toContain('quanto é? Aí eu te lembro.')
  expect(held(text, sum).world).toMatchObject({ bills: [], entries: [] })
  const { bills } = held(text, sum, 'Me lembra').world
  expect(bills).toMatchObject([{ name, amountCents, instalments: 1 }])
  expect(bills[0]?.nextDate.toString()).toBe(nextDate)
})

it.each(['me lembra da fatura dia 5', 'pode me lembrar de pagar a fatura dia 5?'])(
  'keeps at once what lacks but its sum, of %s',
  (text) => {
    expect(held(text, '812').world.bills).toMatchObject([{ name: 'Fatura', amountCents: 81_200 }])
    expect(held(text, 'paguei 812 hoje').world.bills).toEqual([])
  },
)

it.each([
  [light, 'me lembra da luz sim', 'Luz', 14_390],
  ['a luz veio 212,44, vence dia 3', 'me lembra da luz sim, mas só a minha metade', 'Luz', 10_622],
  ['o nubank eu vou pagar só o mínimo, 730, dia 8', 'me lembra do nubank sim', 'Nubank', 73_000],
  ['dentista dia 20 às 14h, vai ficar 250', 'pode me avisar do dentista sim', 'Dentista', 25_000],
  ['chegou o ipva 1.180, vence dia 22', 'quero sim que lembre do ipva', 'Ipva', 118_000],
])('takes %s up again by its name: %s', (text, later, name, amountCents) => {
  const said = [text, 'padaria 12', 'uber 9', later]
  expect(held(...said).world.bills).toMatchObject([{ name, amountCents, instalments: 1 }])
  expect(held(...said, later).world.bills).toHaveLength(1)
})

it('tells several that were offered apart', () => {
  const said = [light, 'chegou o ipva 1.180, vence dia 22', 'padaria 12', 'me lembra da luz sim']
  expect(held(...said).world.bills).toMatchObject([{ name: 'Luz' }])
  const both = held(...said, 'me lembra do ipva').world.bills
  expect(both).toMatchObject([{ name: 'Luz' }, { name: 'Ipva' }])
})

it.each(['me lembra da água', 'não me lembra da luz'])('keeps nothing by %s', (later) => {
  expect(held(light, 'padaria 12', later).world.bills).toEqual([])
})

it('writes what was offered as paid by its name', () => {
  const { world } = held('chegou o ipva 1.180, vence dia 22', 'padaria 12', 'já paguei o ipva')
  expect(world.entries.map((one) => one.description)).toContain('Ipva')
  expect(world.bills).toEqual([])
})

it('says that what is wished once more stands there', () => {
  const { world, said } = held(
    'vestido 2.250 vence 30/04',
    'Me lembra',
    'o vestido também me lembra, 2.250 em 30/04',
  )
  expect(world.bills).toHaveLength(1)
  expect(said).toContain('já está certinha')
})

it('calls the rest by its thing, and no deposit', () => {
  const said = ['paguei 2.250 do vestido de sinal e a outra metade é dia 30/04', 'Me lembra']
  expect(held(...said).world.bills).toMatchObject([{ name: 'Vestido', amountCents: 225_000 }])
})

it.each([
  [
    'levei uma multa 130,16 vence 15 de janeiro, pagando antes tem 20% de desconto',
    'sim, mas com o desconto',
    10_413,
  ],
  [
    'levei uma multa 130,16 vence 15 de janeiro',
    'me lembra sim, mas com o desconto de 20%',
    10_413,
  ],
  [
    'levei uma multa 130,16 vence 15 de janeiro, pagando antes tem 20% de desconto',
    'me lembra',
    13_016,
  ],
  [
    'levei uma multa 130,16 vence 15 de janeiro, pagando antes tem 20% de desconto',
    'me lembra sem o desconto',
    13_016,
  ],
])('keeps what is left of it by the discount that is told: %s, %s', (told, yes, amountCents) => {
  const conversation = begin({ today: Temporal.PlainDate.from('2026-11-27') })
  for (const text of [told, yes]) take(conversation, text)
  expect(conversation.world.bills.map((one) => one.amountCents)).toEqual([amountCents])
})

it('keeps only the part of the one who shares it', () => {
  const conversation = begin({ today })
  take(conversation, 'internet 99,90 vence dia 15, a gente racha')
  take(conversation, 'me lembra sim, mas só a minha parte')
  expect(conversation.world.bills.map(({ amountCents }) => amountCents)).toEqual([4995])
})

it.each([
  // Among how many it is shared is told: the part is what is to be paid.
  [['o aluguel é 1500 e a gente divide por 3, vence dia 5', 'me lembra'], 50_000],
  [['o aluguel é 1500, racho com mais 2, vence dia 5', 'me lembra'], 50_000],
  [['a luz 180 dividida em 4, vence dia 20', 'só a minha parte', 'me lembra'], 4500],
  [['aluguel 1500 vence dia 5', 'uber 20', 'só minha parte do aluguel, 500', 'me lembra'], 50_000],
  [['a luz 180 dividida por 2, vence dia 20', 'uber 20', 'só minha parte da luz, 90', 'sim'], 9000],
  [['conta de luz 180 todo dia 5, divido com mais 2'], 6000],
  [['pago 1500 de escola todo mês dia 5, dividido por 3'], 50_000],
  // It is not told, or is of another thing, or the part already.
  [['pago 400 de escola todo dia 5, divido com mais 3 meninas'], 40_000],
  [['internet 120 todo dia 10, racho com a vizinha, minha parte é 60'], 6000],
  [['internet 99,90 vence dia 15, a gente racha', 'me lembra'], 9990],
  [['aluguel 1500 vence dia 5', 'minha parte da pizza, 30', 'me lembra'], 150_000],
])('keeps the part that is the writer’s: %j', (said, amountCents) => {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  expect(conversation.world.bills.map((one) => one.amountCents)).toEqual([amountCents])
  expect(conversation.world.entries.every((one) => one.description !== 'Aluguel')).toBe(true)
})

it('keeps all the parts that are told to be left', () => {
  const conversation = begin({ today })
  take(conversation, 'prestação do carro 689 vence amanhã')
  const [reply = ''] = take(conversation, 'me lembra, e são 22 parcelas que faltam hein').replies
  expect(reply).toContain('termina depois de 22 parcelas')
})
