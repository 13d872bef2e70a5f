import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-30')

function told(...said: string[]) {
  const conversation = begin({ today })
  let reply = ''
  for (const text of said) reply = take(conversation, text).replies.join('\n')
  const { budgets, entries } = conversation.world
  const limits = budgets.map(({ categoryId, plannedCents, month }) => {
    return `${categoryId.split(':')[1]} ${plannedCents / 100} ${month}`
  })
  return {
    limits: limits.toSorted(),
    entries: entries.length,
    reply: reply.replaceAll('\u00a0', ' '),
  }
}

describe('two limits in words of their own', () => {
  it.each([
    'não quero passar de 600 no mercado e 200 no transporte esse mês',
    'esse mês no máximo 600 de mercado e 200 de transporte, me ajuda',
    '600 pro mercado e 200 pra transporte, esse é o teto do mês',
    'esse mês não posso passar de 600 em mercado nem de 200 em transporte',
    'vou segurar: até 600 em mercado e até 200 em transporte esse mês',
  ])('are set both: %s', (text) => {
    const { limits, entries } = told(text)
    expect(limits).toEqual(['Alimentação 600 2026-11', 'Transporte 200 2026-11'])
    expect(entries).toBe(0)
  })

  it('leaves an entry beside a limit as it is', () => {
    const { limits, entries } = told('mercado 50, limite de lazer 200')
    expect([limits, entries]).toEqual([['Lazer 200 2026-11'], 1])
  })
})

describe('a limit of the coming month', () => {
  it.each([
    'não me deixa gastar mais de 180 com saída em dezembro',
    'em dezembro só posso gastar cento e oitenta com passeio, tu me avisa se eu estourar?',
  ])('is set: %s', (text) => {
    expect(told(text).limits).toEqual(['Lazer 180 2026-12'])
  })
})

describe('the same limit in the next month', () => {
  const limit = 'limite de 350 por mês pra mercado'

  it.each(['oxe, pode sim', 'deixa assim mesmo, esse valor tá bom', 'ué, claro, pode manter'])(
    'is kept: %s',
    (text) => {
      expect(told(limit, text).limits).toContain('Alimentação 350 2026-12')
    },
  )

  it.each(['não, só esse mês', 'deixa pra lá'])('is not: %s', (text) => {
    expect(told(limit, text).limits).toEqual(['Alimentação 350 2026-11'])
  })
})

describe('whether a limit was passed', () => {
  it.each([
    'oxi será que eu estourei o limite do mercado',
    'o teto do mercado passou ou ainda não',
    'me fala se eu já passei do limite',
  ])('is told: %s', (text) => {
    expect(told('limite de 300 pra mercado', 'mercado 342', text).reply).toContain(
      'passou R$ 42,00',
    )
  })
})
