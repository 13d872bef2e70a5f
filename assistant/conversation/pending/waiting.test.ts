import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')
const list = 'padaria 18, feira 43 e farmácia 60, deu 130 tudo'

/** What stands there in the end, and each reply. */
function after(...said: string[]) {
  const conversation = begin({ today })
  const replies = said.map((text) => take(conversation, text).replies.join('\n'))
  const { entries, bills } = conversation.world
  const told = entries.map((one) => `${one.description} ${one.amountCents}`).toSorted()
  return { entries: told, bills, replies, last: replies.at(-1) ?? '' }
}

const all = ['Farmácia 6000', 'Feira 4300', 'Padaria 1800']
const waits = /A lista de antes \(Padaria, Feira e Farmácia, .*121,00\) ainda espera/

describe('a list that was proposed', () => {
  it.each(['pastel 12', 'quanto eu gastei hoje?'])('is said to wait behind %s, once', (text) => {
    const { replies } = after(list, text, 'uber 9')
    expect(replies[1]).toMatch(waits)
    expect(replies[2]).not.toMatch(/espera/)
  })

  it.each([
    'pode anotar sim a feira, a padaria e a farmácia',
    'pode anotar a lista',
    'são só esses mesmo, pode anotar aquela lista',
    'a lista de antes pode também',
    'anota sim aquela lista',
  ])('is written later by %s', (text) => {
    expect(after(list, 'uber 9', text).entries).toEqual([...all, 'Uber 900'].toSorted())
  })

  it.each(['pode anotar sim a feira, a padaria e a farmácia', 'ah e a lista tá certa, pode botar'])(
    'is written at once by %s',
    (text) => {
      expect(after(list, text).entries).toEqual(all)
    },
  )

  it.each(['sim', 'pode'])(
    'is written by a plain %s right behind being told that it waits',
    (yes) => {
      expect(after(list, 'uber 9', yes).entries).toEqual([...all, 'Uber 900'].toSorted())
      expect(after(list, 'uber 9', 'pastel 12', yes).entries).toEqual(['Pastel 1200', 'Uber 900'])
    },
  )

  it('is written in part, and the rest waits on', () => {
    expect(after(list, 'uber 9', 'anota só a feira').entries).toEqual(['Feira 4300', 'Uber 900'])
    expect(after(list, 'uber 9', 'anota só a feira', 'e a farmácia pode também').entries).toEqual([
      'Farmácia 6000',
      'Feira 4300',
      'Uber 900',
    ])
  })

  it('is shown once more to who asks for it', () => {
    const { last, entries } = after(list, 'uber 9', 'não anotou aquela lista?')
    expect([last, entries]).toEqual([expect.stringContaining('Posso anotar?'), ['Uber 900']])
    expect(after(list, 'uber 9', 'não anotou aquela lista?', 'sim').entries).toHaveLength(4)
  })

  it.each(['esquece a lista', 'não anota a lista não', 'pode anotar o gás', 'tá certo', 'não sei'])(
    'is not written by %s',
    (text) => {
      expect(after(list, 'uber 9', text).entries).toEqual(['Uber 900'])
    },
  )

  it('is without what was told again', () => {
    const { last } = after(list, 'feira 43')
    expect(last).toMatch(/\(Padaria e Farmácia, /)
    expect(after(list, 'feira 43', 'pode anotar a lista').entries).toEqual(all)
  })

  it('is none of what was proposed one by one, and passed over', () => {
    const said = ['uber 20, ele pagou o uber', 'fatura do cartão 1.248,60', 'padaria 12']
    expect(after(...said).last).not.toContain('espera')
    expect(after(...said, 'pode anotar a lista').entries).toEqual(['Padaria 1200'])
    expect(after(...said, 'pode anotar o uber').entries).toEqual(['Padaria 1200', 'Uber 2000'])
  })

  it('is none where nothing waits', () => {
    expect(after('uber 9', 'pode anotar a lista').entries).toEqual(['Uber 900'])
  })
})

describe('what else waits', () => {
  it('is one entry, by its name and without a word of it before', () => {
    const proposed = 'e o plano funerário, 38 reais, dia 10'
    const { replies, entries } = after(proposed, 'uber 9', 'pode anotar o plano funerário')
    expect(replies[1]).not.toContain('espera')
    expect(entries).toEqual(['Plano funerário 3800', 'Uber 900'])
  })

  it('are bills of which it was asked whether they come again', () => {
    const { replies, bills } = after('água 62 dia 5, luz 180 dia 12', 'uber 9', 'são de todo mês')
    expect(replies[1]).toContain('As contas de antes (Água e Luz) ainda esperam')
    expect(bills).toMatchObject([{ name: 'Água' }, { name: 'Luz' }])
  })
})

describe('an entry that still has no name', () => {
  it.each([
    ['ele acabou de me mandar os 219,30 no pix', 'foi a parte do Dani do mercado', 'Dani'],
    ['gastei 80', 'foi presente da minha mãe', 'Presente da minha mãe'],
  ])('gets it when more was told: %s', (text, later, name) => {
    const { entries } = after(text, 'quanto gastei hoje?', later)
    expect(entries).toEqual([expect.stringContaining(name)])
  })

  it('is not called by an excuse', () => {
    expect(after('gastei 80', 'quanto gastei hoje?', 'foi mal').entries).toEqual(['Gasto 8000'])
  })
})
