import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-20')

function after(...said: string[]): { entries: string[]; reply: string } {
  const conversation = begin({ today })
  let reply = ''
  for (const text of said) reply = take(conversation, text).replies.join('\n')
  const { entries } = conversation.world
  return { entries: entries.map((one) => `${one.description} ${one.amountCents}`), reply }
}

describe('a total that its parts do not come to', () => {
  it.each([
    ['gastei 18,50 de leite condensado, 3 latas a 6,50', '18,50', 'Leite condensado 1850'],
    ['comprei 3 camisas a 30, deu 85', 'foi 90', 'Camisas 9000'],
    ['comprei 2kg de carne a 38 deu 75', 'o total foi 76', 'Carne 7600'],
  ])('is asked about in %s', (said, answer, entry) => {
    const asked = after(said)
    expect(asked.entries).toEqual([])
    expect(asked.reply).toContain('mas você disse')
    expect(after(said, answer).entries).toEqual([entry])
  })

  it('is said beside the things of a list, which a yes writes', () => {
    const said = 'foram 200 hoje: 120 no mercado e 90 na farmácia'
    const asked = after(said)
    expect(asked.entries).toEqual([])
    expect(asked.reply).toMatch(/Juntos dão R\$\s210,00, e não os R\$\s200,00/)
    expect(after(said, 'sim').entries.toSorted()).toEqual(['Farmácia 9000', 'Mercado 12000'])
  })

  it('has its reason, or is a thing of its own', () => {
    expect(after('comprei 3 camisas a 30, com desconto deu 85').entries).toEqual(['Camisas 8500'])
    expect(after('pão 18 e 3 latas de leite a 6,50').entries).toHaveLength(2)
    expect(after('2 corridas de 15, gastei 25 de gasolina').entries).toHaveLength(2)
    expect(after('natação 160, inglês 240, van 310. tudo pago').entries).toHaveLength(3)
  })
})
