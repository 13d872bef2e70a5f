import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-30')

/** The limits that stand there when all of it was said. */
function limitsAfter(...said: string[]): string[] {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  return conversation.world.budgets.map(({ categoryId, plannedCents }) => {
    return `${categoryId.split(':')[1]} ${plannedCents / 100}`
  })
}

describe('a limit of a part that is to be of the whole', () => {
  const cinema = 'limite de 200 pra cinema'

  it.each([
    'melhor 450 pra todo o lazer',
    'põe 450 no lazer inteiro, não só cinema',
    'ah deixa 450 pro lazer todo e pronto',
  ])('is set for that: %s', (text) => {
    expect(limitsAfter(cinema, text)).toEqual(['Lazer 450'])
    expect(booksAfter(today, [cinema, text]).books).toEqual([])
  })

  it.each(['gastei 350 no lazer todo', 'todo lazer custa 350, melhor ficar em casa'])(
    'stays: %s',
    (text) => {
      expect(limitsAfter(cinema, text)).toEqual(['Lazer 200'])
    },
  )
})

describe('what was spent of a limit', () => {
  const told = ['limite de 300 pra transporte', 'uber 40', 'uber 60']

  it.each([
    'aí já tô em 100 no transporte né',
    'já foram 100 do transporte, certo?',
    'do limite de transporte já usei 90, confere?',
  ])('is told where it is checked: %s', (text) => {
    const { books, reply } = booksAfter(today, [...told, text])
    expect(books).toEqual(['-40 Uber', '-60 Uber'])
    expect(reply).toContain('R$ 100,00 de R$ 300,00')
  })

  it.each(['já gastei 40 no transporte', 'já usei 100 do vale transporte'])(
    'is more where that is another sum or thing: %s',
    (text) => {
      expect(booksAfter(today, [...told, text]).books).toHaveLength(3)
    },
  )

  it.each(['ontem gastei 45 de táxi, isso entra nesse limite?', 'táxi conta também? ontem foi 45'])(
    'is told with what is told: %s',
    (text) => {
      const { books, reply } = booksAfter(today, ['limite de 300 pra transporte', text])
      expect(books).toEqual(['-45 Táxi'])
      expect(reply).toContain('restam R$ 255,00')
    },
  )
})

describe('a limit that is to be of one thing alone', () => {
  const told = ['limite de 300 pra lazer', 'show 120']

  it.each([
    'esses 300 era só pra bar, o show fica de fora',
    'esse limite é só pro bar, show não conta',
  ])('is of its category, which is said: %s', (text) => {
    const { books, reply } = booksAfter(today, [...told, text])
    expect(books).toEqual(['-120 Show'])
    expect(reply).toContain('vale pra categoria inteira')
  })

  it.each(['esse limite é só pra dezembro', 'o show era só pra mim, 60'])(
    'is not spoken of: %s',
    (text) => {
      expect(booksAfter(today, [...told, text]).reply).not.toContain('categoria inteira')
    },
  )
})

describe('a limit of a month that is to come', () => {
  it.each([
    [
      'em dezembro não quero gastar mais de 400 com delivery, novembro foi demais',
      'Alimentação 400',
    ],
    ['mês que vem no máximo 400 comendo fora, esse mês exagerei', 'Alimentação 400'],
    ['pra dezembro só 250 de balada, em novembro passei da conta', 'Lazer 250'],
    ['mês que vem meu máximo em festa é 250', 'Lazer 250'],
  ])('is set, whatever is said of another: %s', (text, limit) => {
    expect(limitsAfter(text)).toEqual([limit])
  })

  it.each([
    'mês que vem a luz vem no máximo 250',
    'em dezembro a festa custa no máximo 250',
    'quero segurar 700 pra viagem em dezembro',
    'compra de dezembro: mercado 250 só',
    'o aluguel de dezembro é só 700',
  ])('is none where it is told what is to be paid: %s', (text) => {
    expect(limitsAfter(text)).toEqual([])
  })
})
