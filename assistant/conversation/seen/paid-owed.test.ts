import { describe, expect, it } from 'vitest'
import { begin, type Conversation, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

/** What stands there when all of it was said, and the last reply. */
function after(...said: string[]): { told: string; reply: string } {
  const conversation: Conversation = begin({ today })
  const replies = said.flatMap((text) => take(conversation, text).replies)
  const told = conversation.world.entries
    .map(({ description, type, amountCents }) => `${description} ${type} ${amountCents}`)
    .join('; ')
  return { told, reply: replies.at(-1) ?? '' }
}

const cement = 'Saco de cimento (devendo) despesa 8400'

describe('what was bought on tick and is paid', () => {
  it.each([
    [
      ['comprei 2 saco de cimento 42 cada e fiquei devendo', 'paguei a dívida do cimento 84'],
      cement,
    ],
    [
      ['peguei um sapato de 120 fiado com a Neide', 'hoje paguei a Neide 120'],
      'Sapato (fiado com a Neide) despesa 12000',
    ],
    [['comprei gás 45', 'paguei o gás que tava devendo, 45'], 'Gás despesa 4500'],
  ])('is asked about: %j', (said, expected) => {
    const { told, reply } = after(...said)
    expect(told).toBe(expected)
    expect(reply).toContain('já está anotado')
  })

  it('is marked on what was noted as bought', () => {
    const { told } = after('comprei 3 saco de ração 89 cada', 'fiquei devendo a ração pro Osvaldo')
    expect(told).toBe('Saco de ração (fiado) despesa 26700')
  })

  it('leaves the rest of the message to be written', () => {
    const said = [
      'comprei 84 de cimento e fiquei devendo',
      'vendi o bezerro 1.850 e paguei o Zé 84',
    ]
    expect(after(...said).told).toContain('Bezerro receita 185000')
    expect(after(...said).told.match(/8400/g)).toHaveLength(1)
  })

  it('is written once more by a yes, and not by a no', () => {
    const said = ['comprei 2 saco de cimento 42 cada e fiquei devendo', 'paguei o cimento 84']
    expect(after(...said, 'não').told).toBe(cement)
    expect(after(...said, 'sim').told).toContain('; Cimento despesa 8400')
  })

  it('is nothing to another sum', () => {
    const { told } = after('peguei 50 de carne fiado no açougue', 'paguei 32 no açougue')
    expect(told).toContain('despesa 3200')
  })
})
