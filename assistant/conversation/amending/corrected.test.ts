import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'
import type { Have } from '#corpus/world/world.ts'

const today = Temporal.PlainDate.from('2026-11-27')

function told(said: readonly string[], have: Have = {}): ReturnType<typeof begin> {
  const conversation = begin({ today, have })
  for (const text of said) take(conversation, text)
  return conversation
}

/** What stands there when all of it was said. */
function after(said: readonly string[], have: Have = {}): string[] {
  const { entries, bills } = told(said, have).world
  return [
    ...entries.map(({ type, description, amountCents }) => {
      return `${type === 'receita' ? '+' : '-'}${amountCents} ${description}`
    }),
    ...bills.map(({ name, amountCents, dueDay }) => `${name} ${amountCents} ${dueDay}`),
  ]
}

describe('a correction changes what stands there, and adds nothing', () => {
  it.each([
    [['onibus 4,30 ida e volta', 'na vdd o onibus foi 4,30 cada, 8,60'], '-860 Onibus'],
    [['cinema 38', 'o cinema foi 38 cada, deu 76'], '-7600 Cinema'],
    [['ingresso 60', 'o ingresso era 60 cada um, 120 os dois'], '-12000 Ingresso'],
    [['presente 75', 'o presente saiu por 70, o moço deu 5 de desconto'], '-7000 Presente'],
    [
      ['geladeira 2.500', 'o vendedor deu 100 de desconto, a geladeira saiu por 2.400'],
      '-240000 Geladeira',
    ],
    [['luz 120', 'quiz dizer 210'], '-21000 Luz'],
    [['luz 120', 'eu quis diser 210'], '-21000 Luz'],
    [['bainha das calças 90', 'errei, esses 90 eu recebi, não paguei'], '+9000 Bainha das calças'],
    [['faxina 150', 'errei, eu recebi esses 150'], '+15000 Faxina'],
    [['corte 40', 'opa, esse 40 entrou, não saiu'], '+4000 Corte'],
    [
      ['hj deu 214 no ifood', 'ei n gastei 214 no ifood nao, RECEBI, sou entregador'],
      '+21400 Ifood',
    ],
    [
      ['telha 234 e caibro 256', 'a telha com o caibro ficou 480 os dois juntos com desconto'],
      '-48000 Telha e caibro',
    ],
    [['camisa 80', 'calça 120', 'ficou 180 as duas'], '-18000 Camisa e calça'],
    [['recebi 200 do Zé', 'errei, esses 200 eu paguei, não recebi'], '-20000 Zé'],
  ])('%j', (said, entry) => {
    expect(after(said)).toEqual([entry])
  })

  it.each([
    'mudei de ideia dos convites, a Tati fez por 260',
    'negociei os convites, fechou por 260',
    'pechinchei nos convites, deixaram por 260',
  ])('of what was agreed anew: %s', (text) => {
    expect(after(['convites 300', 'padaria 12', text])).toEqual([
      '-26000 Convites',
      '-1200 Padaria',
    ])
  })

  it.each([
    [
      [
        'recebi 219,30 no pix do Dani',
        'bota o nome certo naquele pix de 219,30: metade do mercado',
      ],
      ['+21930 Mercado'],
    ],
    [
      ['recibo 134,90', 'padaria 12', 'esse recibo de 134,90 é da luz'],
      ['-13490 Luz', '-1200 Padaria'],
    ],
    [
      ['recebi um pix de 150 da Ana', 'água 3', 'esse pix de 150 é da venda da bicicleta'],
      ['+15000 Venda da bicicleta', '-300 Água'],
    ],
    [['dízimo 20', 'não, não foi dízimo, foi vela. vinte de vela'], ['-2000 Vela']],
    [['uber 18', 'não, não foi uber, foi táxi. 18 de táxi'], ['-1800 Táxi']],
    [['pão 12', 'não era pão, era bolo, 15 do bolo'], ['-1500 Bolo']],
    [['padaria 12', 'troca o nome daquele gasto de 80: presente da Ju'], ['-1200 Padaria']],
  ])('and calls it what it was: %j', (said, entries) => {
    expect(after(said)).toEqual(entries)
  })

  it('puts two of one sum where they belong', () => {
    const { world } = told(['papel 40', 'caçula 40', 'os dois de 40 são presente'])
    const categories = world.entries.map(({ categoryId }) => categoryId?.split(':')[1])
    expect(categories).toEqual(['Presentes', 'Presentes'])
  })

  it.each(['luz veio 192,30', 'a luz deu 192,30', 'na conta veio 192,30'])(
    'of what a bill came to that was paid just now: %s',
    (text) => {
      const bills = [{ description: 'Luz', amount: 18977, frequency: 'mensal', day: 15 }] as const
      expect(after(['paguei luz', text], { bills })).toEqual(['-19230 Luz', 'Luz 18977 15'])
      expect(after(['paguei luz', 'luz da minha mãe 90'], { bills })).toHaveLength(3)
      expect(after(['paguei luz', 'água veio 71,20'], { bills })).toHaveLength(3)
    },
  )

  it.each([
    [
      'E as contas fixas saíram erradas, internet não é 1.180, isso é o aluguel! Internet é 99,90 todo dia 5',
      'Internet 9990 5',
    ],
    ['a internet não é 1.180, é 99,90 todo dia 5', 'Internet 9990 5'],
    ['a internet tá errada, é 99,90 todo dia 10', 'Internet 9990 10'],
    ['errou, 1.180 é o aluguel, a internet é 99,90 todo dia 5', 'Internet 9990 5'],
  ])('of a bill that was kept wrongly: %s', (text, bill) => {
    expect(after(['internet 1.180 todo dia 10', text])).toEqual([bill])
  })

  it('offers the bill to which the wrong figure belongs', () => {
    const text = 'errou, 1.180 é o aluguel, a internet é 99,90 todo dia 5'
    const bills = ['Internet 9990 5', 'Aluguel 118000 10']
    expect(after(['internet 1.180 todo dia 10', text, 'sim'])).toEqual(bills)
  })

  it('of a bill that rose', () => {
    const bills = [{ description: 'Internet', amount: 8990, frequency: 'mensal', day: 15 }] as const
    expect(after(['A internet subiu, corrige pra 99,90'], { bills })).toEqual(['Internet 9990 15'])
  })
})

