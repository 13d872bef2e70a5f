import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

const sold = ['vendi 350 de brigadeiro', '120 de chocolate e granulado']

describe('what is left of what was sold', () => {
  it.each([
    'quanto lucrei com brigadeiro hoje?',
    'qual foi o lucro dos brigadeiros?',
    'quanto ganhei limpo hoje com os brigadeiros',
    'brigadeiro deu lucro de quanto?',
    'lucro do brigadeiro hoje',
    'o dia rendeu quanto limpo?',
    'entre o que ganhei e o que gastei, quanto ficou hoje?',
    'no fim do dia ficou quanto pra mim?',
    'os brigadeiros me deram quanto hoje, descontando o chocolate e o granulado?',
    'valeu a pena? tirando o chocolate quanto ganhei com os brigadeiros hoje',
  ])('is told: %s', (text) => {
    expect(booksAfter(today, [...sold, text]).reply).toContain('R$ 230,00')
  })
})

const shop = ['mercado 90', 'farmácia 22', 'farmácia 13']

describe('what one thing came to', () => {
  it.each([
    'farmácia tá em quanto?',
    'quanto deixei na farmácia esse mês',
    'soma pra mim tudo de farmácia',
    'esse mês a farmácia levou quanto?',
    'quanto a farmácia já me comeu esse mês?',
  ])('is told: %s', (text) => {
    const { reply, books } = booksAfter(today, [...shop, text])
    expect(reply).toContain('R$ 35,00')
    expect(books).toHaveLength(3)
  })
})

describe('whether something stands there', () => {
  it.each([
    'já botou a farmácia aí?',
    'a farmácia de hoje entrou?',
    'confere se a farmácia tá anotada',
    'cê chegou a anotar a farmácia de hoje?',
    'não lembro se falei da farmácia, tá anotada?',
    'foi anotada a farmácia ou esqueceu',
  ])('is told with its sum: %s', (text) => {
    const { reply, books } = booksAfter(today, ['mercado 90', 'farmácia 22', text])
    expect(reply).toContain('R$ 22,00')
    expect(books).toHaveLength(2)
  })

  it.each(['já botou a farmácia aí?', 'confere se a farmácia entrou'])(
    'is told where it does not: %s',
    (text) => {
      const { reply, books } = booksAfter(today, ['mercado 90', text])
      expect(reply).toMatch(/[Nn]ão/)
      expect(books).toEqual(['-90 Mercado'])
    },
  )
})

describe('a day as a whole', () => {
  it.each(['ontem foi o quê?', 'quero ver ontem', 'o que tá marcado de ontem?', 'gastos de ontem'])(
    'is listed with what it came to: %s',
    (text) => {
      const { reply } = booksAfter(today, ['ontem: mercado 90 e uber 20', 'farmácia 22', text])
      expect(reply).toContain('• Mercado')
      expect(reply).toContain('Ao todo, R$ 110,00.')
    },
  )
})

describe('a question that goes on', () => {
  it.each(['certo, e com transporte?', 'ok. e em transporte?', 'transporte tb?'])(
    'is of another category: %s',
    (text) => {
      const said = ['mercado 90', 'uber 20', 'quanto gastei com mercado?', text]
      expect(booksAfter(today, said).reply).toContain('R$ 20,00')
    },
  )

  it.each(['o que foi mais caro de tudo aí', 'o mais caro foi o quê?', 'o que mais pesou aí'])(
    'finds what was dearest: %s',
    (text) => {
      const said = ['mercado 90', 'sapato 260', 'pão 9', text]
      expect(booksAfter(today, said).reply).toContain('R$ 260,00')
    },
  )
})

describe('a brief question that nobody else knows', () => {
  it.each(['consta a farmácia de hoje?', 'cê tem a farmácia aí?', 'eu te mandei a farmácia hoje?'])(
    'is answered by what stands there of what it names: %s',
    (text) => {
      const { reply, books } = booksAfter(today, ['mercado 90', 'farmácia 22', text])
      expect(reply).toContain('Farmácia, R$ 22,00')
      expect(books).toHaveLength(2)
    },
  )

  it.each(['a farmácia é cara?', 'quem inventou a farmácia?', 'posso ir na farmácia?'])(
    'is none that asks for something else: %s',
    (text) => {
      expect(booksAfter(today, ['mercado 90', 'farmácia 22', text]).reply).not.toContain('R$ 22,00')
    },
  )
})
