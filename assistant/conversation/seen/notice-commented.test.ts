import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')
const sent = 'Pix enviado R$ 25,00 para JOSE CARLOS DA SILVA 27/11/2026 12:10'
const received = 'Você recebeu um Pix de ANA PAULA DIAS no valor de R$ 42,50'

/** What stands there when a receipt was forwarded, and something said of it. */
function entriesAfter(notice: string, comment: string): string {
  const conversation = begin({ today })
  for (const text of [notice, comment]) take(conversation, text)
  return conversation.world.entries
    .map(({ description, type, amountCents }) => `${description} ${type} ${amountCents}`)
    .join('; ')
}

describe('what a forwarded receipt was for', () => {
  it.each([
    [sent, 'marmita', 'Marmita despesa 2500'],
    [sent, 'é o condomínio desse mês', 'Condomínio despesa 2500'],
    [sent, 'essa foi a diarista', 'Diarista despesa 2500'],
    [sent, 'tênis do meu filho', 'Tênis do meu filho despesa 2500'],
    [sent, 'foi a quadra de futebol', 'Quadra de futebol despesa 2500'],
    [received, 'é a parte dela da pizza que eu paguei no cartão', 'Pizza receita 4250'],
  ])('%s: %s', (notice, comment, expected) => {
    expect(entriesAfter(notice, comment)).toBe(expected)
  })

  it.each(['paguei a luz', 'esse foi caro hein', 'e o mercado?', 'não fui eu', 'café também'])(
    'is not told by: %s',
    (comment) => {
      expect(entriesAfter(sent, comment)).toBe('Jose Carlos da Silva despesa 2500')
    },
  )
})
