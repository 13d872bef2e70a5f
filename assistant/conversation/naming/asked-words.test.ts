import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const bought = { type: 'despesa', category: 'Alimentação', date: '2026-10-12' } as const
const have = {
  entries: [
    { ...bought, amount: 4630, description: 'iFood' },
    { ...bought, amount: 1950, description: 'Padaria' },
    { ...bought, amount: 15_000, description: 'Posto Shell', category: 'Transporte' },
    { ...bought, amount: 9000, description: 'Terapia', category: 'Lazer' },
  ],
}

function answered(...said: string[]): string | undefined {
  const conversation = begin({ today, have })
  const replies = said.map((text) => take(conversation, text).replies[0])
  return replies.at(-1)?.replaceAll('\u00a0', ' ')
}

describe('a question of one shop or thing', () => {
  it.each([
    ['quanto gastei com ifood em outubro?', 'R$ 46,30 com “ifood” em outubro'],
    ['qto foi de padaria mes passado', 'R$ 19,50 com “padaria” em outubro'],
    ['quanto foi de uber em outubro?', 'Não achei nada com “uber” em outubro.'],
    ['quanto gastei no posto shell em outubro?', 'R$ 150,00 com “posto shell” em outubro'],
    ['quanto gastei em outubro com a terapia?', 'R$ 90,00 com “terapia” em outubro'],
  ])('is answered by its name: %s', (text, expected) => {
    expect(answered(text)).toContain(expected)
  })

  it.each(['quanto gastei com alimentação em outubro?', 'quanto gastei com comida em outubro?'])(
    'is one of the category where that is meant: %s',
    (text) => {
      expect(answered(text)).toBe('Você gastou R$ 65,80 em Alimentação em outubro.')
    },
  )

  it('is one of each where several are named, with their sum', () => {
    expect(answered('quanto foi de padaria e ifood em outubro?')).toBe(
      'Você gastou R$ 65,80 em outubro: R$ 19,50 com padaria e R$ 46,30 com ifood.',
    )
  })

  it('is heard where it is only wondered at', () => {
    const [told, asked] = ['ifood 38', 'to gastando mt com ifood? qnt foi?']
    expect(answered('padaria 20', told, asked)).toContain('R$ 38,00 com “ifood” neste mês')
  })

  it('goes on with the same thing, or with another', () => {
    const first = 'quanto gastei de ifood em novembro?'
    expect(answered(first, 'e em outubro?')).toContain('R$ 46,30 com “ifood”')
    expect(answered(first, 'e em outubro?', 'e de padaria?')).toContain('R$ 19,50 com “padaria”')
  })
})
