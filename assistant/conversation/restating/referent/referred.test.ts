import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const after = (...said: readonly string[]) => booksAfter(today, said)

describe('a correction of a bill', () => {
  const bread = ['internet 99 todo dia 12', 'pão 9']

  it.each([
    ['a conta da internet é 109, vi errado', 'Internet 109 12/12'],
    ['internet é o dobro, são duas casas', 'Internet 198 12/12'],
    ['a internet cai no 15', 'Internet 99 15/12'],
  ])('lands on it, whatever was told since: %s', (text, bill) => {
    const told = after(...bread, text)
    expect([told.bills, told.books]).toEqual([[bill], ['-9 Pão']])
  })

  it.each(['muda pra Vivo', 'é Vivo o nome'])('is another name, right behind it: %s', (text) => {
    expect(after('internet 99 todo dia 12', text).bills).toEqual(['Vivo 99 12/12'])
  })

  it.each([
    'o pão é 10',
    'o preço do pastel é 15',
    'muda pra janeiro',
    'troca por uma mais barata',
    'muda pra 12',
    'o seguro da internet é 20',
    'se ela for 134 eu cancelo',
  ])('is none where something else is told: %s', (text) => {
    expect(after('internet 99 todo dia 12', text).bills).toEqual(['Internet 99 12/12'])
  })

  it('is of the bill or of what was paid, by what was spoken of last', () => {
    const both = ['gás 110', 'gás 115 todo dia 20']
    const ofBill = after(...both, 'ops, o gás é 120')
    expect([ofBill.bills, ofBill.books]).toEqual([['Gás 120 20/12'], ['-110 Gás']])
    const ofEntry = after(...both.toReversed(), 'o gás é 112')
    expect([ofEntry.bills, ofEntry.books]).toEqual([['Gás 115 20/12'], ['-112 Gás']])
  })
})

describe('a correction of what is only offered', () => {
  it.each([
    ['não é 118, li errado, é 134', 'R$ 134,00, para pagar em 10/12'],
    ['vence 12 na verdade', 'R$ 118,00, para pagar em 12/12'],
    ['dia 12, não dia 10', 'R$ 118,00, para pagar em 12/12'],
    ['essa conta é da Enel', 'Enel, R$ 118,00'],
  ])('is offered anew: %s', (text, offer) => {
    const told = after('conta 118 vence dia 10', text)
    expect(told.reply).toContain(offer)
    expect([told.bills, told.books]).toEqual([[], []])
  })

  it('is taken up by its name, where something else was told since', () => {
    const told = after('luz 118 vence dia 10', 'pão 9', 'aquela luz não era 118, era 134')
    expect(told.reply).toContain('Luz, R$ 134,00')
    expect(told.books).toEqual(['-9 Pão'])
  })

  it.each([
    'essa conta é do Pedro',
    'essa conta é da casa da praia',
    'salário é 2000',
    'a água é 60',
  ])('is none where something else is told: %s', (text) => {
    expect(after('luz 118 vence dia 10', text).reply).not.toContain('para pagar em')
  })
})

describe('a correction of a goal', () => {
  it('is of its sum', () => {
    const told = after('meta geladeira 3500', 'aliás, ela custa 3200')
    expect(told.reply).toContain('Geladeira agora é de R$ 3.200,00')
  })

  it('is of its name, and not of what was told since', () => {
    const told = after('meta viagem 5000', 'uber 18', 'troca o nome da meta pra Jalapão')
    expect(told.reply).toContain('Viagem agora se chama Jalapão')
    expect(told.books).toEqual(['-18 Uber'])
  })

  it.each(['muda pra padaria', 'pode chamar ela de Bia', 'opa, sobrou 200'])(
    'is none: %s',
    (text) => {
      expect(after('meta viagem 5000', text).reply).not.toContain('Mudei')
    },
  )
})

