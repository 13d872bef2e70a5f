import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

/** What stands there when all of it was said, and the last reply. */
function after(...said: string[]) {
  const conversation = begin({ today })
  let reply = ''
  for (const text of said) reply = take(conversation, text).replies.join('\n')
  const { bills, budgets, entries, goals } = conversation.world
  const standing = [
    ...entries.map((one) => `${one.description} ${one.amountCents / 100}`),
    ...bills.map((one) => `conta ${one.name} ${one.amountCents / 100} dia ${one.dueDay}`),
    ...goals.map((one) => `meta ${one.name} ${one.savedCents / 100}`),
    ...budgets.map((one) => `limite ${one.plannedCents / 100}`),
  ]
  return { standing: standing.toSorted(), reply: reply.replaceAll('\u00a0', ' ') }
}

const light = 'luz 140 todo dia 10'
const net = 'internet 99 todo dia 15'

describe('two orders of different things in one message', () => {
  it.each([
    [
      ['recebi 300 do rafa', 'meta casamento 15000'],
      'apaga essa entrada de 300 e coloca 300 na meta casamento',
      ['meta Casamento 300'],
    ],
    [
      ['esmalte 6,50', 'esmalte 6,50'],
      'apaga esse ultimo e muda o outro pra 19,50',
      ['Esmalte 19.5'],
    ],
    [
      ['figma 75', 'uber 20'],
      'troca a categoria do figma pra educação e cria como mensal dia 22',
      ['Figma 75', 'Uber 20', 'conta Figma 75 dia 22'],
    ],
    [
      ['aluguel 1300 todo dia 10', 'racha 650 todo dia 10'],
      'tira o aluguel de 1300 e esse racha',
      [],
    ],
    [
      ['aluguel 1300 todo dia 10', 'racha 650 todo dia 10'],
      'não, é só a minha parte, 650. tira o de 1300 e esse racha',
      [],
    ],
    [['uber 20', net], 'apaga o uber e a internet', []],
    [[light, net], 'cancela a internet e a luz passa pra 150', ['conta Luz 150 dia 10']],
    [[light, net], 'cancela a luz e a internet', []],
    [[light, net], 'tira a internet e a luz passa pra 149,90', ['conta Luz 149.9 dia 10']],
    [['padaria 12'], 'anota mercado 60, e a padaria era 14', ['Mercado 60', 'Padaria 14']],
    [
      [light, net],
      'muda a luz pra dia 12 e a internet pra 110',
      ['conta Internet 110 dia 15', 'conta Luz 140 dia 12'],
    ],
    [['mercado 80', net], 'apaga a internet e o mercado foi 85', ['Mercado 85']],
    [['pizza 60'], 'apaga a pizza e bota limite de 300 pra lazer', ['limite 300']],
    [['mercado 80'], 'gastei 20 de uber. apaga o mercado', ['Uber 20']],
    [['mercado 80'], 'apaga o mercado, gastei 20 no uber', ['Uber 20']],
  ])('%j, %s', (said, text, standing) => {
    expect(after(...said, text).standing).toEqual(standing)
  })

  it.each([
    ['apaga o uber e me diz quanto gastei hoje', 'Você gastou R$ 80,00 hoje'],
    ['tira o uber. quanto gastei hoje?', 'Você gastou R$ 80,00 hoje'],
    ['apaga o uber e me lembra de pagar a luz 120 dia 10', 'Luz, R$ 120,00, para pagar em 10/12'],
    ['apaga o uber e muda a luz pra 90', 'Não achei “luz”'],
  ])('says what comes of both: %s', (text, said) => {
    const { reply } = after('uber 20', 'mercado 80', text)
    expect(reply).toContain('Apaguei: Uber')
    expect(reply).toContain(said)
  })

  it('lists the bills that are left', () => {
    const told = 'boa! e aquele racha, apaga. depois me fala quais contas eu tenho'
    const { reply } = after('aluguel 650 todo dia 10', 'racha 650 todo dia 10', told)
    expect(reply).toContain('Aluguel: R$ 650,00')
    expect(reply).not.toContain('Racha: R$ 650,00')
  })
})

it('says that a category is none of theirs', () => {
  const told = 'troca a categoria do figma pra trabalho e cria como mensal dia 22'
  const { reply, standing } = after('figma 75', told)
  expect(standing).toEqual(['Figma 75', 'conta Figma 75 dia 22'])
  expect(reply).toContain('Não achei essa categoria')
  const other = 'apaga o mercado e troca a categoria do uber pra trabalho'
  expect(after('uber 20', 'mercado 80', other).standing).toEqual(['Uber 20'])
})

it('takes back what was done last only where that is named', () => {
  const told = 'e aquele racha, apaga. depois me fala quais contas eu tenho'
  const price = 'o aluguel todo dia 10 é 650, não 1300'
  expect(after('aluguel 1300 todo dia 10', price, told).standing).toEqual([
    'conta Aluguel 650 dia 10',
  ])
})

it.each([
  [['mercado 80'], 'apaga o mercado e põe 70', ['Mercado 70']],
  [['pão e leite 20'], 'apaga o pão e leite', []],
  [['cinema 40'], 'apaga o cinema, a Ju pagou', []],
  [[], 'coloca 50 de uber e 30 de pão', ['Pão 30', 'Uber 50']],
  [['uber 20'], 'não apaga o uber, quanto gastei hoje?', ['Uber 20']],
  [['livro 58', 'livro 74'], 'o de 74 foi emprestado da escola, apaga esse', ['Livro 58']],
])('one order stays one: %j, %s', (said, text, standing) => {
  expect(after(...said, text).standing).toEqual(standing)
})

it.each([
  [['pão 8'], 'gastei 27 no almoço, muda o pão pra 9', ['Almoço 27', 'Pão 9']],
  [['pão 8'], 'muda o pão pra 9, gastei 63 no mercado', ['Mercado 63', 'Pão 9']],
  [['pão 8'], 'gastei 27 no almoço. apaga o pão', ['Almoço 27']],
  [
    [net],
    'gastei 27 no almoço, paguei a internet',
    ['Almoço 27', 'Internet 99', 'conta Internet 99 dia 15'],
  ],
  [
    [],
    'recebi 300 da faxina, comprei um sofá de 1200 em 6x',
    ['Faxina 300', 'Sofá 200', 'conta Sofá 200 dia 26'],
  ],
])('does an entry and an order beside it: %s, %s', (before, text, standing) => {
  expect(after(...before, text).standing).toEqual(standing)
})
