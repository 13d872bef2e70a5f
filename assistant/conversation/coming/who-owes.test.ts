import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')

/** What stands there when all of it was said, and the last reply. */
function after(...said: string[]) {
  const conversation = begin({ today })
  const replies = said.map((text) => take(conversation, text).replies.join('\n'))
  const { entries, bills } = conversation.world
  return {
    entries: entries.map(({ type, amountCents }) => `${type} ${amountCents / 100}`).join('; '),
    bills: bills.map(({ amountCents, dueDay }) => `${amountCents / 100} ${dueDay}`).join('; '),
    said: (replies.at(-1) ?? '').replaceAll('\u00a0', ' '),
  }
}

describe('only a part of a sale came', () => {
  it.each([
    ['vendi meu tenis velho pra um parça 60 reais', 'ele so me deu 40 fica devendo 20', 40],
    ['vendi a bike por 300', 'ele pagou 200, ficou devendo 100', 200],
    ['vendi 2 bolos 90', 'a cliente só deu 50, falta 40', 50],
    ['vendi um som velho 150 pro Léo', 'ele me deu só 100, os outros 50 dá semana que vem', 100],
    ['vendi meu celular 700', 'ele só me passou 500 e ficou de me dar os 200', 500],
  ])('%s: %s', (sale, part, came) => {
    expect(after(sale, part).entries).toBe(`receita ${came}`)
    expect(after(sale, part).said).toContain('para receber')
  })

  it('and the rest, when it comes, is no correction', () => {
    const told = ['vendi meu tenis velho pra um parça 60 reais', 'ele so me deu 40 fica devendo 20']
    const { entries } = after(...told, 'opa o parça pagou os 20 q faltava')
    expect(entries.split('; ').toSorted()).toEqual(['receita 20', 'receita 40'])
  })

  it('which two other figures do not tell', () => {
    const { entries } = after('vendi a bike por 300', 'ele pagou 50 no mercado, ficou devendo 10')
    expect(entries).toContain('receita 300')
  })
})

it('remembers what was taken on tick by its sum, whatever was counted beside it', () => {
  const told = 'a joana ficou de me pagar 14 reais semana que vem, levou 4 fiado'
  expect(after(told).said).toContain('R$ 14,00')
  expect(after(told, 'a joana pagou').entries).toBe('receita 14')
})

it.each(['meu primo me deve 70 do bar de sábado passado', 'o Beto me deve 30 da pizza de ontem'])(
  'takes no day of what is owed for as that of paying: %s',
  (text) => {
    expect(after(text).said).toContain('para receber.')
  },
)

it('writes what went out behind a debt as its own', () => {
  expect(after('devo 2.310 no c6', 'mandei 400 pro c6').entries).toBe('despesa 400')
  expect(after('devo 2.310 no c6', 'dia 10').entries).toBe('')
})

it.each([
  'devo 4.870 no nubank, 2.310 no c6 e 1.150 no cartao do carrefour',
  'minhas dívidas são 2.400 no nubank e 900 no c6',
  'tô devendo 3 mil no cartão do itaú e 1.200 no inter',
])('takes no debt for spent: %s', (text) => {
  expect(after(text).entries).toBe('')
  expect(after(text).said).toContain('ainda para pagar')
})

it.each([
  ['100 brigadeiros 150', 'aquela de brigadeiros 150 ta errada, eu vendi, nao comprei'],
  ['camiseta 40', 'a camiseta eu vendi, não comprei'],
  ['bolo de pote 60', 'o bolo eu que vendi, não foi compra'],
  ['3 panos de prato 45', 'não comprei não, eu vendi os panos'],
])('turns what was sold: %s, %s', (told, sold) => {
  expect(after(told, sold).entries).toMatch(/^receita \d+$/)
})

it.each([
  ['emprestei 100 pro cunhado', 'cunh devolv 40'],
  ['emprest cunhado 100', 'cunhado devolv 40'],
])('lets what was lent come back: %s, %s', (lent, back) => {
  const { entries } = after(lent, back)
  expect(entries.split('; ').toSorted()).toEqual(['despesa 100', 'receita 40'])
})

it.each([
  ['minha mae pediu 300 por mes pra ajudar em casa, dou todo dia 28', '300 28'],
  ['minha tia pediu ajuda de 100 por mês e eu deposito todo dia 15', '100 15'],
  ['meu irmão paga 300 por mês todo dia 28', ''],
])('keeps what the writer gives again and again: %s', (text, bills) => {
  expect(after(text).bills).toBe(bills)
})

it('offers to remind of what the writer is to pay, whoever said when', () => {
  const { said } = after('a Neide disse que vem dia 10 de dezembro, aí eu pago 160')
  expect(said).toContain('R$ 160,00, em 10/12')
})

it.each([
  ['mandei 400 pro Renato', 'essa TED foi pra minha conta do Inter mesmo, não é gasto'],
  ['transferi 900 pro Renato', 'isso foi de mim pra mim'],
])('takes back what only changed accounts: %s, %s', (told, own) => {
  expect(after(told, own).entries).toBe('')
})