describe('two that are put right at once', () => {
  const both = ['prestação 3279 dia 5 e condomínio 600 dia 10, todo mês', 'mercado 80']

  it.each([
    'está trocado. prestação 3.279,60 e condomínio 640',
    'a prestação é 3279,60 e o condomínio é 640',
  ])('are two bills: %s', (text) => {
    const told = after(...both, text)
    expect(told.bills).toEqual(['Condomínio 640 10/12', 'Prestação 3279.6 05/12'])
    expect(told.books).toEqual(['-80 Mercado'])
  })

  it('are a bill and an entry', () => {
    const told = after(...both, 'errei, condomínio 640 e mercado 85')
    expect(told.bills).toEqual(['Condomínio 640 10/12', 'Prestação 3279 05/12'])
    expect(told.books).toEqual(['-85 Mercado'])
  })

  it.each(['prestação 3279,60 e condomínio 640', 'paguei prestação 3279,60 e condomínio 640'])(
    'are none where they are only told: %s',
    (text) => {
      expect(after(...both, text).bills).toEqual(['Condomínio 600 10/12', 'Prestação 3279 05/12'])
    },
  )
})

describe('what was paid this time at another sum', () => {
  it.each(['paguei a luz hoje, foi 134 e não 120', 'paguei a luz, 134, não 120'])(
    'leaves the price of the bill: %s',
    (text) => {
      const told = after('luz 120 todo dia 10', text)
      expect(told.books).toEqual(['-134 Luz'])
      expect(told.bills).toEqual(['Luz 120 10/01'])
    },
  )
})

describe('a bill that stands there twice', () => {
  const twice = ['luz 118 todo dia 10', 'energia 118 todo dia 10', 'mercado 80']

  it.each([
    'a luz tá duas vezes! apaga a energia',
    'luz e energia é a mesma conta, tira a Energia',
  ])('ends, and no entry does: %s', (text) => {
    const told = after(...twice, text)
    expect([told.bills, told.books]).toEqual([['Luz 118 10/12'], ['-80 Mercado']])
  })
})

describe('the category of a bill', () => {
  const before = ['consórcio 450 todo dia 8', 'feira 40']
  const filed = 'Mudei: o pagamento Consórcio agora fica em Transporte.'

  it.each([
    'passa o consórcio para transporte. obrigado e boa noite!',
    'o consórcio é do carro, põe em transporte',
    'a categoria do consórcio é transporte',
  ])('is another, and that of no entry: %s', (text) => {
    expect(after(...before, text).reply).toBe(filed)
  })

  it.each(['o consórcio fica em São Paulo', 'põe em transporte', 'bota transporte 30'])(
    'stays: %s',
    (text) => {
      expect(after(...before, text).reply).not.toContain('Consórcio')
    },
  )

  it('is not mixed with that of an entry', () => {
    const told = after(...before, 'coloca em lazer a feira e o consórcio em transporte')
    expect(told.reply).not.toContain('Consórcio agora fica em Lazer')
  })
})

describe('what was paid, of the name of a bill', () => {
  it('is mended, and the bill stays', () => {
    const told = after('gás 120', 'padaria 9', 'gás 130 todo dia 25', 'o gás que comprei foi 125')
    expect([told.books, told.bills]).toEqual([['-125 Gás', '-9 Padaria'], ['Gás 130 25/12']])
  })

  it('is paid, where it was not', () => {
    const told = after('luz 120 todo dia 10', 'já paguei a luz mas não foi 120, foi 134')
    expect([told.books, told.bills]).toEqual([['-134 Luz'], ['Luz 120 10/01']])
  })
})

describe('what stands there and is only spoken of', () => {
  it('is not written again', () => {
    const told = after('emprestei 80 pro primo', 'dos 80 que emprestei, o primo me pagou 50')
    expect(told.books).toEqual(['+50 Primo', '-80 Empréstimo pro primo'])
  })

  it('is filed, where it is named otherwise as well', () => {
    const told = after('tinta 90', 'tinta, é do salão, muda de moradia pra compras')
    expect(told.reply).toContain('Tinta do salão, R$ 90,00 em Compras')
  })
})

describe('bills that are asked about', () => {
  it('come every month, one of them by half', () => {
    const asked = 'aluguel 1400 dia 5 e academia 99 dia 12'
    const told = after(asked, 'metade do aluguel, a academia é mensal')
    expect(told.bills).toEqual(['Academia 99 12/12', 'Aluguel 700 05/12'])
  })
})
