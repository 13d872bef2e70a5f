import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-28')

const after = (said: readonly string[]) => booksAfter(today, said)

describe('a sale', () => {
  it.each([
    [
      'vendi um bezerro por 1.850',
      'o comprador depositou 1.000 hoje e o resto dia 15',
      '+1000 Bezerro',
      'R$ 850,00 para receber em 15/12',
    ],
    [
      'vendi uma bike por 800',
      'o cara pagou 500 e o resto dia 15',
      '+500 Bike',
      'R$ 300,00 para receber em 15/12',
    ],
  ])('has come in part: %s, %s', (sold, came, part, left) => {
    const { books, reply } = after([sold, came])
    expect(books).toEqual([part])
    expect(reply).toContain(left)
    expect(after([sold, came, 'ele pagou o resto']).books).toHaveLength(2)
  })

  it.each([
    [
      'vendi a cadeirinha da Duda por 200, mas ainda não recebi',
      'a moça da cadeirinha pagou',
      '+200 Cadeirinha da Duda',
    ],
    ['fiz 2 bolos de 60, não recebi ainda', 'recebi os bolos', '+120 Bolos'],
  ])('comes when it is paid: %s, %s', (sold, paid, entry) => {
    expect(after([sold]).books).toEqual([])
    expect(after([sold, paid]).books).toEqual([entry])
  })
})

describe('what is paid in several parts', () => {
  it.each([
    ['obra da Marlise 2.400 em 3 vezes, primeira caiu hoje', '+800 Obra da Marlise', 'R$ 1.600,00'],
    [
      'paciente Vera, 3 parcelas de 500, pagou a primeira hoje',
      '+500 Paciente Vera',
      'R$ 1.000,00',
    ],
  ])('comes in by its first: %s', (text, part, left) => {
    const { books, reply } = after([text])
    expect(books).toEqual([part])
    expect(reply).toContain(`Ainda faltam ${left}`)
  })

  it('is bought where the card tells so', () => {
    const { books } = after(['comprei um sofá 1200 em 4x, a primeira caiu na fatura hoje'])
    expect(books).toEqual(['-300 Sofá'])
  })
})

describe('some of those who bought', () => {
  const sold = 'vendi 18 marmitas hoje a 16 reais'

  it.each(['3 vão pagar amanhã', '3 delas ainda não pagaram', 'mas 3 foram fiado'])(
    'are yet to pay: %s',
    (text) => {
      const { books, reply } = after([sold, text])
      expect(books).toEqual(['+240 Marmitas'])
      expect(reply).toContain('R$ 48,00 para receber')
      expect(after([sold, text, 'as 3 pagaram']).books).toEqual(['+240 Marmitas', '+48 Marmitas'])
      expect(after([sold, text, '2 pagaram']).books).toEqual(['+240 Marmitas', '+32 Marmitas'])
    },
  )

  it('are none of another thing that was told since', () => {
    const { books } = after([sold, 'comprei 3 de leite', '2 não pagaram'])
    expect(books).toEqual(['+288 Marmitas', '-3 Leite'])
  })
})

describe('what others paid', () => {
  it.each(['cinema foi 44 mas foi ela', 'mercado deu 640, ela passou o cartão dela'])(
    'is nothing that went out: %s',
    (text) => expect(after([text]).books).toEqual([]),
  )
})

describe('a number of somebody’s', () => {
  it.each(['me chamo Juninho, 19, trampo de jovem aprendiz', 'sou a Carla, 34, tenho uma lojinha'])(
    'is their age: %s',
    (text) => {
      const { books, reply } = after([text])
      expect(books).toEqual([])
      expect(reply).toMatch(/^Prazer/)
    },
  )

  it.each(['apaga os 10 que perdi', 'apaga o dos 10 que perdi, achei'])(
    'is the sum of what is to go: %s',
    (text) => {
      const said = ['mercado 50', 'perdi 10 reais na rua', 'uber 20', text]
      expect(after(said).books).toEqual(['-20 Uber', '-50 Mercado'])
    },
  )

  it.each([
    ['atendi a Rose, 60, ela pagou metade', 'a Rose pagou o resto', '+30 Atendimento da Rose'],
    [
      'atendi o Pedro, 120, ele só me deu metade',
      'o Pedro pagou o resto',
      '+60 Atendimento do Pedro',
    ],
    ['vendi um fogão 300, recebi metade', 'ele pagou o resto', '+150 Fogão'],
  ])('of which half was paid leaves the other half: %s', (sold, paid, half) => {
    expect(after([sold]).books).toEqual([half])
    expect(after([sold]).reply).toContain('Ainda faltam R$')
    expect(after([sold, paid]).books).toEqual([half, half])
  })

  it('of which both halves were paid leaves nothing', () => {
    const told = 'atendi a Rose, 60, ela pagou metade no pix e metade em dinheiro'
    expect(after([told]).books).toEqual(['+60 Atendimento da Rose'])
    expect(after([told]).reply).not.toContain('faltam')
  })
})