it.each([
  ['recebi 42,50 da Ana', 'pizza 85, a Ana pagou a metade', 'despesa 85; receita 42.5'],
  ['a Ju me mandou 30 do uber', 'uber 60, a Ju pagou metade', 'despesa 60; receita 30'],
  ['recebi 50 da Bia', 'cinema 100, a Leo pagou a metade', 'despesa 50; receita 50'],
])('counts a half once, where it came in before: %s, %s', (came, bill, entries) => {
  const all = after(came, bill).entries.split('; ')
  expect(all.toSorted().join('; ')).toBe(entries)
})

describe('less came than was told', () => {
  it.each([
    'recebi só 130, ela descontou o ônibus',
    'só recebi 130',
    'ela só me pagou 130',
    'ela me pagou só 130',
  ])('and no second sum: %s', (short) => {
    expect(after('fiz uma faxina hoje 150', short).entries).toBe('receita 130')
  })

  it.each(['recebi só 130 do frete', 'recebi só 30', 'recebi 130 também'])(
    'which another sum does not tell: %s',
    (other) => {
      expect(after('fiz uma faxina hoje 150', other).entries).toContain('receita 150')
    },
  )
})

it.each([
  [['ele me pagou 100', 'o Beto pagou mais 50'], 150],
  [['o Beto me pagou 100'], 200],
  [[], 300],
])('the rest of a loan is what has not come back: %s', (parts, rest) => {
  const { entries } = after('emprestei 300 pro Beto', ...parts, 'o Beto pagou o resto')
  expect(entries.split('; ')).toContain(`receita ${rest}`)
})

it.each([
  'recebo 150 toda sexta de faxina',
  'todo dia 5 recebo 2800',
  'a patroa me paga 600 todo dia 10',
])('what comes again and again is no bill: %s', (told) => {
  expect(after(told)).toMatchObject({ entries: '', bills: '' })
})

it.each([
  ['vendi o som por 900, a pessoa deu 400 agora', 'receita 400', 'R$ 500,00'],
  ['vendi o sofá por 500, o comprador pagou 200 hoje', 'receita 200', 'R$ 300,00'],
  ['vendi minha moto por 8 mil, ele me deu 3 mil', 'receita 3000', 'R$ 5.000,00'],
])('of a sale of which a part came, the rest is remembered: %s', (text, entries, left) => {
  expect(after(text)).toMatchObject({ entries, said: expect.stringContaining(left) })
})

it.each([
  ['vendi a tv por 400 e paguei 30 de frete', 'receita 400; despesa 30'],
  ['vendi a mesa por 200 e o Zé me pagou 50 que devia', 'receita 200; receita 50'],
])('and another matter is no part of it: %s', (text, entries) => {
  expect(after(text).entries).toBe(entries)
})

it.each([
  [
    ['recebi 140 do alongamento da Rê', 'a Bia deu 30 de sinal de um alongamento de 130'],
    'receita 140; receita 30; receita 100',
  ],
  [['a Duda deu 40 de sinal de uma fibra de 160'], 'receita 40; receita 120'],
  [['a noiva deu 500 de sinal do vestido de 2000'], 'receita 500; receita 1500'],
])('knows the rest of a deposit, and no other of that name: %j', (told, entries) => {
  const who = (told.at(-1) ?? '').split(' ').slice(0, 2).join(' ')
  const paid = after(...told, `${who} pagou o resto`)
  expect(paid.entries).toBe(entries)
  expect(paid.said).not.toMatch(/sinal/i)
})

describe('of several things sold one is yet to be paid', () => {
  it.each([
    [
      'vendi um livro por 45 e um vestido por 60 mas o vestido ela só paga dia 10',
      'receita 45',
      'R$ 60,00 em 10/12',
    ],
    [
      'vendi um bolo por 50 e uma torta por 80, a torta ainda não pagaram',
      'receita 50',
      'R$ 80,00',
    ],
    ['vendi o sofá por 300 e a mesa por 200, a mesa fiado', 'receita 300', 'R$ 200,00'],
    [
      'hoje fiz quatro mãos a trinta e cinco e um pé a trinta mas a do pé ficou me devendo',
      'receita 140',
      'R$ 30,00',
    ],
    ['fiz 2 cortes a 30 e uma barba a 20, a barba ficou devendo', 'receita 60', 'R$ 20,00'],
    ['vendi 4 camisas a 50 e um short a 30, o short ela não pagou', 'receita 200', 'R$ 30,00'],
  ])('%s', (text, entries, left) => {
    const paid = after(text)
    expect(paid.entries).toBe(entries)
    expect(paid.said).toContain(`Ainda faltam ${left}`)
  })

  it.each([
    ['vendi um bolo por 50 e uma torta por 80, a torta estava ótima', 'receita 50; receita 80'],
    ['vendi um bolo por 50 e paguei 20 de gás, o gás ela paga dia 10', 'receita 50; despesa 20'],
  ])('but none of %s', (text, entries) => expect(after(text).entries).toBe(entries))
})

it('knows the pieces that were left open by whoever took them', () => {
  const told = ['dona rosa levou quatro de dezoito e pagou duas', 'dona rosa pagou as outras duas']
  expect(after(...told).entries).toBe('receita 36; receita 36')
  expect(after('a Ana levou 2 bolos a 30 e pagou 60').said).not.toContain('falta')
})
