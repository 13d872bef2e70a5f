import { describe, expect, it } from 'vitest'
import { begin, type Conversation, take } from '#corpus/world/converse.ts'
import { opinionIntents } from '#opinion/intents.ts'

const today = Temporal.PlainDate.from('2026-11-20')

/** What stands there when all of it was said, newest first. */
function entriesAfter(...said: string[]): { told: string; conversation: Conversation } {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  const told = conversation.world.entries
    .map(({ description, type, amountCents }) => `${description} ${type} ${amountCents}`)
    .join('; ')
  return { told, conversation }
}

describe('what is mended by the conversation', () => {
  it.each([
    [
      ['paguei a cuidadora 5 noites a 80', 'foram 4 noites, deu 320'],
      'Cuidadora 5 noites despesa 32000',
    ],
    [['alongamento 130', 'na verdade isso eu recebi'], 'Alongamento receita 13000'],
    [['recebi da Ana 50', 'na verdade eu mandei pra ela'], 'Ana despesa 5000'],
    [['paguei 300 de arte', 'isso não é despesa, é serviço que eu vendi'], 'Arte receita 30000'],
    [['gastei 80 com logo', 'o logo não é gasto!! é trabalho meu'], 'Logo receita 8000'],
  ])('%j', (said, expected) => {
    expect(entriesAfter(...said).told).toBe(expected)
  })

  it('asks where it is only likely, and a yes turns it', () => {
    const chances = Float64Array.from(opinionIntents, (intent) => {
      return intent === 'correct' || intent === 'none' ? 0.5 : 0
    })
    const conversation = begin({ today })
    take(conversation, 'alongamento 130')
    conversation.model = () => chances
    const { replies } = take(conversation, 'não, isso entrou')
    expect(replies[0]).toContain('É isso?')
    expect(conversation.world.entries).toMatchObject([{ type: 'despesa', amountCents: 13_000 }])
    take(conversation, 'sim')
    expect(conversation.world.entries).toMatchObject([{ type: 'receita', amountCents: 13_000 }])
  })

  it('touches no other entry where what is named stands nowhere', () => {
    const said = ['paguei 300 pro ajudante', 'o milheiro de tijolo foi 980 na verdade']
    expect(entriesAfter(...said).told).toContain('Ajudante despesa 30000')
  })

  it('leaves what was spent with somebody by what they give back', () => {
    const { told } = entriesAfter('aluguel com a Bia 900', 'a bia já me deu os 450 dela')
    expect(told).toContain('Aluguel com a Bia despesa 90000')
    expect(told).toContain('Bia receita 45000')
  })

  it.each(['tá caro né', 'que bom', 'foi a vista', 'ganhei desconto'])(
    'leaves it by %s',
    (text) => {
      expect(entriesAfter('alongamento 130', text).told).toBe('Alongamento despesa 13000')
    },
  )
})

describe('what is deleted of two of one name', () => {
  it.each([
    ['apaga o alongamento da Bia', 'Alongamento despesa 13000'],
    ['esquece o alongamento da Bia', 'Alongamento despesa 13000'],
    ['apaga o alongamento', 'Alongamento da Bia despesa 12000'],
  ])('is the one that is named by %s', (text, expected) => {
    expect(entriesAfter('alongamento 130', 'paguei alongamento da Bia 120', text).told).toBe(
      expected,
    )
  })
})

it.each([
  ['meu pai me mandou 200', 'esses 200 que meu pai mandou é emprestado'],
  ['minha mãe me mandou 100 no pix', 'essa menina q me mandou 100 é minha mãe, foi emprestado'],
  ['a Bia me passou 80', 'a Bia que me passou 80 é minha irmã, foi pra ajudar'],
])('writes no second time what only tells whose it was: %s, %s', (first, behind) => {
  expect(entriesAfter(first, behind).told).toBe(entriesAfter(first).told)
})

describe('what is taken away by its pronoun', () => {
  it('is what was asked about last, and not what was written before', () => {
    const said = ['recebi 1.000 da clínica', 'fechei um logo por 1.800', 'apaga isso']
    expect(entriesAfter(...said).told).toBe('Clínica receita 100000')
  })
})

describe('what is called like something that came in', () => {
  it('came in too, in the category of the first', () => {
    const said = ['fiz um alongamento 130 recebi', 'alongamento da Kelly 120 e mercado 40']
    const { conversation } = entriesAfter(...said)
    const [first, ...others] = conversation.world.entries.toSorted(
      (one, other) => other.amountCents - one.amountCents,
    )
    expect(first).toMatchObject({ type: 'receita', amountCents: 13_000 })
    const alike = { type: 'receita', amountCents: 12_000, categoryId: first?.categoryId }
    expect(others).toMatchObject([alike, { type: 'despesa', amountCents: 4000 }])
  })

  it('is no thing that was bought for who it came from', () => {
    const said = ['recebi a aposentadoria da Lúcia 1.412', 'dorflex 12 e xarope da Lúcia 28']
    const before = ['recebi 1.412 da Lúcia', said[1] ?? '']
    for (const line of [said, before]) {
      expect(entriesAfter(...line).told).toContain('Xarope da Lúcia despesa 2800')
    }
  })

  it.each(['paguei o alongamento 80', 'pão 12'])('goes out where %s says so', (text) => {
    const { conversation } = entriesAfter('vendi pão de queijo 90', 'alongamento 130 recebi', text)
    const entries = conversation.world.entries
    expect(entries.filter(({ type }) => type === 'despesa')).toHaveLength(1)
  })

  it('is looked for among the entries of the last days, which this conversation did not write', () => {
    const entry = { type: 'receita', amount: 290_000, description: 'frete de ilhéus' } as const
    const have = { entries: [{ ...entry, category: 'Freelances', date: '2026-11-17' }] }
    const conversation = begin({ today, have })
    take(conversation, 'frete de ilhéus 2500 na conta')
    expect(conversation.world.entries).toContainEqual(
      expect.objectContaining({ type: 'receita', amountCents: 250_000 }),
    )
  })
})

it.each(['fiz a tela, ficou 320', 'fiz a barra da calça, ficou 25'])(
  'never puts in the place of what stands the price of what was done: %s',
  (text) => {
    const { conversation } = entriesAfter('paguei os 100 do mecânico', text)
    take(conversation, 'sim')
    expect(conversation.world.entries).toContainEqual(
      expect.objectContaining({ amountCents: 10_000 }),
    )
  },
)
