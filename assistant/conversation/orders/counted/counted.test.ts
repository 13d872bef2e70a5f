import { describe, expect, it } from 'vitest'
import { standsAfter } from '#corpus/world/stands-after.ts'

const today = Temporal.PlainDate.from('2026-11-27')
const after = (...said: string[]) => standsAfter(today, said)
const sold = 'vendi 12 marmitas hoje a 18 cada'

describe('some of what was sold is still to be paid', () => {
  it.each([
    'menos 2 que o rapaz ficou de pagar amanhã',
    'só que 2 o rapaz ficou de pagar amanhã',
    'só 10 pagaram, 2 ficaram pra amanhã',
    '2 ficaram pra amanhã',
    'faltou 2 pagar',
    'mas 2 foram fiado',
  ])('and comes in when it is: %s', (text) => {
    const { entries, reply } = after(sold, text)
    expect(entries).toBe('+180 Marmitas')
    expect(reply).toContain('R$ 36,00 para receber')
    expect(after(sold, text, 'o rapaz pagou as 2').entries).toBe('+180 Marmitas; +36 Marmitas')
  })
})

describe('so many were sold on another day', () => {
  const yesterday = '+216 Marmitas; +162 Marmitas 11-26'

  it.each(['ontem vendi 9', 'e ontem foram 9', 'vendi 9 ontem', 'ontem vendi 9 marmitas'])(
    'at the same price, which is asked: %s',
    (text) => {
      expect(after(sold, text).entries).toBe('+216 Marmitas')
      expect(after(sold, text).reply).toContain('9 × R$ 18,00 = R$ 162,00')
      expect(after(sold, text, 'sim').entries).toBe(yesterday)
    },
  )

  it('also behind what is still to be paid', () => {
    const said = [sold, 'menos 2 que o rapaz ficou de pagar amanhã', 'ontem vendi 9', 'sim']
    expect(after(...said).entries).toBe('+180 Marmitas; +162 Marmitas 11-26')
  })

  it.each([
    ['ontem vendi 90 reais', '+216 Marmitas; +90 Vendas 11-26'],
    ['ontem vendi 9 a 20', '+216 Marmitas; +180 Vendas 11-26'],
    ['vendi mais 3', '+216 Marmitas; +54 Marmitas'],
    ['ontem vendi 9 bolos', '+216 Marmitas'],
  ])('no other: %s', (text, entries) => {
    expect(after(sold, text).entries).toBe(entries)
  })
  it.each(['hoje vendi 15', 'vendi 15', 'hoje vendi 15 marmitas', 'vendi 15 hoje'])(
    'or on the same one, which is asked as well: %s',
    (text) => {
      expect(after(sold, text).entries).toBe('+216 Marmitas')
      expect(after(sold, 'mercado 40', text).reply).toContain('15 × R$ 18,00 = R$ 270,00')
      expect(after(sold, text, 'sim').entries).toBe('+216 Marmitas; +270 Marmitas')
    },
  )

  it.each([
    ['hoje vendi 15 reais', '+216 Marmitas; +15 Vendas'],
    ['hoje vendi 150', '+216 Marmitas; +150 Vendas'],
    ['hoje vendi 15 a 20', '+216 Marmitas; +300 Vendas'],
    ['foram 15', '+270 Marmitas'],
  ])('and no count is: %s', (text, entries) => {
    expect(after(sold, text).entries).toBe(entries)
  })
})