describe('what is new is written beside it', () => {
  it.each([
    [['bainha 90', 'recebi 90 da Ana'], '+9000 Ana'],
    [['onibus 4,30', 'comprei 2 passagens 8,60 cada'], '-1720 Passagens'],
    [['convites 300', 'mudei de ideia, comprei um bolo por 260'], '-26000 Bolo'],
    [['dízimo 20', 'vinte de vela'], '-2000 Vela'],
    [
      ['internet 99,90 todo dia 5', 'o aluguel não é 1.000, é 1.180 todo dia 10'],
      'Aluguel 118000 10',
    ],
  ])('%j', (said, entry) => {
    expect(after(said)).toHaveLength(2)
    expect(after(said)).toContain(entry)
  })
})

it('tells the way there from the way back', () => {
  const said = ['uber 14,76 ida e 17,20 volta', 'pera o uber da volta foi 12,20']
  expect(after(said)).toEqual(['-1476 Uber (ida)', '-1220 Uber (volta)'])
})

it.each([
  ['bet 80', 'esquece a bet de 80, nao quero ver isso kkk'],
  [
    'caiu o décimo terceiro 2.430 dia 4',
    'o décimo terceiro ainda não caiu não, cai dia 4 de dezembro',
  ],
])('what was no deed is struck: %s, %s', (first, second) => {
  expect(after([first, second])).toEqual([])
})

it.each(['meu filho disse que vai me dar cem, quando der eu digo', 'o Zé vai me pagar 80'])(
  'what is only promised mends nothing: %s',
  (text) => {
    expect(after(['feira 45', text])).toEqual(['-4500 Feira'])
  },
)
