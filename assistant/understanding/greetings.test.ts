import { describe, expect, it } from 'vitest'
import { withoutGreeting } from '#understanding/greetings.ts'

describe('what stands behind a greeting', () => {
  it.each([
    ['bom dia! netflix 44,90', 'netflix 44,90'],
    ['oi lya bom dia, tudo bem? netflix 44,90', 'netflix 44,90'],
    ['Bom dia 😊 unha 45', '😊 unha 45'],
    ['Oi! Tudo bem?\nUber 20', 'Uber 20'],
    ['oi', null],
    ['bom dia lya', null],
    ['oito reais no pão', null],
    ['mercado 50, oi', null],
    // What only announces.
    ['vou te mandar meus gastos: mercado 50', 'mercado 50'],
    ['oi lya, deixa eu te contar: uber 20', 'uber 20'],
    ['Lá vai:\ngasolina 100', 'gasolina 100'],
    ['quero comprar: tv 2000', null],
    ['vou passar no mercado: 50', null],
    ['vou te mandar meus gastos', null],
  ])('of %j is %j', (message, rest) => {
    expect(withoutGreeting(message)).toBe(rest)
  })
})
