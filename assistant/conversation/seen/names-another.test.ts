import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

/** What is said last, and all that stands there after a yes to it. */
function after(...said: string[]) {
  const conversation = begin({ today })
  let reply = ''
  for (const text of said) reply = take(conversation, text).replies.join('\n')
  return { reply, entries: conversation.world.entries }
}

describe('what names another thing than what is proposed', () => {
  it.each([
    ['vou receber a rescisao 4.870 dia 4', 'meu aluguel é 750 dia 10', 'scis'],
    ['Quero pagar as férias em janeiro, 2.400', 'E o IPTU ano que vem 980 em fevereiro', 'rias'],
    ['ipva 1.200 em janeiro', 'lembra de mim: iptu 620 vence 10/02', 'pva'],
    ['a Ana comprou bolsa 100', 'a Neide me deve 200 desde setembro', 'Bolsa'],
    ['a Ana comprou bolsa 100', 'o Carlos me deve 50', 'Bolsa'],
    ['quero comprar uma tv 2.000 em dezembro', 'e o sofá 1.500 em fevereiro', 'tv'],
  ])('is not %s', (first, second, name) => {
    const { reply, entries } = after(first, second)
    expect(reply).not.toContain(name)
    expect(entries).toEqual([])
  })

  it.each(['cancelei a netflix', 'era 44,90 por mes', 'dia 15 tem o material escolar, uns 400'])(
    'is not %s, of what has not come yet',
    (second) => {
      const { reply, entries } = after('não vou receber os 420 do plantão de sábado', second)
      expect(reply).not.toContain('Plantão')
      expect(entries).toEqual([])
    },
  )

  it.each(['não é 100, é 48', 'foi 48'])('is none in %s, which gives it another sum', (second) => {
    const { reply } = after('a Ana comprou bolsa 100', second)
    expect(reply).toMatch(/Bolsa: R.\s48,00/)
  })

  it('is its own figure where none is named', () => {
    expect(after('vou receber férias 2.100 dia 5', 'não, é 2.300').reply).toContain('Férias')
  })
})
