import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')

/** What stands there when all of it was said, and what was said last. */
function after(...said: string[]): { entries: string; reply: string } {
  const conversation = begin({ today })
  const told = said.map((text) => take(conversation, text))
  const entries = conversation.world.entries.map(({ type, amountCents, description, date }) => {
    const day = date === today.toString() ? '' : ` ${date.slice(5)}`
    return `${type === 'receita' ? '+' : '-'}${amountCents / 100} ${description}${day}`
  })
  return {
    entries: entries.join('; '),
    reply: (told.at(-1)?.replies.join(' ') ?? '').replaceAll('\u00a0', ' '),
  }
}

describe('money that comes back, beside what was spent', () => {
  it.each([
    [['vendi um sofá 60', 'opa o parça pagou os 20 q faltava'], '+60 Sofá; +20 Parça'],
    [['dei 300 pra minha mãe', 'opa, a Jéssica pagou os 35 que devia'], '-300 Mãe; +35 Jéssica'],
    [['mercado 120', 'eita, o Beto devolveu 15 do mercado'], '-120 Mercado; +15 Mercado'],
    [
      ['remédio 52,90', 'cobraram errado o remédio, me devolveram 12,90'],
      '-52.9 Remédio; +12.9 Remédio',
    ],
    [['padaria 30', 'opa minha irmã acertou os 45 dela'], '-30 Padaria; +45 Irmã'],
    // What it cost is still mended.
    [['vendi bolo 80', 'opa, ela pagou 90'], '+90 Bolo'],
    [['mercado 120', 'me cobraram errado, foi 110'], '-110 Mercado'],
  ])('%j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })

  it('is offered where there is a doubt, and mends nothing', () => {
    const { entries } = after('uber 25', 'aff o uber cobrou errado mas estornou 8', 'sim')
    expect(entries).toBe('-25 Uber; +8 Uber')
  })
})

describe('a figure that is right, behind a question', () => {
  const open = ['consulta 180 ontem', 'esse mês ela já guardou os cem']

  it.each([
    'errei, foi 110',
    'são 110 na verdade',
    'opa, errei o valor, era 110',
    'desculpa, cento e dez',
    'foi 110, digitei errado',
  ])('is that of what was asked: %s', (text) => {
    const { entries, reply } = after(...open, text)
    expect(entries).toBe('-180 Consulta 11-26')
    expect(reply).toContain('Guardou: R$ 110,00')
  })

  it('is of what is named', () => {
    expect(after(...open, 'errei, a consulta foi 110').entries).toBe('-110 Consulta 11-26')
  })

  it('is agreed to only where the yes names nothing else', () => {
    expect(after(...open, 'sim da raspadinha').reply).not.toContain('100')
    expect(after(...open, 'sim, lazer').reply).toContain('R$ 100,00 em Lazer')
  })
})

describe('a message that mends itself', () => {
  it.each([
    [['mercado 50', 'dei 50 pra Bia, não 50, 70'], '-50 Mercado; -70 Bia'],
    [['mercado 50', 'almocei por 30, minto, 35'], '-50 Mercado; -35 Almoço'],
    [['sofá 300', 'padaria 12, perdão, 13'], '-300 Sofá; -13 Padaria'],
    [['sofá 300', 'paguei 300 pro Zé, não é 300, é 330', 'sim'], '-300 Sofá; -330 Zé'],
    [['gastei 80 no bar, 80 não, 90'], '-90 Bar'],
    // And what stands there is mended by its figure or its name.
    [['sofá 300', 'não é 300, é 330'], '-330 Sofá'],
    [['sofá 300', 'o sofá foi 330, não 300'], '-330 Sofá'],
  ])('%j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })
})
